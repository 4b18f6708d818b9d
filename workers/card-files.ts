import type { Memory } from "~/assessment/memory";
import { type ReadCards, TooManyCards, UnreadableCards } from "~/flashcards/import/imported-card";
import type { CardFiles } from "~/flashcards/ports";
import { withTimeout } from "~/platform/with-timeout";
import type Documents from "./documents/documents";
import { defaultTimeouts, sendFile } from "./send-file";

/** What `workers/documents` says of a file of cards. */
export type CardsAnswer = { read: ReadCards } | { failure: "unreadable" | "too_many" };

/** Reads and writes files of cards by `workers/documents`. */
export function createCardFiles(
  worker: Pick<Fetcher, "fetch"> & Pick<Documents, "writePackage">,
  timeouts = defaultTimeouts,
): CardFiles {
  return {
    async read(file, now) {
      const path = `cards/${file.type}?now=${now.getTime()}`;
      const answer = await sendFile(worker, path, file, timeouts, (response) =>
        response.json<Sent<CardsAnswer>>(),
      );
      if ("read" in answer) return restoreDates(answer.read);
      throw answer.failure === "too_many" ? new TooManyCards() : new UnreadableCards();
    },
    async writePackage(decks, now) {
      const written = Promise.resolve(worker.writePackage(decks, now));
      const stream = await withTimeout(timeouts.turn + timeouts.reading, written);
      return new Uint8Array(await new Response(stream).arrayBuffer());
    },
  };
}

/** A value after its way as JSON. */
type Sent<T> = T extends Date ? string : T extends object ? { [key in keyof T]: Sent<T[key]> } : T;

function restoreDates(read: Sent<ReadCards>): ReadCards {
  const cards = read.cards.map((card) => ({
    ...card,
    memory: card.memory && toMemory(card.memory),
  }));
  return { ...read, cards };
}

function toMemory({ due, lastReview, ...memory }: Sent<Memory>): Memory {
  return { ...memory, due: new Date(due), lastReview: lastReview ? new Date(lastReview) : null };
}
