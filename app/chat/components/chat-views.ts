import type { FormEvent } from "react";

/** A passage of the material that supports an answer. */
export type CitationView = {
  number: number;
  fileId: string;
  fileName: string;
  page: number | null;
  quote: string;
  href: string;
};

/** One turn of a conversation as the screen shows it. `html` is sanitised on the server. */
export type ChatMessageView = {
  id: string;
  role: "user" | "assistant";
  content: string;
  html?: string;
  createdAt: string;
  citations: CitationView[];
  /** Whether it asks what the learner remembers; the answer is revealed afterwards. */
  askedBack?: boolean;
  /** What the learner remembered before the answer was revealed; empty for nothing. */
  attempt?: string;
  /** Whether such an answer has been kept as a card. */
  kept?: boolean;
  /** The URL of the audio by a provider's voice, if the plan includes speech. */
  audioUrl?: string;
};

/** A React key that changes with the message's text, as when an answer is revealed. */
export function saidBy({ id, askedBack }: ChatMessageView): string {
  return askedBack ? `${id} asked back` : id;
}

/** A running turn. */
export type StreamingReply = {
  /** Null while a recording is transcribed. */
  question: string | null;
  /** Its finished blocks, sanitised on the server. */
  html: string;
  /** The text after them. */
  rest: string;
  status: "waiting" | "writing";
};

/** The file or course that a conversation is about. */
export type ChatSubject =
  | {
      kind: "file";
      id: string;
      name: string;
      type: string;
      /** As the header shows it: "1.5 KB". */
      size: string;
    }
  | { kind: "course"; name: string; documents: number; href: string };

/** The messages of the day. */
export interface ChatAllowance {
  /** Messages sent today. */
  used: number;
  /** The most in a day; infinite if the plan has no limit. */
  limit: number;
  /** When the count starts again. */
  resetsAt: string;
  /** The price of the plan without a limit, in words. */
  price: string;
}

/** What a learner can do here with JavaScript. */
export interface ChatActions {
  /** Returns false, and shows why, if the plan does not allow a message. */
  mayAsk: () => boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Sends a recording. @returns whether it was understood, and so became a message */
  onRecording: (recording: Blob) => Promise<boolean>;
  onStop?: () => void;
}
