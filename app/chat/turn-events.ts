import type { TurnEvent } from "~/platform/ports";
import type { ChatMessage } from "./schema";

/** A numbered event of a chat turn, from 1, so that a client can resume. */
export type ChatEvent = TurnEvent<ChatMessage>;
export type NumberedEvent = ChatEvent & { number: number };

/** Turn events from the line-by-line JSON in which a study session sends them. */
export async function* readTurnEvents(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<NumberedEvent> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) yield JSON.parse(line) as NumberedEvent;
  }
}
