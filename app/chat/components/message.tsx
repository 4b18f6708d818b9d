import type { ReactNode } from "react";
import type { ChatMessageView } from "~/chat/components/chat-views";
import { Citations } from "~/chat/components/citations";
import { CopyButton } from "~/chat/components/copy-button";
import { Listen } from "~/chat/components/listen";
import { OnDevice } from "~/chat/components/on-device";
import * as m from "~/chat/messages";
import { Fox, type FoxMood } from "~/ui/fox";

/** What the learner said, at the end of the line. */
export function OwnMessage({ children }: { children: ReactNode }) {
  return (
    <div className="flex justify-end ps-10">
      <p className="sr-only">{m.youSaid()}</p>
      <p
        dir="auto"
        className="max-w-[60ch] rounded-card bg-ember-wash px-4 py-2.5 text-wrap whitespace-pre-wrap wrap-anywhere"
      >
        {children}
      </p>
    </div>
  );
}

/** What Fennec says: calm text to read, the fox beside it. */
export function Reply({
  id,
  mood = "still",
  children,
}: {
  id?: string;
  mood?: FoxMood;
  children: ReactNode;
}) {
  return (
    <div id={id} className="flex gap-3 sm:gap-4">
      <Fox mood={mood} className="mt-0.5 size-8 sm:size-9" />
      <p className="sr-only">{m.fennecSaid()}</p>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** One turn of the conversation. */
export function Message({
  message,
  question,
  fileId,
  premium,
}: {
  message: ChatMessageView;
  /** What a reply answers. */
  question: string;
  fileId: string | null;
  premium: boolean;
}) {
  if (message.role === "user") return <OwnMessage>{message.content}</OwnMessage>;
  return (
    <Reply id={`message-${message.id}`}>
      <div
        dir="auto"
        className="reply"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered and sanitised on the server
        dangerouslySetInnerHTML={{ __html: message.html ?? "" }}
      />
      <Citations citations={message.citations} fileId={fileId} />
      <CopyButton text={message.content} />
      <Listen reply={message} premium={premium} />
      <OnDevice reply={message} question={question} />
    </Reply>
  );
}
