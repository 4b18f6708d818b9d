/** The fewest consecutive words of the instructions that count as a leak. */
const minLeakedWords = 8;
/** The consecutive words from which on output is held back. */
const minHeldWords = 3;

const wholeWord = /^[^\p{L}\p{M}\p{N}]*([\p{L}\p{M}\p{N}]+)(?=[^\p{L}\p{M}\p{N}])/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Removes the model's instructions from a streamed reply. */
export interface InstructionFilter {
  /** @returns the text that can be shown */
  write(text: string): string;
  /** @returns the held text that can be shown after all */
  end(): string;
}

/** @param canary a token of the instructions that occurs in no other text */
export function createInstructionFilter(instructions: string, canary: string): InstructionFilter {
  const instructionWords = lowerCaseWords(instructions);
  /** Text that does not form complete words yet, and how much of it was shown. */
  let buffered = "";
  let shownOfBuffered = 0;
  /** Words that were read but not shown. */
  let held = "";
  /**
   * The positions in the instructions that the last words match, and the number of matched words.
   */
  let positions: number[] = [];
  let matchLength = 0;

  function readWord(piece: string, read: string): string {
    let shown = "";
    const next = positions
      .map((place) => place + 1)
      .filter((place) => instructionWords[place] === read);
    if (next.length > 0) matchLength += 1;
    else {
      if (matchLength < minLeakedWords) shown = held;
      held = "";
      matchLength = instructionWords.includes(read) ? 1 : 0;
    }
    positions =
      next.length > 0
        ? next
        : instructionWords.flatMap((other, place) => (other === read ? [place] : []));
    held += piece.slice(shownOfBuffered);
    shownOfBuffered = Math.max(0, shownOfBuffered - piece.length);
    if (read === canary) {
      held = "";
      matchLength = minLeakedWords;
    }
    return shown;
  }

  function readWords(): string {
    let shown = "";
    for (let match = wholeWord.exec(buffered); match; match = wholeWord.exec(buffered)) {
      const [piece, found = ""] = match;
      buffered = buffered.slice(piece.length);
      shown += readWord(piece, found.toLowerCase());
    }
    return shown;
  }

  return {
    write(text) {
      buffered += text;
      let shown = readWords();
      if (matchLength >= minHeldWords || mayBecomeCanary(canary, buffered)) return shown;
      shown += held + buffered.slice(shownOfBuffered);
      held = "";
      shownOfBuffered = buffered.length;
      return shown;
    },
    end() {
      // A character after the last word completes it.
      buffered += "\n";
      const shown = readWords();
      const rest = buffered.slice(shownOfBuffered, -1);
      return matchLength < minLeakedWords ? shown + held + rest : shown;
    },
  };
}

/** Whether a text repeats the instructions. */
export function repeatsInstructions(text: string, instructions: string, canary: string): boolean {
  const filter = createInstructionFilter(instructions, canary);
  return filter.write(text) + filter.end() !== text;
}

function mayBecomeCanary(canary: string, pending: string): boolean {
  const begun = lowerCaseWords(pending).at(-1);
  return begun !== undefined && begun.length > 1 && canary.startsWith(begun);
}

function lowerCaseWords(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLowerCase());
}
