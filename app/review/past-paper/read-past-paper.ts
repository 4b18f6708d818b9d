import { asksSomething } from "./asks-something";
import { toLatinMarks } from "./latin-marks";
import {
  type PaperProblem,
  type PastPaper,
  paperLimits,
  type SkippedPaperLine,
} from "./past-paper";
import { keyEntries, lettersIn } from "./read-answer";
import { optionsWithin, readOptions, readPaperLine, stripKeyLine } from "./read-line";
import { type Draft, toItem } from "./to-item";

/**
 * The questions of a past paper with their answers: after each question, marked among its options, or in a list at
 * the end. A pure rule, for text in any language whose options have Latin or Arabic letters.
 */
export function readPastPaper(text: string): PastPaper {
  const reader = new PaperReader();
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n?|\n/, paperLimits.lines + 1);
  const tooLong = { items: [], skipped: [], isTooLong: true };
  if (lines.length > paperLimits.lines) return tooLong;
  for (const [index, line] of lines.entries()) {
    reader.take(line, index + 1);
    if (reader.questions > paperLimits.questions) return tooLong;
  }
  return reader.finish();
}

class PaperReader {
  readonly #items: PastPaper["items"] = [];
  readonly #seen = new Set<string>();
  /** Of the present paper. */
  readonly #drafts: Draft[] = [];
  /** By its number, the first of them with options. */
  readonly #withOptions = new Map<number, Draft>();
  readonly #skipped: SkippedPaperLine[] = [];
  /** The entry of lines without a question that the present line goes on with. */
  #run: SkippedPaperLine | null = null;
  /** Answers of the list at the end, by number; several where parts count from 1 again. */
  readonly #key = new Map<number, string[]>();
  /** How many have begun. */
  questions = 0;
  #inKey = false;
  #keyNumber: number | null = null;
  #current: Draft | null = null;
  /** Whether the paper says "Question": then a number alone begins none. */
  #isExplicit = false;
  #afterBlank = false;

  take(line: string, number: number): void {
    if (line.length > paperLimits.lineLength) {
      this.#leaveOut(number, line, "too_long");
      this.#current = null;
      return;
    }
    const marked = toLatinMarks(line);
    const read = readPaperLine(marked);
    if (read.is === "blank") {
      this.#afterBlank = true;
      return;
    }
    if (this.#inKey && read.is === "heading") this.#keyNumber = null;
    else if (this.#inKey && read.is !== "paper") this.#takeKey(marked.trim());
    else this.#takeLine(read, marked, number);
    if (this.#run && (this.#run.lastLine ?? this.#run.line) !== number) this.#run = null;
    this.#afterBlank = false;
  }

  #takeLine(
    read: Exclude<ReturnType<typeof readPaperLine>, { is: "blank" }>,
    line: string,
    number: number,
  ) {
    switch (read.is) {
      case "paper":
        this.#settle();
        this.#skip(number, line);
        return;
      case "heading":
        this.#skip(number, line);
        this.#current = null;
        return;
      case "key":
        this.#inKey = true;
        this.#current = null;
        if (read.rest) this.#takeKey(read.rest);
        return;
      case "question":
        if (this.#answersEarlier(read)) return;
        if (this.#begins(read)) this.#begin(read, line, number);
        else this.#goOn(line.trim(), number);
        return;
      case "options":
        if (this.#current && this.#takesOptions(read.options[0]?.letter ?? "")) {
          this.#addOptions(this.#current, read.options);
        } else this.#goOn(line.trim(), number);
        return;
      case "answer":
        if (this.#answersNamed(read.text)) return;
        if (!this.#current) this.#skip(number, line);
        else if (this.#current.isAnswerNamed) this.#goOn(line.trim(), number);
        else {
          // What came before it was still the question.
          this.#mergeAnswer(this.#current);
          this.#current.answer = read.text;
          this.#current.isAnswerNamed = true;
        }
        return;
      case "text":
        this.#goOn(read.text, number);
    }
  }

  /** A number that comes again with a letter: "Question 2: B" answers the question with options. */
  #answersEarlier({ number, text }: { number: number | null; text: string }): boolean {
    const answer = text.replace(/^\s*\[\s?\]\s*/, "");
    const asked = number === null ? undefined : this.#withOptions.get(number);
    if (!asked || asked === this.#current) return false;
    if (asked.isAnswerNamed || lettersIn(answer).length === 0) return false;
    Object.assign(asked, { answer, isAnswerNamed: true });
    this.#current = null;
    return true;
  }

  /** "Answers: 1 b" after the last question: a list with one entry. */
  #answersNamed(answer: string): boolean {
    const [, number, text] =
      /^\(?(\d{1,3})\)?\s*[.):=–-]?\s*(\(?[A-H]\)?)\.?$/i.exec(answer.trim()) ?? [];
    return text !== undefined && this.#answersEarlier({ number: Number(number), text });
  }

  /** Whether a number begins a question, and not an item of a list in an answer. */
  #begins({ explicit, number }: { explicit: boolean; number: number | null }): boolean {
    if (explicit) {
      if (!this.#isExplicit && this.#drafts.length === 0) this.#isExplicit = true;
      return true;
    }
    if (this.#isExplicit) return false;
    const last = this.#drafts.at(-1)?.number ?? 0;
    const isNext = number === null || (number > last && number <= last + 5) || last === 0;
    return isNext || this.#current === null || (number === 1 && this.#hasEnded(this.#current));
  }

  /** Whether a list of its own can begin after it: it has no answer yet, or is an instruction. */
  #hasEnded({ answer, isAnswerNamed, question }: Draft): boolean {
    return answer === null || (this.#afterBlank && !isAnswerNamed && !asksSomething(question));
  }

  #begin(read: { number: number | null; text: string }, line: string, number: number): void {
    const whole = line.replace(/^.*?(?=\S)/, "");
    const text = read.text.replace(
      /\s*[([]\s*\d+(?:[.,]\d+)?\s*(?:points?|pts?|marks?|punkte?|puntos?|p\.)\s*[)\]]/i,
      "",
    );
    const draft: Draft = {
      ...{ line: number, number: read.number, question: text.replace(/\*\*/g, "").trim() },
      ...{ options: [], isInline: false, answer: null, isAnswerNamed: false },
    };
    const start = optionsWithin(text);
    if (start >= 0) {
      const within = readOptions(text.slice(start), whole);
      draft.question = text.slice(0, start).trim();
      if (within) this.#addOptions(draft, within.options);
      draft.isInline = within !== null;
    }
    this.questions += 1;
    this.#drafts.push(draft);
    this.#current = draft;
  }

  /** Letters of options follow each other. */
  #takesOptions(letter: string): boolean {
    const last = this.#current?.options.at(-1)?.letter;
    if (this.#current?.isAnswerNamed) return false;
    return last === undefined ? letter === "a" : letter.charCodeAt(0) === last.charCodeAt(0) + 1;
  }

  #addOptions(draft: Draft, options: Draft["options"]): void {
    this.#mergeAnswer(draft);
    draft.options.push(...options);
    const { number } = draft;
    if (number !== null && !this.#withOptions.has(number)) this.#withOptions.set(number, draft);
  }

  /** A line without a sign of its own belongs to what came before it. */
  #goOn(text: string, number: number): void {
    const draft = this.#current;
    if (!draft) {
      this.#skip(number, text);
      return;
    }
    const option = draft.options.at(-1);
    if (option && this.#afterBlank) {
      this.#skip(number, text);
      this.#current = null;
    } else if (draft.answer !== null) draft.answer = joined(draft.answer, "\n", text);
    else if (option) option.text = joined(option.text, " ", text);
    else if (draft.question && (this.#afterBlank || /[?？؟:.!…]["”»)]?$/.test(draft.question))) {
      draft.answer = text;
    } else draft.question = joined(draft.question, " ", text);
  }

  #mergeAnswer(draft: Draft): void {
    if (draft.answer === null || draft.isAnswerNamed) return;
    draft.question = `${draft.question}\n${draft.answer}`.trim();
    draft.answer = null;
  }

  #takeKey(line: string): void {
    const text = stripKeyLine(line);
    const entries = keyEntries(text);
    const [, number, rest = ""] = /^[*\s]*\(?(\d{1,3})\s*[.):=\-–]?\)?\s*(.*)$/.exec(text) ?? [];
    const startsAll = entries.length > 1 || (entries[0] && Number(number) === entries[0].number);
    if (startsAll && !(entries.length === 1 && rest)) {
      for (const { number: place, letters } of entries) this.#list(place, letters);
      this.#keyNumber = entries.at(-1)?.number ?? null;
    } else if (number !== undefined && rest !== "") {
      this.#keyNumber = Number(number);
      this.#list(this.#keyNumber, rest);
    } else if (this.#keyNumber !== null && !this.#afterBlank) {
      const answers = this.#key.get(this.#keyNumber) ?? [];
      answers.push(`${answers.pop() ?? ""}\n${text}`);
    } else this.#keyNumber = null;
  }

  #list(number: number, answer: string): void {
    const answers = this.#key.get(number);
    if (answers) answers.push(answer);
    else this.#key.set(number, [answer]);
  }

  /**
   * What the list says of each question. Where parts of the paper count from 1 again, the list has to do so too:
   * else nobody knows which of them it means. Further lists are of something else.
   */
  #listed(drafts: readonly Draft[]): (string | null)[] {
    const places = new Map<number, number>();
    const counts = Map.groupBy(drafts, ({ number }) => number);
    return drafts.map(({ number }) => {
      if (number === null) return null;
      const place = places.get(number) ?? 0;
      places.set(number, place + 1);
      const answers = this.#key.get(number) ?? [];
      return answers.length < (counts.get(number)?.length ?? 0) ? null : (answers[place] ?? null);
    });
  }

  /** A line that belongs to no question. */
  #skip(line: number, text: string): void {
    if (this.#run) this.#run.lastLine = line;
    else this.#run = this.#leaveOut(line, text, "no_question");
  }

  #leaveOut(line: number, text: string, problem: PaperProblem): SkippedPaperLine {
    const skipped = { line, text: text.trim().slice(0, 120), problem };
    this.#skipped.push(skipped);
    return skipped;
  }

  finish(): PastPaper {
    this.#settle();
    this.#skipped.sort((a, b) => a.line - b.line);
    return { items: this.#items, skipped: this.#skipped, isTooLong: false };
  }

  /** A paper ends: its questions get the answers of its list. */
  #settle(): void {
    const drafts = this.#drafts.splice(0);
    const listed = this.#listed(drafts);
    for (const [index, draft] of drafts.entries()) {
      const item = toItem(draft, listed[index] ?? null);
      if (typeof item === "string") this.#leaveOut(draft.line, draft.question, item);
      else {
        const same = JSON.stringify({ ...item, line: 0 });
        if (this.#seen.has(same)) this.#leaveOut(draft.line, draft.question, "repeated");
        else this.#items.push(item);
        this.#seen.add(same);
      }
    }
    this.#withOptions.clear();
    this.#key.clear();
    this.#inKey = false;
    this.#keyNumber = null;
    this.#current = null;
  }
}

/** What is too long already only stays so: to join it with each further line would take ever longer. */
function joined(text: string, gap: string, more: string): string {
  return text.length > paperLimits.textLength ? text : `${text}${gap}${more}`.trim();
}
