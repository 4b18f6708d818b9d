import type { GrammarTables } from "./grammar-tables";
import type { SentenceReader } from "./language-pack";
import { compileRules } from "./part-rules";
import { createPartReader } from "./pattern-parts";
import { isReadable } from "./pattern-reader";

/** The most words of a verb: "a été signé". */
const maxVerbWords = 3;

/** Reads dated events: "In 1914 the war broke out", "The war broke out in 1914". */
export function createEventReader(
  eventVerbs: ReadonlySet<string>,
  tables: GrammarTables,
): SentenceReader {
  const readPart = createPartReader({ ...tables, subjectStart: null });
  const { hasVerb } = compileRules(tables);
  const first = new RegExp(`^(?:${tables.date})[,，]?\\s*`, "iu");
  const last = new RegExp(`[\\s,，](?:${tables.date})[\\s.。।]*$`, "iu");
  const isEventVerb = (word: string) => eventVerbs.has(word.toLowerCase());
  /** The first verb must be an event verb, alone or with an auxiliary: "was signed". */
  const hasEventVerb = (text: string) => {
    if (!tables.hasWordSpaces) return [...eventVerbs].some((verb) => text.includes(verb));
    const words = text.split(/[\s,]+/u);
    const verb = words.findIndex((word) => hasVerb(word) || isEventVerb(word));
    const isMain = words.slice(verb, verb + maxVerbWords).some(isEventVerb);
    return verb >= 0 && (tables.isVerbSecond ? words.some(isEventVerb) : isMain);
  };
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
      !containsName(event.text) ||
      ANOTHER_YEAR.test(event.text)
    )
      return [];
    return [{ kind: "event", subject: event.text, predicate: when }];
  };
}

/** Several events with years: one year would not be the answer. */
const ANOTHER_YEAR = /(?<!\p{N})[12]\d{3}(?!\p{N})/u;

/** Whether it contains a name; events without one are too unspecific. */
function containsName(event: string): boolean {
  return !/\p{Ll}/u.test(event) || /\p{Lu}/u.test(event);
}
