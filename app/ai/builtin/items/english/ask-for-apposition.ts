import { finiteVerb } from "../../language/english-verbs";
import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised } from "./put-question";

const APPOSITION =
  /(?<![\p{L}’'] of |\p{L}’s )(\p{Lu}[\p{L}’'.-]*(?: (?:of |the |de |and the )?\p{Lu}[\p{L}’'.-]*){0,3})(?: \([^)]{1,30}\))?, ((?:an?|the|one of the) [^,;:()]{18,110})(?=,|\.$)/u;

const PERSON =
  /^(?:an?|the|one of the) [^,]{0,40}?\b(?:\p{Ll}+(?:ist|logist|nomer|sopher|naut|ician|orian|emist)s?|leader|ruler|king|queen|author|writer|poet|president|general|explorer)\b/u;

/** Past forms that go with a noun: "a book written in Latin". */
const QUALIFIES =
  /^(?:born|called|known|named|based|located|used|written|founded|created|led|made|built|designed|developed|held|owned|dedicated|devoted|located|situated|established|composed|formed|published|signed|passed|\p{L}+-\p{L}+)$/u;

function finiteInside(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      index > 1 &&
      !QUALIFIES.test(word) &&
      /^(?:singular|auxiliary|past)$/u.test(finiteVerb(word)?.form ?? "") &&
      !/^(?:of|in|the|a|an|and)$/u.test(words[index - 1] ?? ""),
  );
}

/** "John Locke, an English philosopher of the seventeenth century, …": who he was, and who was that. */
export function askForApposition({
  sentence,
  text,
  names,
  reader,
}: EnglishStatement): QuestionSeed[] {
  const match = APPOSITION.exec(text);
  const name = match?.[1];
  const description = match?.[2];
  if (!match || !name || !description) return [];
  const kind = names.get(name)?.kind;
  if (!kind || countWords(description) < 4 || countWords(description) > 18) return [];
  // "Asia, Africa, and the Americas": a list.
  if (
    /,\s*$/u.test(text.slice(0, match.index)) ||
    /^,? (?:and|or) /u.test(text.slice(match.index + match[0].length))
  )
    return [];
  if (
    /\b(?:this|these|those|his|her|their|its|he|she|they|it|which|that|same|other|and|but)\b|^the (?:same|other|first|second|year|former|latter)\b/u.test(
      description,
    )
  )
    return [];
  if (/(?:^|\s)(?:is|are|was|were|had|has|have|would|could|did)\b/u.test(description)) return [];
  if (
    /^(?:Like|Unlike|In|On|At|By|For|With|From|After|Before|During|As|When|While|The)\b/u.test(name)
  )
    return [];
  const words = reader.tag(description);
  const isPhrase = words.every(
    ({ text: word, tags }) =>
      !tags.has("Verb") || tags.has("Gerund") || tags.has("Infinitive") || QUALIFIES.test(word),
  );
  if (!isPhrase || finiteInside(words.map((word) => word.text))) return [];
  const own = contentStems(name, "en");
  const said = contentStems(description, "en");
  if (said.length < 3 || said.some((one) => own.includes(one))) return [];
  const isPerson = kind === "person" || (kind === "name" && PERSON.test(description));
  return [
    {
      kind: "definition",
      question: asQuestion(`How does the text describe ${name}`),
      key: capitalised(description),
      group: `description:${isPerson ? "person" : kind}`,
      sentence,
      about: name,
      quality: 1.2,
    },
    {
      kind: "subject",
      question: asQuestion(
        `${isPerson ? "Who" : kind === "place" ? "Which place" : "What"} is described as ${description}`,
      ),
      key: name,
      group: `${kind}:singular:`,
      sentence,
      quality: 1.2,
    },
  ];
}
