/** So many words in a row, said as the instructions say them, are no chance. */
const telling = 8;
/** From here on words are held back until it is known. */
const suspicious = 3;

const wholeWord = /^[^\p{L}\p{M}\p{N}]*([\p{L}\p{M}\p{N}]+)(?=[^\p{L}\p{M}\p{N}])/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Takes the model's own instructions out of its reply, as it comes. */
export interface InstructionFilter {
  /** @returns what may be shown by now */
  write(text: string): string;
  /** @returns what was held back and may be shown after all */
  end(): string;
}

/** @param mark a word of the instructions that stands in no reply by chance */
export function createInstructionFilter(instructions: string, mark: string): InstructionFilter {
  const told = lowerCaseWords(instructions);
  /** What has not been read as whole words yet, and how much of it has been shown. */
  let unread = "";
  let shownOfUnread = 0;
  /** What has been read and not been shown. */
  let held = "";
  /** Where in the instructions the words read last may stand, and how many those are. */
  let places: number[] = [];
  let run = 0;

  function readWord(piece: string, read: string): string {
    let shown = "";
    const next = places.map((place) => place + 1).filter((place) => told[place] === read);
    if (next.length > 0) run += 1;
    else {
      if (run < telling) shown = held;
      held = "";
      run = told.includes(read) ? 1 : 0;
    }
    places =
      next.length > 0 ? next : told.flatMap((other, place) => (other === read ? [place] : []));
    held += piece.slice(shownOfUnread);
    shownOfUnread = Math.max(0, shownOfUnread - piece.length);
    if (read === mark) {
      held = "";
      run = telling;
    }
    return shown;
  }

  function readWords(): string {
    let shown = "";
    for (let match = wholeWord.exec(unread); match; match = wholeWord.exec(unread)) {
      const [piece, found = ""] = match;
      unread = unread.slice(piece.length);
      shown += readWord(piece, found.toLowerCase());
    }
    return shown;
  }

  return {
    write(text) {
      unread += text;
      let shown = readWords();
      if (run >= suspicious || mayBecome(mark, unread)) return shown;
      shown += held + unread.slice(shownOfUnread);
      held = "";
      shownOfUnread = unread.length;
      return shown;
    },
    end() {
      // A sign after the last word makes it whole.
      unread += "\n";
      const shown = readWords();
      const rest = unread.slice(shownOfUnread, -1);
      return run < telling ? shown + held + rest : shown;
    },
  };
}

/** Does a text say what the instructions say? */
export function repeatsInstructions(text: string, instructions: string, mark: string): boolean {
  const filter = createInstructionFilter(instructions, mark);
  return filter.write(text) + filter.end() !== text;
}

function mayBecome(mark: string, unread: string): boolean {
  const begun = lowerCaseWords(unread).at(-1);
  return begun !== undefined && begun.length > 1 && mark.startsWith(begun);
}

function lowerCaseWords(text: string): string[] {
  return (text.match(word) ?? []).map((one) => one.toLowerCase());
}
