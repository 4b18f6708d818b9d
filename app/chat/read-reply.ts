import { EventSourceParserStream } from "eventsource-parser/stream";
import type { StudyScope } from "~/study-scope";
import * as m from "./messages";
import { openTurn, stopTurn } from "./turn-requests";

/** Reconnections after a broken connection, and the delay before each, milliseconds. */
const reconnections = 5;
const reconnectionDelay = 1_000;

/** `html` and `rest` come with the token that finishes a block: all blocks, and the text after them. */
interface Token {
  text?: string;
  html?: string;
  rest?: string;
}

/** The API's error response. */
export interface ErrorEnvelope {
  error?: string;
  code?: string;
  issues?: { path: string; message: string }[];
}

/** The turn whose reply is being read. */
export interface Connection {
  abort: AbortController;
  turnId: string | undefined;
  /** Whether the learner pressed Stop, perhaps before the turn had an id. */
  stopped: boolean;
}

interface ReplyReader {
  /** The transcript of a recording. */
  onTranscript(text: string): void;
  onText(html: string, rest: string): void;
}

/** Reads a reply to its end. @returns what went wrong, or null */
export async function readReply(
  open: (signal: AbortSignal) => Promise<Response>,
  about: StudyScope,
  own: Connection,
  { onTranscript, onText }: ReplyReader,
): Promise<ErrorEnvelope | null> {
  const { signal } = own.abort;
  let lastEvent = "";
  let html = "";
  let rest = "";
  for (let attempt = 0; attempt <= reconnections; attempt += 1) {
    try {
      if (attempt > 0) await new Promise((done) => setTimeout(done, reconnectionDelay));
      const response = await (attempt > 0 && own.turnId
        ? openTurn(own.turnId, about, lastEvent, signal)
        : open(signal));
      if (!response.ok || !response.body) return (await response.json()) as ErrorEnvelope;
      own.turnId = response.headers.get("X-Turn-Id") ?? own.turnId;
      if (own.stopped && own.turnId) stopTurn(own.turnId, about);
      const events = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream());
      for await (const event of iterate(events)) {
        lastEvent = event.id ?? lastEvent;
        const body = JSON.parse(event.data) as Token & ErrorEnvelope;
        if (event.event === "message") return null;
        if (event.event === "error") return body;
        if (event.event === "transcript") {
          onTranscript(body.text ?? "");
          continue;
        }
        html = body.html ?? html;
        rest = body.rest ?? rest + (body.text ?? "");
        onText(html, rest);
      }
    } catch {
      if (signal.aborted) return null;
    }
    if (!own.turnId) return { error: m.replyFailed() };
  }
  return { error: m.replyFailed() };
}

/** Stops the reply at its current length; its stream then ends. */
export function stopReply(own: Connection, about: StudyScope) {
  own.stopped = true;
  if (own.turnId) stopTurn(own.turnId, about);
}

/** Async iteration for browsers whose streams lack it. */
async function* iterate<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
