import type { SentenceReader } from "./language-pack";
import type { GrammarTables } from "./pattern-grammar";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** Reads "In 1914 the war broke out" and "The war broke out in 1914". */
export function createEventReader(
  eventVerbs: ReadonlySet<string>,
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader({ ...tables, subjectStart: null });
  const first = new RegExp(`^(?:${tables.date})[,，]?\\s*`, "iu");
  const last = new RegExp(`[\\s,，](?:${tables.date})[\\s.。।]*$`, "iu");
  const hasEventVerb = (text: string) =>
    tables.isSpaced
      ? text.split(/[\s,]+/u).some((word) => eventVerbs.has(word.toLowerCase()))
      : [...eventVerbs].some((verb) => text.includes(verb));
  return (sentence) => {
    if (!isReadable(sentence)) return [];
    const opening = first.exec(sentence);
    const date = opening ?? last.exec(sentence);
    const when = date?.slice(1).find((group) => group !== undefined);
    if (!date || !when) return [];
    const rest = opening ? sentence.slice(opening[0].length) : sentence.slice(0, date.index);
    const event = readPart(rest.split(/[;:]/u)[0] ?? "", "clause", "first");
    if (
      !event ||
      !hasEventVerb(event.text) ||
      !namesSomething(event.text) ||
      ANOTHER_YEAR.test(event.text)
    )
      return [];
    return [{ kind: "event", subject: event.text, predicate: when }];
  };
}

/** Of several deeds with their years, one year is not the answer. */
const ANOTHER_YEAR = /(?<!\p{N})[12]\d{3}(?!\p{N})/u;

/** Without a capital letter within, nobody and nothing is named that history would know. */
function namesSomething(event: string): boolean {
  return !/\p{Ll}/u.test(event) || /\p{Lu}/u.test(event);
}
