import { finiteVerb } from "./english-verbs";
import type { FoundName } from "./find-names";
import { findQuantities } from "./find-quantities";
import type { QuestionSeed } from "./question-draft";
import { leansOnPrevious, type PlacedSentence } from "./sentences";
import { contentStems, countWords } from "./words";

/** A plain statement taken apart: "In 1983, | UNESCO | designated the city …". */
interface Clause {
  /** The opening "In 1983", or "". */
  opening: string;
  subject: string;
  predicate: string;
  isPlural: boolean;
}

const OPENING =
  /^((?:In|On|At|By|During|After|Before|Around|About|Since|Until|From|Between|Under|Within|Throughout|Among)\b[^,;:()]{2,60}), (?=\p{L})/u;
/** Before these a verb form is no verb: "the trade routes", "of work". */
const NO_VERB_AFTER =
  /^(?:the|a|an|of|in|on|at|by|for|with|from|to|and|or|their|his|her|its|this|that|these|those|no|some|any|many|most|each|every|as|than|more|very|such|own|other|first|new|great|large|small)$/iu;
const REDUCED =
  /^(?:called|named|known|born|located|based|made|given|used|seen|found|set|led|held|built|taken)$/u;
const VAGUE_SUBJECT =
  /^(?:(?:Some|Many|Most|Several|Few|Others?|All|Each|Every|Both|Another|Any|No|Certain|Various|More|Much|One|Two|Three|Four|Five|People|Someone|Anyone|Nothing|Something|Everyone|What|Which|Who|How|Why|When|Where|While|Although|Though|If|Because|Since|As|Unlike|Like|To|Despite|Today|Now|Once|Even|Only|Just|Perhaps|First|Second|Third|Finally|Initially|Eventually|Later|Earlier|There|Here|Consider|Imagine|Suppose|Note|Let|Recall|Remember|Using|Being|Having|Part|Evidence|Examples?|Reasons?|Results?|Historians|Researchers|Scientists|Scholars|Economists|Sociologists|Astronomers|Chemists)\b|The (?:first|second|third|last|next|same|other|following|result|reason|purpose|point|idea|answer|question|name|term|word|number|author|book|story|text|two|three|four|most|more|best|only|main|majority|rest|end|beginning|process|fact)\b)/u;
const INNER_POINTER =
  /\b(?:this|these|those|such|former|latter|here|also|however|therefore|thus|too|then|instead|another|he|she|both|them|same|so|not|it)\b/iu;

const PLURAL_VERB = /^(?:are|were|have)$/u;
const SINGULAR_VERB = /^(?:is|was|has)$/u;
/** Says too little to be told from others: "A city", "The land", "Winter". */
const THIN_SUBJECT = /^(?:(?:An?|The|His|Her|Its|Their|Our) \p{Ll}+|\p{Lu}\p{Ll}+)$/u;

/** Takes a plain English statement apart; null where its grammar is not plain. */
function readClause(sentence: string): Clause | null {
  let rest = sentence.replace(/\.$/u, "");
  const opening = OPENING.exec(rest)?.[1] ?? "";
  if (opening) {
    rest = rest.slice(opening.length + 2);
    rest = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
  }
  if (
    VAGUE_SUBJECT.test(rest) ||
    /^(?:\p{Lu}\p{Ll}+ing (?:the|an?|of) |(?:Of|In|On|At|By|For|With|From|Under|Over|Through|Against) )/u.test(
      rest,
    )
  )
    return null;
  const words = rest.split(" ");
  for (let at = 1; at <= Math.min(8, words.length - 3); at += 1) {
    const word = words[at] ?? "";
    const before = words[at - 1] ?? "";
    if (/[,;:()“”"—]/u.test(before)) return null;
    if (
      /^(?:who|which|that|whose|where|when|because|although|while|if|and|or|as)$/iu.test(word) &&
      word !== "and" &&
      word !== "or"
    )
      return null;
    if (/ly$|^(?:always|often|never|still|sometimes|soon)$/u.test(word)) continue;
    const verb = finiteVerb(word);
    if (!verb || NO_VERB_AFTER.test(before)) continue;
    if (REDUCED.test(word)) return null;
    if (verb.form === "past" && words.slice(at + 1, at + 7).some((next) => isLaterVerb(next)))
      return null;
    const subject = words
      .slice(0, at)
      .join(" ")
      .replace(/ (?:\p{Ll}+ly|always|often|never|still|sometimes|soon)$/u, "");
    if (
      subject
        .split(" ")
        .slice(1)
        .some((one) => /(?:ed|ing)$/u.test(one))
    )
      return null;
    if (
      /(?:ary|al|ic|ive|ous|ful|less|speed)$/u.test(subject.split(" ").at(-1) ?? "") &&
      !/\b(?:capital|animal|metal|material|Capital)$/u.test(subject)
    )
      continue;
    const isPlural = PLURAL_VERB.test(word) || (!SINGULAR_VERB.test(word) && looksPlural(subject));
    if (verb.form === "plural" && (!isPlural || looksLikeNoun(words[at + 1]))) continue;
    if (verb.form === "singular" && isPlural) continue;
    // A second finite verb right after it shows that the first was part of the subject.
    if (
      verb.form !== "auxiliary" &&
      words.slice(at + 1, at + 4).some((next) => finiteVerb(next)?.form === "auxiliary")
    )
      return null;
    return {
      opening,
      subject,
      predicate: words.slice(subject.split(" ").length).join(" "),
      isPlural,
    };
  }
  return null;
}

/** "The craft launched into orbit provided …": the first past form was no finite verb. */
function isLaterVerb(word: string): boolean {
  return /^(?:is|are|was|were|has|had|provided|led|made|became|gave|brought|took|came)$/u.test(
    word,
  );
}

function looksLikeNoun(next: string | undefined): boolean {
  return next === undefined || finiteVerb(next) !== null;
}

function looksPlural(subject: string): boolean {
  if (/ and /u.test(subject)) return true;
  const head = subject.split(/ (?:of|in|on|from|for|with|between|to|at) /u)[0] ?? subject;
  return /(?:[^su]s|people|men|women|children|data|bacteria|mice)$/u.test(head);
}

/** "UNESCO designated the city …" becomes "Which of these designated the city …?" */
export function askForSubject(
  sentence: PlacedSentence,
  text: string,
  names: ReadonlyMap<string, FoundName>,
): QuestionSeed | null {
  const clause = readClause(text);
  if (!clause) return null;
  const { opening, subject, predicate, isPlural } = clause;
  const predicateWords = countWords(predicate);
  if (predicateWords < 5 || predicateWords > 26 || countWords(subject) > 6) return null;
  if (INNER_POINTER.test(predicate) || INNER_POINTER.test(subject)) return null;
  if (
    new Set(contentStems(predicate, "en")).size < 4 ||
    /[;:]|, (?:and|but|so|yet) (?:the|an?|it|they|its|their|in)\b/u.test(predicate)
  )
    return null;
  if (
    /^(?:is|are|was|were) (?:not|important|possible|clear|likely|difficult|one of)\b/u.test(
      predicate,
    )
  )
    return null;
  const own = contentStems(subject, "en");
  const inPredicate = new Set(contentStems(`${opening} ${predicate}`, "en"));
  if (own.length === 0 || own.some((one) => inPredicate.has(one))) return null;
  const name = names.get(subject.replace(/^The /u, ""));
  if (!name && (THIN_SUBJECT.test(subject) || /^An? /u.test(subject))) return null;
  const kind = name?.kind ?? (/^The /u.test(subject) ? "the-thing" : "thing");
  const tail = opening
    ? `${predicate} ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`
    : predicate;
  // "After dinner the soldiers", "The country on the whole": the grammar was not what it seemed.
  if (
    !name &&
    !/^The (?:\p{L}+ ){0,2}\p{L}{4,}(?: of (?:the )?\p{L}{4,})?$|^\p{Lu}\p{Ll}+ \p{Ll}{4,}$/u.test(
      subject,
    )
  )
    return null;
  if (name?.kind === "name" && name.count < 2) return null;
  const asker =
    kind === "person" && !isPlural
      ? "Who"
      : kind === "people"
        ? "Which people"
        : kind === "place"
          ? "Which place"
          : "Which of these";
  return {
    kind: "subject",
    question: `${asker} ${tail}?`,
    key: subject,
    group: `${kind}:${isPlural ? "plural" : "singular"}:${/^The /u.test(subject) ? "the" : ""}${!name && / \p{Lu}/u.test(subject) ? "named" : ""}`,
    sentence,
    quality:
      (name ? 1.1 : 0.5) +
      (predicateWords >= 8 && predicateWords <= 18 ? 0.15 : 0) -
      (opening ? 0 : 0.05),
  };
}

/** "In 1325, they began …" is asked as "In which year …?" where the grammar allows it. */
export function askForYear(sentence: PlacedSentence, text: string): QuestionSeed | null {
  const years = findQuantities(text, "en").filter((quantity) => quantity.isYear);
  const year = years[0];
  if (!year || years.length !== 1) return null;
  const before = text.slice(0, year.start);
  const after = text.slice(year.end);
  if (!/\bin\s+$/iu.test(before) || /^(?:s|\s*(?:–|-|to|and)\s*\d)/u.test(after)) return null;
  if (/\b(?:around|about|circa|by|early|late)\s+in\s+$/iu.test(before)) return null;
  const without =
    `${before.replace(/\s*\bin\s+$/iu, "")}${/^In\s+$/u.test(before) ? after.replace(/^,\s*/u, "") : after}`.trim();
  const statement = `${without.charAt(0).toUpperCase()}${without.slice(1)}`.replace(
    /\s+([.,])/gu,
    "$1",
  );
  if (leansOnPrevious(statement) || countWords(statement) < 5) return null;
  const clause = /[,;]/u.test(statement) ? null : readClause(statement);
  // "The act" of another sentence: nobody could tell which.
  if (clause && /^(?:The|His|Her|Its|Their) \p{Ll}+$/u.test(clause.subject)) return null;
  const asked = clause && !clause.opening ? invert(clause) : null;
  if (!asked && !tellsItsYear(statement, before, after)) return null;
  return {
    kind: "year",
    question: asked ? `In which year ${asked}?` : `In which year did this happen? “${statement}”`,
    key: year.text,
    group: "year",
    value: year.value,
    sentence,
    quality: asked ? 1.25 : 1,
  };
}

/** Another time, a subordinate clause, or a statement of no name and no deed: no year follows. */
function tellsItsYear(statement: string, before: string, after: string): boolean {
  const standsApart = /^In\s+$/u.test(before) || /^\.?$/u.test(after.trim());
  if (/\b(?:than|as|had)\b[^,]{0,60}$/u.test(before)) return false;
  if (!standsApart || countWords(statement) > 30) return false;
  if (
    /\b(?:later|earlier|ago|before|after|until|since|already|still|now|today|often|usually|first been)\b/iu.test(
      statement,
    )
  )
    return false;
  if (/\b(?:which|who|that|whose|where|when)\b[^,]{0,60}$/u.test(before)) return false;
  const words = statement.split(" ");
  const hasDeed = words.some(
    (word) => /^(?:was|were)$/u.test(word) || finiteVerb(word)?.form === "past",
  );
  return hasDeed && /(?<=\p{L},? (?:the )?)\p{Lu}\p{Ll}{2,}/u.test(statement);
}

/** "The city was founded" → "was the city founded"; "Saladin took it" → "did Saladin take it". */
function invert(clause: Clause): string | null {
  const [verbWord = "", ...rest] = clause.predicate.split(" ");
  const verb = finiteVerb(verbWord);
  if (!verb) return null;
  const subject = /^(?:The|An?|His|Her|Its|Their) /u.test(clause.subject)
    ? `${clause.subject.charAt(0).toLowerCase()}${clause.subject.slice(1)}`
    : clause.subject;
  const tail = rest.join(" ");
  if (/^(?:was|were|had)$/u.test(verbWord)) return `${verbWord} ${subject} ${tail}`;
  // "took the city and burned it" would need both verbs changed.
  if (verb.form !== "past" || / (?:and|but) \p{Ll}+(?:ed|t)\b/u.test(tail)) return null;
  // "a survey conducted in 2018 revealed": the first past form was no finite verb.
  const second = rest.slice(0, 8).findIndex((word) => finiteVerb(word)?.form === "past");
  const between = rest.slice(0, Math.max(second, 0)).join(" ");
  const opensClause =
    /\b(?:that|which|who|when|where|as|because|while|had|was|were|been|being|called|to)\b|,$/u;
  if (second >= 0 && !opensClause.test(between)) return null;
  const joined = [...tail.matchAll(/\b(?:and|but|or) (\p{Ll}+)/gu)].map(([, word = ""]) => word);
  if (joined.some((word) => finiteVerb(word)?.form === "past")) return null;
  return `did ${subject} ${verb.base} ${tail}`;
}

/** "B because A" is asked as "what reason does the text give for B?" */
export function askForReason(sentence: PlacedSentence, text: string): QuestionSeed | null {
  const bare = text.replace(/\.$/u, "");
  const late = /^([^;]{25,170}?),? because (?!of\b)([^;]{15,130})$/u.exec(bare);
  const early = /^Because (?!of\b)([^,;]{15,110}), ([^;]{20,150})$/u.exec(bare);
  const effect = late?.[1] ?? early?.[2];
  const cause = late?.[2] ?? early?.[1];
  if (!effect || !cause || /\b(?:only|not|simply|just|partly|in part|largely)$/u.test(effect))
    return null;
  if (/^(?:this|these|they|he|she|it|such)\b/iu.test(effect) || INNER_POINTER.test(effect))
    return null;
  return {
    kind: "reason",
    question: `Which reason does the text give for this? “${effect.charAt(0).toUpperCase()}${effect.slice(1)}.”`,
    key: `Because ${cause}`,
    group: "reason",
    sentence,
    quality: 1.15 - (/\b(?:they|it|he|she|them|this|these)\b/u.test(cause) && early ? 0.1 : 0),
  };
}
