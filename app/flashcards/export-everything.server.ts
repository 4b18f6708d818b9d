import { toCsv } from "~/assessment/export/csv";
import { type ExportedFile, toFile } from "~/assessment/export/export-formats";
import type { ExportedItem } from "~/assessment/export/exported-item";
import { toMarkdown } from "~/assessment/export/to-markdown";
import { letterOf } from "~/assessment/letter-of";
import type { Actor, App } from "~/platform/app.server";
import type { CardCollection, CollectedCard } from "~/study-mode";

export const collectionFormats = ["apkg", "csv", "md"] as const;
type CollectionFormat = (typeof collectionFormats)[number];

/** All decks and kept questions of the learner in one file: for Anki with their schedules, as CSV or to read. */
export async function exportEverything(
  app: App,
  actor: Actor,
  format: CollectionFormat,
): Promise<ExportedFile> {
  const lists = await Promise.all(
    app.studyModes.map((mode) => mode.listCollections?.(app, actor) ?? []),
  );
  const collections = lists.flat().filter(({ cards }) => cards.length > 0);
  const now = app.clock.now();
  const file = { name: "cards-and-questions", format, now };
  switch (format) {
    case "apkg":
      return toFile(file, await app.cardFiles.writePackage(collections.map(withOptions), now));
    case "csv":
      return toFile(file, toTable(collections));
    case "md":
      return toFile(file, collections.map(toText).join("\n"));
  }
}

/** Two-sided: the options of a question are on the front. */
function withOptions(collection: CardCollection): CardCollection {
  return { ...collection, cards: collection.cards.map(toTwoSides) };
}

function toTwoSides(card: CollectedCard): CollectedCard {
  const { question, front, back } = card;
  if (!question) return card;
  const options = question.options.map((option, index) => `${letterOf(index)}) ${option}`);
  return {
    ...card,
    front: [front, ...options].join("\n"),
    back: [`${letterOf(question.correctAnswer)}) ${back}`, question.explanation]
      .filter((text) => text !== "")
      .join("\n"),
  };
}

/** As a deck is exported, and the deck's title. */
function toTable(collections: readonly CardCollection[]): string {
  const rows = collections.flatMap(({ title, cards }) =>
    cards
      .map(toTwoSides)
      .map(({ front, back, source }) => [
        front,
        back,
        source?.quote ?? "",
        source?.page ? String(source.page) : "",
        source?.fileId ?? "",
        title,
      ]),
  );
  return toCsv([["front", "back", "source", "page", "file", "deck"], ...rows]);
}

function toText({ id, title, cards }: CardCollection): string {
  const items = cards.map(({ front, back, source, question }): ExportedItem => {
    const text = { text: front, source };
    if (!question) return { ...text, kind: "open", answer: back };
    const { options, correctAnswer: correct, explanation } = question;
    return { ...text, kind: "choice", options, correct, explanation };
  });
  return toMarkdown({ id, title, items });
}
