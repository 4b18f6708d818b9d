import verbs from "../wordnet/verbs.json";
import irregularVerbs from "./irregular-verbs.json";
import noVerbs from "./no-verbs.json";

/** The possible verb forms of a word. */
export interface VerbForms {
  base: string;
  isBase: boolean;
  /** "runs". */
  isSingular: boolean;
  isPast: boolean;
  isParticiple: boolean;
  isGerund: boolean;
  /** The certainty that the word is a verb: "become" 2, "form" 1, "time" 0. */
  certainty: 0 | 1 | 2;
}

/** Words that look like verb forms but are none. */
const NON_VERBS = new Set(noVerbs.flatMap((line) => line.split(" ")));
const VERB_ENDING = /(?:ize|ise|ify|ate)$/u;

let bases: ReadonlyMap<string, 0 | 1 | 2> | null = null;
let irregular: ReadonlyMap<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">> | null =
  null;
const known = new Map<string, VerbForms | null>();
const MAX_CACHED = 20_000;

/** The verb forms of a word in lower case; null if it is none. */
export function verbForms(word: string): VerbForms | null {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  if (known.size > MAX_CACHED) known.clear();
  const forms = NON_VERBS.has(word) || word.length < 2 ? null : readForms(word);
  known.set(word, forms);
  return forms;
}

const NONE = {
  isBase: false,
  isSingular: false,
  isPast: false,
  isParticiple: false,
  isGerund: false,
};

function readForms(word: string): VerbForms | null {
  bases ??= new Map([
    ...listed(verbs.rarelyVerbs, 0),
    ...listed(verbs.mostlyVerbs, 1),
    ...listed(verbs.onlyVerbs, 2),
  ]);
  irregular ??= readIrregular();
  const past = irregular.get(word);
  const own = bases.get(word);
  if (past)
    return {
      ...NONE,
      ...past,
      isBase: past.base === word,
      certainty: past.base === word ? (own ?? 1) : 2,
    };
  if (own !== undefined) return { ...NONE, base: word, isBase: true, certainty: own };
  if (word.endsWith("ed") && word.length > 3) {
    const base =
      baseBefore(word, "ed") ??
      (/[aeiouy].{2,}ed$/u.test(word) &&
      !/^(?:alfred|ahmed|mohammed|muhammed|winifred|manfred|wilfred)$/u.test(word)
        ? word.slice(0, -1)
        : null);
    return base ? { ...NONE, base, isPast: true, isParticiple: true, certainty: 2 } : null;
  }
  if (word.endsWith("ing") && word.length > 5) {
    const base = baseBefore(word, "ing");
    return base ? { ...NONE, base, isGerund: true, certainty: 1 } : null;
  }
  if (!/[^s]s$/u.test(word)) return null;
  const base = [
    word.slice(0, -1),
    word.replace(/(?<=[sxzo]|ch|sh)es$/u, ""),
    word.replace(/ies$/u, "y"),
  ].find((one) => bases?.has(one));
  if (base) return { ...NONE, base, isSingular: true, certainty: bases.get(base) ?? 0 };
  const coined = word.slice(0, -1);
  return VERB_ENDING.test(coined) && word.length > 7
    ? { ...NONE, base: coined, isSingular: true, certainty: 1 }
    : null;
}

function listed(lines: readonly string[], certainty: 0 | 1 | 2) {
  return lines.flatMap((line) => line.split(" ")).map((verb) => [verb, certainty] as const);
}

/** The known base form of "stopped", "used", "carried" or "walked" without the ending. */
function baseBefore(word: string, ending: string): string | null {
  const bare = word.slice(0, -ending.length);
  const candidates = [
    bare,
    `${bare}e`,
    bare.replace(/i$/u, "y"),
    bare.replace(/([b-df-hj-np-tv-z])\1$/u, "$1"),
    bare.replace(/ck$/u, "c"),
  ];
  const base = candidates.find((one) => bases?.has(one));
  if (base) return base;
  return VERB_ENDING.test(`${bare}e`) ? `${bare}e` : null;
}

/** Base, past and participle of irregular verbs; equal forms are listed once. */
function readIrregular(): Map<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">> {
  const forms = new Map<string, Pick<VerbForms, "base" | "isPast" | "isParticiple">>();
  for (const line of irregularVerbs) {
    const [base = "", past = base, participle = past] = line.split(" ");
    forms.set(past, { base, isPast: true, isParticiple: participle === past });
    if (participle !== past) forms.set(participle, { base, isPast: false, isParticiple: true });
  }
  return forms;
}
