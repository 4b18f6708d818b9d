import { findQuantities } from "../../concepts/find-quantities";
import { countWords } from "../../language/words";
import { tellsOfPoll } from "../../reading/illustrations";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, invert } from "./put-question";
import type { Clause } from "./read-clause";

const POINTER =
  /\b(?:this|these|those|such|he|she|they|it|him|his|her|them|I|we|you|here|then|also|another|additional|further|respectively)\b/iu;
const HEDGE =
  "(?:about|approximately|around|roughly|nearly|almost|over|some|only|just|an estimated|an average of|as many as|up to|at least|more than|less than|fewer than|well over)";
const SCALE = "(?: (?:million|billion|trillion|thousand|hundred))?";

/** "… account for 95% of the contents" → "What percentage of the contents … account for?" */
export function askHowMany({ sentence, text, clause: read }: EnglishStatement): QuestionSeed[] {
  const clause = read ?? readExistential(text);
  if (!clause) return [];
  const numbers = findQuantities(text, "en").filter(({ isYear }) => !isYear);
  const number = numbers[0];
  if (
    !number ||
    numbers.length > 1 ||
    number.value < 2 ||
    (number.value < 6 && !/[.,]/u.test(number.text))
  )
    return [];
  if (POINTER.test(clause.subject) || POINTER.test(clause.opening)) return [];
  // What is counted only for an example is not worth keeping.
  if (/\b(?:for example|for instance|such as|suppose|imagine)\b/iu.test(text)) return [];
  const escaped = number.text.replace(/[.]/gu, "\\$&");
  const phrase = new RegExp(
    `(?<![\\p{L}\\p{N}–-])(?:(${HEDGE}) )?(\\$)?${escaped}(?:(%| percent)|(${SCALE}))(?! ?[-–×^/(]| to \\d| and \\d)(?: (\\p{L}[\\p{L}-]*))?`,
    "u",
  );
  const inRest = phrase.exec(clause.rest);
  const inSubject = phrase.exec(clause.subject);
  const match = inRest ?? inSubject;
  if (!match) return [];
  const [matched, hedge = "", dollar = "", percent = "", scale = "", noun = ""] = match;
  // "$23 billion through bonds": the word after money belongs to what follows.
  const whole = dollar && noun ? matched.slice(0, -noun.length - 1) : matched;
  const isPercent = percent !== "";
  if (isPercent && tellsOfPoll(text)) return [];
  if (
    !isPercent &&
    !dollar &&
    (!noun || !/s$|^(?:people|men|women|percent|kilomet|met)/u.test(noun))
  )
    return [];
  if (/^(?:is|are|was|were|has|as|this|its|plus|thus|times)$/u.test(noun) && noun !== "times")
    return [];
  const keptHedge =
    /^(?:more than|less than|fewer than|at least|over|up to|nearly|almost|about|around|approximately|roughly)$/u.test(
      hedge,
    )
      ? `${hedge} `
      : "";
  const asker = isPercent ? "what percentage" : dollar ? "how much money" : "how many";
  const after = dollar ? "" : noun ? ` ${noun}` : "";
  if (dollar && noun && !/^(?:in|for|on|to|from|through|by|per|a|each|of|and|worth)$/u.test(noun))
    return [];
  if (dollar && /\b(?:a|the|an)$/u.test(clause.rest.slice(0, inRest?.index ?? 0).trimEnd()))
    return [];
  const suffix = isPercent ? (percent === "%" ? "%" : " percent") : scale;
  const prefix = dollar;
  let question: string | null = null;
  if (inSubject && !inRest) {
    const subject = clause.subject.replace(whole, `${keptHedge}${asker}${after}`);
    if (!clause.subject.startsWith(whole)) return [];
    const asked = [subject, clause.adverb, clause.verb, clause.rest].filter(Boolean).join(" ");
    question = clause.opening ? `${clause.opening}, ${asked}` : asked;
  } else if (inRest) {
    const before = clause.rest.slice(0, inRest.index).trim();
    const rest = clause.rest.slice(inRest.index + whole.length);
    if (POINTER.test(before) || POINTER.test(rest)) return [];
    if (clause.subject === "there") {
      question =
        noun === "times"
          ? `there ${clause.verb} ${keptHedge}${asker}${after}${rest}`
          : `${keptHedge}${asker}${after} ${clause.verb} there${rest}`;
    } else if (before === "" && !isPercent && noun !== "times") {
      // The number is what the verb takes: it goes to the front with all that belongs to it.
      const object =
        /^(?: of (?:the )?[\p{L}-]+(?: [\p{L}-]+)?(?= (?:in|on|from|at|by|to|for|with)|$)| (?:in|of) (?:diameter|length|width|height|age|weight))/u.exec(
          rest,
        )?.[0] ?? "";
      const asked = invert(clause, rest.slice(object.length).trim());
      question = asked && `${keptHedge}${asker}${after}${object} ${asked}`;
    } else {
      const asked = [clause.subject, clause.adverb, clause.verb, before].filter(Boolean).join(" ");
      question = `${asked} ${keptHedge}${asker}${after}${rest}`;
    }
    if (question && clause.opening && !/\d/u.test(clause.opening))
      question = `${clause.opening}, ${question}`;
    else if (question && /\d/u.test(clause.opening)) question = `${clause.opening}, ${question}`;
  }
  if (!question || countWords(question) > 32 || countWords(question) < 7) return [];
  return [
    {
      kind: "number",
      question: asQuestion(question),
      key: `${prefix}${number.text}${suffix}`,
      group: `number:${isPercent ? "percent" : dollar ? "money" : noun}`,
      value: number.value,
      affix: { before: prefix, after: suffix },
      sentence,
      quality: 1.2,
    },
  ];
}

/** "There are ten times more craters on …" has no subject but says how many. */
function readExistential(text: string): Clause | null {
  const match = /^(?:([^,]{3,60}), )?[Tt]here (are|were) ([^,;:]+?)\.?$/u.exec(text);
  if (!match) return null;
  const [, opening = "", verb = "", rest = ""] = match;
  return {
    opening,
    subject: "there",
    isPlural: true,
    adverb: "",
    verb,
    isAuxiliary: true,
    tense: verb === "were" ? "past" : "present",
    base: verb,
    rest,
    firstRest: rest,
    isActor: false,
    tail: "",
  };
}
