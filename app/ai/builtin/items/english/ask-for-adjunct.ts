import { findQuantities } from "../../concepts/find-quantities";
import { leansOnPrevious } from "../../language/sentences";
import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised, invert } from "./put-question";

const POINTER =
  /\b(?:this|these|those|such|former|latter|he|she|they|it|him|them|I|we|you|here|also|however|then|later|earlier|already|another|not)\b/iu;
const MONTHS =
  "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const TIME = new RegExp(
  `(?:^|,? )(in|on|by|since|In|On|By|Since) (?:(?:early|late|mid)[ -]?)?(?:the (?:spring|summer|fall|autumn|winter|end|beginning) of )?(?:${MONTHS} (?:\\d{1,2}, )?)?(1[0-9]\\d\\d|20\\d\\d)(?! ?(?:BCE|BC|–|-|and \\d|to \\d))(?:,? |$|(?=[,.]))`,
  "u",
);

/** "Three years after Armstrong", "again", "at the age of twenty-five": the sentence tells more of when. */
const TELLS_WHEN =
  /\b(?:years?|months?|decades?|centur(?:y|ies)) (?:after|before|later|earlier|from)\b|\b(?:again|at the age of|for example|for instance)\b/iu;

/** "In 1983, UNESCO designated …" → "In which year did UNESCO designate …?" */
export function askForYear({ sentence, text, clause }: EnglishStatement): QuestionSeed[] {
  const years = findQuantities(text, "en").filter(({ isYear }) => isYear);
  const year = years[0];
  if (!clause || !year || years.some(({ text: other }) => other !== year.text)) return [];
  if (TELLS_WHEN.test(text)) return [];
  const inOpening = TIME.exec(clause.opening);
  const inRest = TIME.exec(clause.firstRest);
  const found = inOpening ?? inRest;
  if (!found || found[2] !== year.text) return [];
  const rest =
    inRest && !inOpening ? clause.firstRest.replace(found[0], " ").trim() : clause.firstRest;
  if (/(?:\b(?:and|or|than|of|the|a|to|that|who|which|as))$|[,;]$/u.test(rest)) return [];
  // The year of a subordinate clause is not the year of the statement.
  const before = inRest && !inOpening ? clause.firstRest.slice(0, found.index) : "";
  if (
    /\b(?:which|who|that|whose|where|when|than|as|had|before|after|until|because)\b/u.test(before)
  )
    return [];
  if (
    POINTER.test(clause.subject) ||
    POINTER.test(rest) ||
    /^(?:his|her|its|their) /u.test(clause.subject)
  )
    return [];
  if (
    /^the \p{Ll}+$/u.test(clause.subject) &&
    !/^the (?:moon|sun|earth|world|government|economy|war|church|universe)$/u.test(clause.subject)
  )
    return [];
  if (inOpening && inOpening.index > 0 && countWords(clause.opening) > 6) return [];
  // "In 1562, the bishop collected, …": what he collected was cut off.
  if (countWords(rest) < 2) return [];
  const asked = invert(clause, rest);
  if (!asked || new Set(contentStems(asked, "en")).size < 4 || countWords(asked) > 30) return [];
  // What was so by 1200 was so in 1215 too.
  if (/^(?:by|since)$/iu.test(found[1] ?? "in")) return [];
  return [
    {
      kind: "year",
      question: asQuestion(`In which year ${asked}`),
      key: year.text,
      group: "year",
      value: year.value,
      sentence,
      quality: 1.25,
    },
  ];
}

/** "B because A", "B due to A", "B in order to A". */
const FORMS: readonly { pattern: RegExp; group: string; opens: string }[] = [
  {
    pattern: /^(.{20,170}?),? because (?!of\b)([^;:]{12,120})$/u,
    group: "because",
    opens: "Because",
  },
  {
    pattern: /^(.{20,170}?),? because of ([^;:,]{8,110})$/u,
    group: "because of",
    opens: "Because of",
  },
  { pattern: /^(.{20,170}?),? due to ([^;:,]{8,110})$/u, group: "because of", opens: "Because of" },
  { pattern: /^(.{20,170}?),? in order to ([^;:,]{10,110})$/u, group: "to", opens: "To" },
];

/** "Why did …?" with reasons to choose from. */
export function askForPlainReason({ sentence, text, read }: EnglishStatement): QuestionSeed[] {
  const bare = text.replace(/\.$/u, "");
  const early = /^Because (?!of\b)([^,;:]{12,110}), ([^;:]{20,150})$/u.exec(bare);
  const found = early
    ? { effect: early[2] ?? "", cause: early[1] ?? "", group: "because", opens: "Because" }
    : FORMS.flatMap(({ pattern, group, opens }) => {
        const match = pattern.exec(bare);
        return match ? [{ effect: match[1] ?? "", cause: match[2] ?? "", group, opens }] : [];
      })[0];
  if (!found) return [];
  const { cause, group, opens } = found;
  const effect = found.effect.replace(/,? (?:in (?:large )?part|largely|mainly|mostly)$/u, "");
  if (
    /\b(?:only|not|simply|just|partly|in part|largely|precisely|mainly|primarily|is|was|are|were|that)$/u.test(
      effect,
    )
  )
    return [];
  if (
    leansOnPrevious(effect) ||
    POINTER.test(effect) ||
    /\b(?:I|we|you|this|these|those)\b/u.test(cause)
  )
    return [];
  const clause = read(`${capitalised(effect)}.`);
  if (
    !clause ||
    clause.tail ||
    POINTER.test(clause.subject) ||
    /^(?:his|her|its|their) /u.test(clause.subject)
  )
    return [];
  if (early && /\b(?:he|she|it|they)\b/u.test(cause)) return [];
  const asked = invert(clause);
  if (!asked || countWords(asked) < 4) return [];
  const opening = clause.opening ? `${clause.opening}, ` : "";
  return [
    {
      kind: "reason",
      question: asQuestion(opening ? `${opening}why ${asked}` : `Why ${asked}`),
      key: `${opens} ${cause}`,
      group: `reason:${group}`,
      sentence,
      quality: 1.35,
    },
  ];
}
