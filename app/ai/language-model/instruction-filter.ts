/** So many words in a row, said as the instructions say them, are no chance. */
const minLeakedWords = 8;
/** From here on words are held back until it is known. */
const minHeldWords = 3;

const wholeWord = /^[^\p{L}\p{M}\p{N}]*([\p{L}\p{M}\p{N}]+)(?=[^\p{L}\p{M}\p{N}])/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Takes the model's own instructions out of its reply, as it comes. */
export interface InstructionFilter {
  /** @returns what may be shown by now */
  write(text: string): string;
  /** @returns what was held back and may be shown after all */
  end(): string;
}

/** @param canary a word of the instructions that stands in no reply by chance */
export function createInstructionFilter(instructions: string, canary: string): InstructionFilter {
  const instructionWords = lowerCaseWords(instructions);
  /** What has not been read as whole words yet, and how much of it has been shown. */
  let buffered = "";
  let shownOfBuffered = 0;
  /** What has been read and not been shown. */
  let held = "";
  /** Where in the instructions the words read last may stand, and how many those are. */
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
      // A sign after the last word makes it whole.
      buffered += "\n";
      const shown = readWords();
      const rest = buffered.slice(shownOfBuffered, -1);
      return matchLength < minLeakedWords ? shown + held + rest : shown;
    },
  };
}

/** Does a text say what the instructions say? */
export function repeatsInstructions(text: string, instructions: string, canary: string): boolean {
  const filter = createInstructionFilter(instructions, canary);
  return filter.write(text) + filter.end() !== text;
}

function mayBecomeCanary(canary: string, unread: string): boolean {
  const begun = lowerCaseWords(unread).at(-1);
  return begun !== undefined && begun.length > 1 && canary.startsWith(begun);
}

function lowerCaseWords(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLowerCase());
}
