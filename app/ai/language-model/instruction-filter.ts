/** The fewest consecutive words of the instructions that count as a leak. */
const minLeakedWords = 8;
/** The consecutive words from which on output is held back. */
const minHeldWords = 3;

const wholeWord = /^[^\p{L}\p{M}\p{N}]*([\p{L}\p{M}\p{N}]+)(?=[^\p{L}\p{M}\p{N}])/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Removes the model's instructions from a streamed reply. */
export class InstructionFilter {
  readonly #instructions: readonly string[];
  /** Text that does not form complete words yet, and how much of it was shown. */
  #buffered = "";
  #shownOfBuffered = 0;
  /** Words that were read but not shown. */
  #held = "";
  /**
   * The positions in the instructions that the last words match, and the number of matched words.
   */
  #positions: number[] = [];
  #matchLength = 0;

  /** @param canary a token of the instructions that occurs in no other text */
  constructor(
    instructions: string,
    private readonly canary: string,
  ) {
    this.#instructions = lowerCaseWords(instructions);
  }

  /** @returns the text that can be shown */
  write(text: string): string {
    this.#buffered += text;
    const shown = this.#readWords();
    if (this.#matchLength >= minHeldWords || mayBecomeCanary(this.canary, this.#buffered)) {
      return shown;
    }
    const released = this.#held + this.#buffered.slice(this.#shownOfBuffered);
    this.#held = "";
    this.#shownOfBuffered = this.#buffered.length;
    return shown + released;
  }

  /** @returns the held text that can be shown after all */
  end(): string {
    // A character after the last word completes it.
    this.#buffered += "\n";
    const shown = this.#readWords();
    const rest = this.#buffered.slice(this.#shownOfBuffered, -1);
    return this.#matchLength < minLeakedWords ? shown + this.#held + rest : shown;
  }

  #readWords(): string {
    let shown = "";
    let match = wholeWord.exec(this.#buffered);
    while (match) {
      const [piece, found = ""] = match;
      this.#buffered = this.#buffered.slice(piece.length);
      shown += this.#readWord(piece, found.toLowerCase());
      match = wholeWord.exec(this.#buffered);
    }
    return shown;
  }

  /** @returns what was held before, if this word ends its match */
  #readWord(piece: string, word: string): string {
    let shown = "";
    const next = this.#positions
      .map((place) => place + 1)
      .filter((place) => this.#instructions[place] === word);
    if (next.length > 0) {
      this.#matchLength += 1;
      this.#positions = next;
    } else {
      if (this.#matchLength < minLeakedWords) shown = this.#held;
      this.#held = "";
      this.#positions = this.#instructions.flatMap((other, place) =>
        other === word ? [place] : [],
      );
      this.#matchLength = this.#positions.length > 0 ? 1 : 0;
    }
    this.#held += piece.slice(this.#shownOfBuffered);
    this.#shownOfBuffered = Math.max(0, this.#shownOfBuffered - piece.length);
    if (word === this.canary) {
      this.#held = "";
      this.#matchLength = minLeakedWords;
    }
    return shown;
  }
}

/** Whether a text repeats the instructions. */
export function repeatsInstructions(text: string, instructions: string, canary: string): boolean {
  const filter = new InstructionFilter(instructions, canary);
  return filter.write(text) + filter.end() !== text;
}

function mayBecomeCanary(canary: string, pending: string): boolean {
  const begun = lowerCaseWords(pending).at(-1);
  return begun !== undefined && begun.length > 1 && canary.startsWith(begun);
}

function lowerCaseWords(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLowerCase());
}
