import { MAX_BLOCKS } from "./document";
import { ExtractionError } from "./extraction-error";

/** Counts the blocks of a document while it is read, so that no more are made than may be. */
export class BlockCount {
  #count = 0;

  /** @throws {ExtractionError} too_large */
  add(blocks: number): void {
    this.#count += blocks;
    if (this.#count > MAX_BLOCKS) {
      throw new ExtractionError("too_large", "The document has more paragraphs than the limit.");
    }
  }
}
