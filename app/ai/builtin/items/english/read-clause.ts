import { finiteVerb } from "../../language/english-verbs";
import { type EnglishReader, joinWords, type TaggedWord } from "./tag-words";

/** A plain statement taken apart: "In 1983, | UNESCO | designated | the city a World Heritage Site | , which …". */
export interface Clause {
  /** "In 1983", or "". */
  opening: string;
  /** As in mid-sentence: "the Moon", "trade routes". */
  subject: string;
  isPlural: boolean;
  /** Between subject and verb: "rarely". */
  adverb: string;
  /** The finite verb as written. */
  verb: string;
  /** Does the verb itself go before the subject in a question? */
  isAuxiliary: boolean;
  tense: "past" | "present";
  base: string;
  /** What follows the verb, to the end of the main clause. */
  rest: string;
  /** `rest` without a second verb: "took the city | and burned it". */
  firstRest: string;
  /** The last noun of the subject names people: "astronomers". */
  isActor: boolean;
  /** What follows the main clause, with its comma, or "". */
  tail: string;
}

const OPENER =
  /^(?:in|on|at|by|during|after|before|around|about|since|until|from|between|under|within|throughout|among|across|along|over|for|like|unlike|despite|following|without|through|because)$/iu;
const OPENS_CLAUSE =
  /^(?:when|while|although|though|as|since|if|whereas|once|rather|according|even)$/iu;
const SUBORDINATE =
  /^(?:when|while|although|though|if|because|since|as|whereas|unless|once|until|that|which|who|whom|whose|where|why|how|what|whether|than|not|nor|either|neither|both|but|and|or|so|yet)$/iu;
const PRONOUN =
  /^(?:I|we|you|he|she|it|they|this|that|these|those|there|here|what|who|one|ones|some|many|most|several|few|others?|all|each|every|everyone|everything|something|someone|anyone|nothing|none|both|another|any|such|more|much|us|them|him|her|his|my|our|your|itself|themselves|himself)$/iu;
const AUXILIARY = /^(?:is|are|was|were|can|could|may|might|must|shall|should|will|would)$/iu;
const HALF_AUXILIARY = /^(?:has|have|had|does|do|did)$/iu;
const SUBJECT_LINK =
  /^(?:of|in|on|from|for|with|between|at|by|to|against|over|across|within|on|around|near|under|and|or|&)$/iu;
const PARENTHETIC =
  /^(?:which|who|whose|where|a|an|the|like|unlike|including|such|also|known|called|or|one|now|then|born|with|named|along|and|as|in|on|at|by|however|therefore|too|though)$/iu;

const has = (word: TaggedWord | undefined, ...tags: string[]) =>
  word !== undefined && tags.some((tag) => word.tags.has(tag));

/** Takes a plain English statement apart; null where its grammar is not plain. */
export function readClause(
  sentence: readonly TaggedWord[],
  reader: EnglishReader,
  isProper: (word: TaggedWord) => boolean,
): Clause | null {
  const words = withHedges(withoutBrackets(sentence));
  let at = 0;
  let opening = "";
  const first = words[0];
  if (!first || words.length < 5) return null;
  const isOpener = OPENER.test(first.text) && !has(first, "Verb", "Noun");
  if (isOpener || OPENS_CLAUSE.test(first.text)) {
    at = startAfterOpening(words);
    if (at < 0) return null;
    opening = joinWords(words.slice(0, at));
  } else if (
    SUBORDINATE.test(first.text) ||
    has(first, "Adverb", "Preposition", "Gerund", "Conjunction")
  ) {
    return null;
  }
  const found = endOfSubject(words, at);
  if (!found) return null;
  const subjectEnd = beyondReduced(words, found);
  const subjectWords = words.slice(at, subjectEnd.end);
  let verbAt = subjectEnd.verb;
  const adverbs: TaggedWord[] = [];
  while (has(words[verbAt], "Adverb") && !isFiniteVerb(words, verbAt)) {
    const adverb = words[verbAt];
    if (adverb) adverbs.push(adverb);
    verbAt += 1;
  }
  const verbWord = words[verbAt];
  if (!verbWord || !isFiniteVerb(words, verbAt)) return null;
  const isPlural = looksPlural(subjectWords);
  const verb = verbWord.text;
  const lower = verb.toLowerCase();
  if (!agrees(lower, verbWord, isPlural)) return null;
  const rest = words.slice(verbAt + 1);
  const isAuxiliary = AUXILIARY.test(lower) || (HALF_AUXILIARY.test(lower) && helps(rest));
  const isNamed = has(subjectWords.at(-1), "Person", "ProperNoun");
  if (!isAuxiliary && !isNamed && isReduced(verbWord, rest)) return null;
  if (/^(?:used|able)$/u.test(lower)) return null;
  const cut = endOfClause(words, verbAt + 1);
  const core = words.slice(verbAt + 1, cut);
  const before = words[cut - 1];
  // Cut in the middle of a phrase: the grammar was not what it seemed.
  if (
    has(core.at(-1), "Determiner", "Preposition", "Conjunction", "Auxiliary") &&
    !/[a-z]{4,}/u.test(core.at(-1)?.text ?? "")
  )
    return null;
  if (
    has(core.at(-1), "Adjective") &&
    cut < words.length &&
    has(words[cut], "Adjective", "PastTense", "Noun")
  )
    return null;
  if (isBroken(core)) return null;
  const isPast =
    /^(?:was|were|had|did|could|might|would)$/u.test(lower) ||
    (has(verbWord, "PastTense") && !/s$/u.test(lower)) ||
    finiteVerb(lower)?.form === "past";
  const subject = joinWords(subjectWords).replace(/^["“]|["”]$/gu, "");
  const firstSubject = subjectWords[0];
  return {
    opening,
    subject:
      firstSubject &&
      at === 0 &&
      !isProper(firstSubject) &&
      (has(firstSubject, "Determiner") || !/^\p{Lu}/u.test(subjectWords[1]?.text ?? ""))
        ? lowered(subject)
        : subject,
    isPlural,
    adverb: joinWords(adverbs),
    verb: lower,
    isAuxiliary,
    tense: isPast ? "past" : "present",
    base: isAuxiliary
      ? lower
      : lower === "had"
        ? "have"
        : lower === "has"
          ? "have"
          : reader.baseOf(lower),
    rest: joinWords(core),
    firstRest: joinWords(core.slice(0, secondVerb(core))),
    isActor:
      has(headOf(subjectWords), "Actor", "Person", "Demonym") ||
      /^(?:people|women|men|children)$/u.test(headOf(subjectWords)?.text ?? ""),
    tail:
      cut < words.length
        ? `${/^[^\s]/u.exec(before?.post ?? "")?.[0] ?? ""} ${joinWords(words.slice(cut))}`
        : "",
  };
}

/** The first word after the comma from which a statement can be read. */
function startAfterOpening(words: readonly TaggedWord[]): number {
  for (let end = 1; end < Math.min(words.length - 4, 24); end += 1) {
    const word = words[end];
    if (!word || !/^[^\s]*,/u.test(word.post) || has(word, "Adjective")) continue;
    if (/[;:—]/u.test(word.post)) return -1;
    if (endOfSubject(words, end + 1)) return end + 1;
  }
  return -1;
}

/** The noun that the rest of the subject hangs on: "workers" in "the workers of the mill". */
function headOf(subject: readonly TaggedWord[]): TaggedWord | undefined {
  const link = subject.findIndex(
    ({ text }, at) => at > 0 && SUBJECT_LINK.test(text) && !/^(?:and|or|&)$/u.test(text),
  );
  return link > 0 ? subject[link - 1] : subject.at(-1);
}

/** "more than 30 experiments": the words around a number are part of it. */
function withHedges(words: readonly TaggedWord[]): TaggedWord[] {
  const joined: TaggedWord[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const next = words[at + 1];
    const third = words[at + 2];
    if (!word) break;
    const pair = `${word.text} ${next?.text ?? ""}`.toLowerCase();
    if (
      third &&
      has(third, "Value") &&
      /^(?:more than|less than|fewer than|at least|up to|well over)$/u.test(pair)
    ) {
      joined.push({ ...third, text: `${word.text} ${next?.text} ${third.text}`, pre: word.pre });
      at += 2;
    } else joined.push(word);
  }
  return joined;
}

function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function withoutBrackets(words: readonly TaggedWord[]): TaggedWord[] {
  const kept: TaggedWord[] = [];
  let depth = 0;
  for (const word of words) {
    const opens = word.pre.includes("(");
    if (opens) depth += 1;
    if (depth === 0) kept.push(word);
    if (word.post.includes(")")) {
      depth = Math.max(0, depth - 1);
      const last = kept.at(-1);
      const sign = /\)([,;:.])/u.exec(word.post)?.[1];
      if (last && sign && depth === 0 && (opens || !kept.includes(word)))
        kept[kept.length - 1] = { ...last, post: `${sign} ` };
    }
  }
  return kept;
}

/** Where the subject ends and where its verb is looked for; a phrase between commas is left out. */
function endOfSubject(
  words: readonly TaggedWord[],
  from: number,
): { end: number; verb: number } | null {
  const first = words[from];
  const quantifies =
    /^(?:most|many|some|all|several|few|each|every|both)$/iu.test(first?.text ?? "") &&
    !/^(?:of|the)$/u.test(words[from + 1]?.text ?? "");
  if (!first || (PRONOUN.test(first.text) && !quantifies) || SUBORDINATE.test(first.text))
    return null;
  if (
    has(first, "Gerund", "Preposition", "Conjunction", "QuestionWord", "Adverb") &&
    !/^(?:like)$/iu.test(first.text)
  )
    return null;
  let commas = 0;
  for (let index = from; index < Math.min(words.length - 2, from + 14); index += 1) {
    const word = words[index];
    if (!word) return null;
    const next = index + 1;
    if (
      index > from &&
      (PRONOUN.test(word.text) || (SUBORDINATE.test(word.text) && !/^(?:and|or)$/u.test(word.text)))
    )
      return null;
    if (!isNominal(words, index, from)) return null;
    if (/^[^\s]*,/u.test(word.post)) {
      const opens = words[next];
      if (!opens) return null;
      const says =
        has(opens, "ProperNoun", "Person") &&
        /,/u.test(words[next + 1]?.post ?? "") &&
        has(words[next + 1], "PastTense");
      const listed =
        /^(?:and|or)$/u.test(opens.text) ||
        !(PARENTHETIC.test(opens.text) || has(opens, "PastTense"));
      if (listed && !says) {
        commas += 1;
        continue;
      }
      const close = words.findIndex(
        (one, i) => i > index && i < index + 24 && /^[^\s]*,/u.test(one.post),
      );
      if (close < 0 || !isNoun(word)) return null;
      const verb = close + 1;
      const starts = has(words[verb], "Adverb") ? verb + 1 : verb;
      return isFiniteVerb(words, starts) && !/^(?:and|or)$/u.test(opens.text)
        ? { end: next, verb }
        : null;
    }
    if (/[;:—“”"]/u.test(word.post)) return null;
    if (!isNoun(word)) continue;
    const afterAdverb = has(words[next], "Adverb") && !isFiniteVerb(words, next) ? next + 1 : next;
    const joins = words.slice(from, index).some(({ text }) => /^(?:and|or)$/u.test(text));
    if (isFiniteVerb(words, afterAdverb))
      return commas > 0 && !joins ? null : { end: next, verb: next };
  }
  return null;
}

function isNoun(word: TaggedWord): boolean {
  return (
    (has(word, "Noun", "Acronym", "ProperNoun", "Value") || /^\p{Lu}/u.test(word.text)) &&
    !has(word, "Possessive", "Pronoun")
  );
}

function isNominal(words: readonly TaggedWord[], index: number, from: number): boolean {
  const word = words[index];
  if (!word) return false;
  if (has(word, "Noun", "Determiner", "Adjective", "Value", "Acronym", "ProperNoun", "Possessive"))
    return true;
  if (SUBJECT_LINK.test(word.text)) return index > from;
  if (/^\p{Lu}/u.test(word.text) && index > from) return true;
  // "the ruined city", "public work": a word that could be a verb, but follows no noun.
  const before = words[index - 1];
  return (
    has(word, "Verb", "Adverb") &&
    (index === from
      ? /^\p{Lu}/u.test(word.text) && has(words[index + 1], "Plural")
      : has(before, "Determiner", "Preposition", "Adjective", "Adverb"))
  );
}

const NO_VERB_AFTER =
  /^(?:the|a|an|of|in|on|at|by|for|with|from|to|and|or|their|his|her|its|this|that|these|those|no|some|any|many|most|each|every|as|than|more|very|such|own|other|first|new|great|large|small)$/iu;

function isFiniteVerb(words: readonly TaggedWord[], index: number): boolean {
  const word = words[index];
  const before = words[index - 1];
  const after = words[index + 1];
  if (!word || !before || /^\p{Lu}/u.test(word.text)) return false;
  if (NO_VERB_AFTER.test(before.text) && !/^(?:more|many|most|some)$/iu.test(before.text))
    return false;
  const lower = word.text.toLowerCase();
  if (AUXILIARY.test(lower) || HALF_AUXILIARY.test(lower)) return true;
  if (/ing$/u.test(lower)) return false;
  const known = finiteVerb(lower);
  const isVerb = has(word, "Verb") && !has(word, "Gerund");
  const startsPhrase = has(
    after,
    "Determiner",
    "Preposition",
    "Adverb",
    "Possessive",
    "Pronoun",
    "Adjective",
    "Conjunction",
  );
  if (has(word, "PastTense") || known?.form === "past")
    return !(has(after, "Noun") && has(before, "Adjective"));
  if (has(word, "PresentTense") || known) {
    // "trade routes", "land claims": a noun unless something follows that only a verb takes.
    if (!isVerb || known === null) return (isVerb || known !== null) && startsPhrase;
    return startsPhrase || has(after, "Noun", "Value", "Plural");
  }
  return false;
}

function agrees(lower: string, word: TaggedWord, isPlural: boolean): boolean {
  if (/^(?:is|was|has|does)$/u.test(lower)) return !isPlural;
  if (/^(?:are|were|have|do)$/u.test(lower)) return isPlural;
  if (AUXILIARY.test(lower) || /^(?:had|did)$/u.test(lower)) return true;
  if (has(word, "PastTense") || finiteVerb(lower)?.form === "past") return true;
  return /[^s]s$/u.test(lower) ? !isPlural : isPlural;
}

function looksPlural(subject: readonly TaggedWord[]): boolean {
  const link = subject.findIndex(
    ({ text }, index) => index > 0 && SUBJECT_LINK.test(text) && !/^(?:and|or|&)$/u.test(text),
  );
  const head = link > 0 ? subject.slice(0, link) : subject;
  if (head.some(({ text }) => text === "and") && !/^\p{Lu}/u.test(head.at(-1)?.text ?? ""))
    return true;
  if (head.some(({ text }, index) => text === "and" && index > 0)) return true;
  const last = head.at(-1);
  if (!last) return false;
  const text = last.text;
  if (
    /(?:people|(?:^|[^io])men|women|^children|^data|bacteria|mice|media|^maria|^police|phenomena|criteria)$/iu.test(
      text,
    )
  )
    return true;
  if (/(?:ss|us|is|ics)$/u.test(text)) return false;
  if (/^\p{Lu}/u.test(text) && head.length > 0 && !/^(?:the)$/iu.test(head[0]?.text ?? ""))
    return /[^su]s$/u.test(text) && has(last, "Plural");
  return /[^s]s$/u.test(text);
}

/** "had sunk", "has not yet been": the verb only helps another. */
function helps(rest: readonly TaggedWord[]): boolean {
  for (const word of rest.slice(0, 4)) {
    if (has(word, "Adverb", "Negative") || /^(?:not|yet|also|ever|never)$/iu.test(word.text))
      continue;
    return (
      has(word, "PastTense", "Participle", "Infinitive") ||
      /^\p{Ll}{4,}ed$/u.test(word.text) ||
      finiteVerb(word.text)?.form === "past" ||
      /^(?:been|become|come|grown|known|shown|given|taken|seen|done|gone|begun|written)$/u.test(
        word.text,
      )
    );
  }
  return false;
}

/** "experiments designed to detect it are …": the verb is the later one, and what is before it tells which. */
function beyondReduced(
  words: readonly TaggedWord[],
  found: { end: number; verb: number },
): { end: number; verb: number } {
  const verb = words[found.verb];
  if (
    !verb ||
    found.verb !== found.end ||
    AUXILIARY.test(verb.text) ||
    HALF_AUXILIARY.test(verb.text)
  )
    return found;
  const after = words[found.verb + 1];
  if (
    !/(?:ed|en|wn|lt|nt|ld|de)$/u.test(verb.text) ||
    !/^(?:to|by|in|for|on|as|from|with|at|into|after|under|around|between)$/u.test(
      after?.text ?? "",
    )
  )
    return found;
  const later = laterVerb(verb, words.slice(found.verb + 1));
  return later < 0 ? found : { end: found.verb + 1 + later, verb: found.verb + 1 + later };
}

/** "The craft launched into orbit provided …", "a survey conducted in 2018": no finite verb. */
function isReduced(verb: TaggedWord, rest: readonly TaggedWord[]): boolean {
  const lower = verb.text.toLowerCase();
  if (
    /^(?:called|named|known|born|located|based|given|seen|used to|done|written|taken)$/u.test(lower)
  )
    return true;
  return laterVerb(verb, rest) >= 0;
}

function laterVerb(verb: TaggedWord, rest: readonly TaggedWord[]): number {
  if (!has(verb, "PastTense") && finiteVerb(verb.text)?.form !== "past") return -1;
  for (let index = 0; index < Math.min(rest.length, 12); index += 1) {
    const word = rest[index];
    if (!word) break;
    if (/[,;:—]/u.test(word.post)) return -1;
    if (
      /^(?:that|which|who|where|when|how|what|why|whether|because|as|if|and|but|or|than|while|whose)$/iu.test(
        word.text,
      )
    )
      return -1;
    if (
      index > 0 &&
      isFiniteVerb(rest, index) &&
      (has(word, "Copula", "Auxiliary") ||
        /^(?:is|are|was|were|has|had|have)$/u.test(word.text) ||
        finiteVerb(word.text)?.form === "past")
    )
      return index;
    // "People attracted to public service display …": the past form told which people.
    if (
      index > 1 &&
      has(rest[0], "Preposition") &&
      has(word, "PresentTense") &&
      has(rest[index - 1], "Noun") &&
      isFiniteVerb(rest, index)
    )
      return index;
  }
  return -1;
}

/** "declared that while politics", "their missions, needs": cut in the middle of something. */
function isBroken(core: readonly TaggedWord[]): boolean {
  const that = core.findIndex(({ text, tags }) => text === "that" && !tags.has("Determiner"));
  const colonless = core.findIndex(({ text }) => text === "that");
  const opens = that >= 0 ? that : colonless;
  if (opens >= 0) {
    const inside = core.slice(opens + 1);
    if (
      /^(?:while|when|if|although|though|in|as|because|after|before|once|by|to|for|on)$/u.test(
        inside[0]?.text ?? "",
      )
    )
      return true;
    if (!inside.some((word) => has(word, "Verb") || finiteVerb(word.text))) return true;
  }
  const comma = core.slice(0, -1).findLastIndex(({ post }) => /,/u.test(post));
  if (comma < 0) return false;
  const last = core.slice(comma + 1);
  return (
    !/^(?:and|or|in|on|at|by|for|with|from|to|of|including|mostly|especially|particularly|where|known|called|such|like|as|after|before|during|through|albeit|each|including|not|but|under|over|between|among)$/u.test(
      last[0]?.text ?? "",
    ) &&
    !last.some(({ text }) => /^(?:and|or)$/u.test(text)) &&
    !has(last[0], "Adverb", "Gerund", "PastTense", "Year", "Value")
  );
}

function secondVerb(core: readonly TaggedWord[]): number {
  for (let index = 0; index < core.length; index += 1) {
    if (!/^(?:and|but|or)$/u.test(core[index]?.text ?? "")) continue;
    let at = index + 1;
    while (has(core[at], "Adverb") || /^(?:then|now|later|also|often)$/u.test(core[at]?.text ?? ""))
      at += 1;
    const verb = core[at];
    const after = core[at + 1];
    const isVerb =
      verb &&
      (has(verb, "PastTense", "PresentTense", "Copula", "Auxiliary") || finiteVerb(verb.text)) &&
      !has(verb, "Gerund");
    if (isVerb && !after && has(verb, "PastTense")) return index;
    if (
      isVerb &&
      (AUXILIARY.test(verb.text) ||
        has(
          after,
          "Determiner",
          "Preposition",
          "Possessive",
          "Pronoun",
          "Value",
          "Adjective",
          "Adverb",
        ) ||
        /^\p{Lu}/u.test(after?.text ?? ""))
    )
      return index;
    // "… and that compelled": a new clause.
    if (
      /^(?:that|this|it|they|he|she|its|their)$/u.test(core[index + 1]?.text ?? "") &&
      core.slice(index + 2, index + 6).some((one) => has(one, "Verb") && !has(one, "Gerund"))
    )
      return index;
  }
  return core.length;
}

const NEW_CLAUSE =
  /^(?:which|who|whom|whose|where|when|while|although|though|whereas|but|so|yet|because|since|if|unless|until|as|making|even|not|rather|instead|including|such|especially|particularly|however|with|without|nor)$/iu;

/** The end of the main clause: a comma that begins another, or a sign that ends it. */
function endOfClause(words: readonly TaggedWord[], from: number): number {
  for (let index = from + 1; index < words.length; index += 1) {
    const before = words[index - 1];
    const word = words[index];
    if (!before || !word) break;
    if (/[;:—–]/u.test(before.post)) return index;
    if (!/,/u.test(before.post)) continue;
    if (NEW_CLAUSE.test(word.text) || has(word, "Gerund")) return index;
    const isJoined = /^(?:and|or)$/u.test(word.text);
    const isList = words
      .slice(index, index + 16)
      .some(
        (one, i, all) =>
          i > 0 && /^(?:and|or)$/u.test(one.text) && /,/u.test(all[i - 1]?.post ?? ""),
      );
    if (isJoined) {
      const upTo = words.slice(index + 1, index + 9);
      const endsList = words.slice(from, index - 1).some(({ post }) => /,/u.test(post));
      const starts = upTo.findIndex(
        (_, i) =>
          isFiniteVerb(words, index + 1 + i) &&
          (!endsList || has(words[index + 1 + i], "Copula", "Auxiliary", "PastTense")),
      );
      if (starts >= 0 || (has(words[index + 1], "PastTense", "Copula", "Auxiliary") && !endsList))
        return index;
      continue;
    }
    // "Factories began to close, wages began to stagnate, …": clauses in a row.
    const upTo = words.slice(index, index + 7);
    const next = upTo.findIndex(({ post }) => /,/u.test(post));
    if (
      upTo
        .slice(0, next < 0 ? 7 : next + 1)
        .some(
          (one, i) =>
            i > 0 &&
            isFiniteVerb(words, index + i) &&
            has(one, "PastTense", "Copula", "Auxiliary", "PresentTense"),
        )
    )
      return index;
    if (has(word, "PastTense") && !has(words[index + 1], "Noun") && !isList) return index;
    if (has(word, "Determiner") && !isList) return index;
    if (/^(?:one|also|a|an|the)$/iu.test(word.text) && !isList) return index;
  }
  return words.length;
}
