import type { FoundFact } from "../../facts/fact";
import type { SentenceContext } from "../language-pack";
import type { Clause } from "./grammar-clause";
import { isPersonName } from "./grammar-names";
import {
  contentWords,
  isComplete,
  isSpecific,
  readSentence,
  type Sentence,
  wordCount,
  wordsOf,
} from "./grammar-sentence";
import { dateIn } from "./grammar-statements";
import type { Token } from "./grammar-tokens";
import { isWord } from "./grammar-tokens";

const LONGEST = 30;

/** What somebody is remembered for: to find, make, write, claim, found, lead something. */
const DEED =
  /^(?:propose|discover|invent|develop|write|publish|introduce|coin|describe|formulate|found|create|design|build|establish|demonstrate|prove|show|argue|suggest|identify|isolate|observe|measure|calculate|compose|paint|devise|derive|advance|pioneer|patent|name|define|distinguish|classify|explain|explore|conquer|lead|defeat|unite|sign|issue|abolish|order|launch|reform|rule|win|receive|patent|map|conduct|perform|construct|synthesize|produce|compile|translate|edit|popularize|originate|theorize|hypothesize|postulate|predict|conclude|claim|believe|insist|reject|criticize|challenge|oppose|defend|advocate|emphasize|call|find|set|put|draw|lay|draft|organize|direct|study|treat|command|reach|sail|land|circumnavigate|explore|become|overthrow|depose|assassinate|crown|declare|proclaim|announce|deliver|uncover|excavate|decipher|begin|make|give|refuse|defy|start|refer|compare|apply|confirm|recognize|use|appoint|convert|capture|invade|unify)$/u;

const THOUGHT =
  /^(?:propose|discover|invent|write|publish|coin|formulate|argue|suggest|demonstrate|theorize|hypothesize|postulate|believe|claim|paint|compose|describe|identify|observe|measure|calculate|derive|prove|conclude|predict|introduce|devise|define|distinguish|explain|insist|reject|criticize)$/u;

/** Who found, wrote, developed what. */
export function readPersons(text: string, context: SentenceContext): FoundFact[] {
  const sentence = readSentence(text);
  if (!sentence?.clause) return [];
  const found =
    active(sentence, sentence.clause, context) ?? passive(sentence, sentence.clause, context);
  return found ? [found] : [];
}

function active(sentence: Sentence, clause: Clause, context: SentenceContext): FoundFact | null {
  const { tokens, text } = sentence;
  const verb = tokens[clause.finite];
  if (!verb?.verb || !DEED.test(verb.verb.base) || !(verb.verb.isPast || verb.verb.isSingular))
    return null;
  const name = nameWithin(sentence, clause.subject, clause.subjectEnd);
  // "Timbuktu became": one word may be the name of anything, unless thinking is what it does.
  if (name && !/ /u.test(name) && !THOUGHT.test(verb.verb.base)) return null;
  if (!name || !isComplete(sentence, clause.verb, clause.end, context)) return null;
  if (
    contentWords(tokens, clause.finite + 1, clause.end) < 2 ||
    isWord(tokens[clause.finite + 1], /^(?:it|him|her|them|himself|themselves|so|himself)$/u)
  )
    return null;
  // "wrote to his father", "found his way": whose deed and what it is are then not told.
  const predicate = wordsOf(sentence, clause.verb, clause.end);
  if (!predicate || wordCount(predicate) > LONGEST || wordCount(predicate) < 3) return null;
  return {
    kind: "person",
    subject: name,
    predicate,
    relation: verb.text,
    date: dateIn(text)?.date ?? null,
  };
}

const BY = /^(?:by)$/u;

/** "X was proposed by Y in 1943": subject Y, predicate the statement before "by". */
function passive(sentence: Sentence, clause: Clause, context: SentenceContext): FoundFact | null {
  const { tokens, text } = sentence;
  if (!isWord(tokens[clause.finite], /^(?:is|are|was|were)$/u) || clause.subject !== clause.from)
    return null;
  const by = tokens.findIndex(
    (token, at) => at > clause.finite && at < clause.end && BY.test(token.lower),
  );
  if (by < 0) return null;
  const participle = tokens.slice(clause.finite + 1, by).find((token) => token.verb?.isParticiple);
  if (
    !participle?.verb ||
    !DEED.test(participle.verb.base) ||
    tokens.slice(clause.finite, by).some((token) => /,/u.test(token.before))
  )
    return null;
  let end = by + 1;
  while (
    end < clause.end &&
    !/[,;:(]/u.test(tokens[end]?.before ?? "") &&
    !isWord(tokens[end], /^(?:in|at|on|during|who|and|to|as|with|for|when|while|after|from)$/u)
  )
    end += 1;
  if (isWord(tokens[end], /^and$/u)) return null;
  const name = nameWithin(sentence, by + 1, end);
  if (!name || !isSpecific(sentence, clause.subject, clause.subjectEnd, context)) return null;
  const predicate = wordsOf(sentence, clause.subject, by);
  if (!predicate || wordCount(predicate) > LONGEST) return null;
  return {
    kind: "person",
    subject: name,
    predicate,
    relation: "by",
    date: dateIn(text)?.date ?? null,
  };
}

/** "the Swiss botanist Simon Schwendener", "Abraham Maslow, a psychologist,": the name alone. */
function nameWithin(sentence: Sentence, from: number, to: number): string | null {
  const { tokens, text } = sentence;
  const comma = tokens
    .slice(from + 1, to)
    .findIndex((token) => /,/u.test(token.before) || token.isBracketed);
  const end = comma < 0 ? to : from + 1 + comma;
  let start = end;
  while (start > from && isNamePart(tokens[start - 1], start - 1, from, end)) start -= 1;
  const before = tokens.slice(from, start);
  if (
    start === end ||
    before.some(
      (token) => token.tag !== "determiner" && token.tag !== "noun" && token.tag !== "adverb",
    ) ||
    before.some((token) => isWord(token, /^(?:this|that|his|her|their|these|some|many)$/u))
  )
    return null;
  const name = wordsOf(sentence, start, end);
  if (!name) return null;
  // "The Swiss botanist X": the profession shows that it is a person.
  const role = before.at(-1)?.lower ?? null;
  // "The Olmec": a people.
  if (before.length === 1 && role === "the") return null;
  return isPersonName(name, role, text.slice(tokens[end - 1]?.end ?? 0)) &&
    (role !== null || / |\./u.test(name) || tokens[start]?.verb === null)
    ? name
    : null;
}

function isNamePart(token: Token | undefined, at: number, from: number, end: number): boolean {
  if (!token) return false;
  if (/^(?:de|da|von|van|der|la|le|ibn|al|of|the|du|di|del|della|bin|al-\p{L}+)$/u.test(token.text))
    return at > from && at < end - 1;
  return /^\p{Lu}/u.test(token.text) && token.tag === "noun";
}
