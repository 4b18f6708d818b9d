import type { FileToRead } from "~/platform/ports";
import type { AnkiDeck } from "./anki/write-package";
import type { ReadCards } from "./import/imported-card";

/** Reads and writes files of cards in a separate worker. */
export interface CardFiles {
  /**
   * @param file its type is one of `cardFileTypes`
   * @param now the time of the import, for schedules
   * @throws UnreadableCards or TooManyCards (import/imported-card); ExtractionError busy or given_up
   * (library/extraction)
   */
  read(file: FileToRead, now: Date): Promise<ReadCards>;
  /** Decks as an Anki package (.apkg). */
  writePackage(decks: readonly AnkiDeck[], now: Date): Promise<Uint8Array>;
}

declare module "~/platform/app.server" {
  interface App {
    cardFiles: CardFiles;
  }
}
