/**
 * Finds how much of a streamed Markdown text consists of complete blocks: up to the last blank line outside code fences
 * and block formulas. Reads each line once.
 */
export class FinishedBlocks {
  /** In characters. */
  length = 0;
  #position = 0;
  #line = "";
  #fence: string | null = null;
  #formula = false;

  add(text: string): void {
    for (const piece of text.split(/(?<=\n)/)) {
      this.#line += piece;
      if (piece.endsWith("\n")) this.#readLine();
    }
  }

  #readLine(): void {
    const line = this.#line;
    this.#line = "";
    this.#position += line.length;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (this.#fence) {
      if (mark?.startsWith(this.#fence)) this.#fence = null;
    } else if (mark) {
      this.#fence = mark;
    } else {
      if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) this.#formula = !this.#formula;
      if (line.trim() === "" && !this.#formula) this.length = this.#position;
    }
  }
}
