import type { Definition } from "../../concepts/find-definitions";
import { contentStems, countWords } from "../../language/words";
import type { TaggedWord } from "./tag-words";

/** Nouns that what follows describes, but that no glossary would hold. */
const NO_TERM =
  /^(?:things?|ways?|ideas?|concepts?|processes|process|systems?|parts?|kinds?|types?|forms?|groups?|one|ones|people|person|man|woman|men|women|children|city|country|place|time|year|day|example|case|result|reason|fact|point|problem|question|answer|book|work|name|word|term|number|amount|area|region|land|house|home|group|party|act|law|bill|court|war|river|sea|island|ship|study|period|event|century|age|level|effect|change|power|side|end|state|states|government|nation|company|members?|others?|much|most|many|some|all|both|each|that|this|these|those|it|they|which|who|what)$/iu;

/** "…, which is the …", "…, which means that …" at the end of a sentence. */
const RELATIVE =
  /(?: \((?:or )?[^()]{2,40}\))?, which (?:is|are|means?|refers? to|involves?|consists? of) (?:that )?((?:an?|the|any|when|those|how) [^;:]{15,190}|(?<=(?:involves?|means?|means? that|refers? to|consists? of) )[^;:]{15,190}|\p{Ll}+s (?:that|where|in which|who) [^;:]{15,170})$/u;
/** ", which is the oldest system, is used in …": the sentence goes on behind it. */
const GOES_ON = /, (?!and |or )(?:is|are|was|were|has|have|had|can|may|will|would|did|\p{Ll}+ed) /u;
/** "Alienation, the condition in which …, is …" */
const APPOSED =
  /^(?:The |An? )?([\p{L}-]+(?: [\p{Ll}-]+){0,2}),(?: or [^,]{3,40},)? ((?:an?|the|any) [^;:]{20,150}?), (?:is|are|was|were|has|have|had|can|may|will|\p{Ll}+s|\p{Ll}+ed) /u;
/** "political power—influence over institutions—rests …" */
const DASHED =
  /^(.{3,80}?)—((?!(?:that|in|on|by|for|from|to|with|and|or|but|which|who|as|such|including|namely|particularly|especially|not|even|perhaps|often|usually|at|about|over|under|is|are|was|were|one|two|three|first|also|like|all|each|both|none|these|those|so|if|when)\b)\p{Ll}+ [^—;:]{12,150})—/u;
/** "Role conflict occurs when …" */
const OCCURS =
  /^(?:The |An? )?([\p{L}-]+(?: [\p{Ll}-]+){0,2}) ((?:is|occurs|happens|exists|takes place|arises) (?:when|whenever) [^;:]{15,150})$/u;

/**
 * A term that an English sentence explains in passing: behind a comma, between dashes, or by when
 * it occurs. Null where it explains none.
 */
export function findDefinedTerm(text: string, words: readonly TaggedWord[]): Definition | null {
  const bare = text.replace(/\.$/u, "");
  const relative = RELATIVE.exec(bare);
  if (relative) {
    const term = nounsBefore(bare.slice(0, relative.index), words)?.replace(
      /^(?:concept|idea|problem|notion|phenomenon|principle|term) of /u,
      "",
    );
    const meaning = relative[1] ?? "";
    return GOES_ON.test(meaning) ? null : checked(term, meaning);
  }
  const apposed = APPOSED.exec(bare);
  if (apposed && isBareNoun(apposed[1] ?? "", words)) {
    // "The euro, the pound, the yen, are …": a list.
    const [, term = "", meaning = ""] = apposed;
    const isList = /, (?:and |or )?(?:an?|the) \p{Ll}+$/u.test(meaning) || countWords(meaning) < 5;
    return isList ? null : checked(term, meaning);
  }
  const occurs = OCCURS.exec(bare);
  if (occurs && isBareNoun(occurs[1] ?? "", words))
    return checked(occurs[1] ?? "", occurs[2]?.replace(/^is /u, "") ?? "");
  const dashed = DASHED.exec(bare);
  if (dashed) return checked(nounsBefore(dashed[1] ?? "", words), dashed[2] ?? "");
  return null;
}

function checked(term: string | null | undefined, meaning: string): Definition | null {
  if (!term || NO_TERM.test(term) || countWords(term) > 4) return null;
  const count = countWords(meaning);
  if (count < 5 || count > 28) return null;
  if (/\b(?:I|we|you|he|she|my|our|your|this|these|those|here|above|below|it)\b/iu.test(meaning))
    return null;
  if (
    /^(?:the|an?) (?:\p{Ll}+ )?(?:only|same|first|second|third|last|next|most|best|main|key|result|reason|case|example|time|topic|subject|focus)\b|\b\p{Ll}+est\b/u.test(
      meaning,
    )
  )
    return null;
  const own = new Set(contentStems(term, "en"));
  const said = new Set(contentStems(meaning, "en"));
  if (own.size === 0 || said.size < 3) return null;
  // Who reads the meaning must not read the term in it.
  if ([...own].every((one) => said.has(one))) return null;
  return { term, meaning };
}

/** The noun phrase that a text ends with, if nothing but its own words tells which one is meant. */
function nounsBefore(text: string, words: readonly TaggedWord[]): string | null {
  let length = 0;
  let seen = 0;
  for (const [at, word] of words.entries()) {
    seen = text.indexOf(word.text, seen);
    if (seen < 0 || seen + word.text.length > text.length) break;
    seen += word.text.length;
    length = at + 1;
  }
  let from = length;
  while (from > 0) {
    const word = words[from - 1];
    if (!word || (from < length && /[,;:()—]/u.test(word.post))) break;
    const isLink = word.text === "of" && from < length && words[from - 2]?.tags.has("Noun");
    const isPart =
      (word.tags.has("Noun") || word.tags.has("Adjective")) &&
      !word.tags.has("Pronoun") &&
      !word.tags.has("Possessive") &&
      !word.tags.has("Verb");
    if (!isPart && !isLink) break;
    from -= 1;
  }
  const phrase = words.slice(from, length);
  const before = words[from - 1];
  const head = phrase.at(-1);
  if (!head?.tags.has("Noun") || phrase.some(({ text: one }) => /^\p{Lu}/u.test(one))) return null;
  // "the house, which is …": one house, that the text has spoken of before.
  if (
    /^(?:this|that|these|those|his|her|its|their|our|your|another|each|every|one|two|three|some|many|most|such|and|or)$/iu.test(
      before?.text ?? "",
    )
  )
    return null;
  if (/^(?:the|an?)$/iu.test(before?.text ?? "") && phrase.length < 2) return null;
  const whole = phrase.map(({ text: one }) => one).join(" ");
  // "take advantage of economies of scale": what stands before only leads to it.
  return countWords(whole) > 4 ? whole.replace(/^\p{L}+ of /u, "") : whole;
}

function isBareNoun(term: string, words: readonly TaggedWord[]): boolean {
  const parts = term.split(" ");
  const from = words.findIndex(({ text }) => text === parts[0]);
  const found = words.slice(from, from + parts.length);
  return (
    from >= 0 &&
    from < 2 &&
    !!found.at(-1)?.tags.has("Noun") &&
    found.every(
      ({ tags }) =>
        (tags.has("Noun") || tags.has("Adjective")) &&
        !tags.has("Pronoun") &&
        !tags.has("Person") &&
        !tags.has("Place"),
    )
  );
}
