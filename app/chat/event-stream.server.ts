import { GrowingReply } from "./growing-reply.server";
import type { NumberedEvent } from "./turn-events";

/**
 * The events of a turn after number `after` as `text/event-stream`; ids are the events' numbers.
 * The token that completes a block of the reply also has all complete blocks rendered, `html`, and the text
 * after them, `rest`.
 * @param events all events of the turn, from the first
 * @param transcript of a voice message: sent first, as a separate event
 */
export function toEventStream(
  turnId: string,
  events: AsyncIterable<NumberedEvent>,
  after = 0,
  transcript?: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const lines = writeEvents(turnId, events, after, transcript);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

async function* writeEvents(
  turnId: string,
  events: AsyncIterable<NumberedEvent>,
  after: number,
  transcript: string | undefined,
): AsyncGenerator<string> {
  if (transcript) yield `event: transcript\ndata: ${JSON.stringify({ text: transcript })}\n\n`;
  const reply = new GrowingReply();
  for await (const { number, type, ...body } of events) {
    let data: object = "message" in body ? body.message : body;
    if ("text" in body) {
      reply.add(body.text);
      const shown = number > after ? reply.show() : null;
      if (shown) data = { ...body, ...shown };
    }
    if (number > after) {
      yield `id: ${turnId}.${number}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
    }
  }
}
