import { contentStems, countWords } from "../../language/words";
import { readPredication } from "../ask-about-predicate";
import { exchangeFact } from "../exchange-fact";
import type { QuestionSeed } from "../question-draft";
import {
  INNER_POINTER,
  isSpecific,
  OWNED,
  VAGUE_SUBJECT,
  WEAK_PREDICATE,
} from "./ask-about-subject";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised } from "./put-question";

/** Where the grammar of a statement is not plain, its halves around a sure verb still can be asked for. */
export function askAboutPredicate({ sentence, text, names }: EnglishStatement): QuestionSeed[] {
  const found = readPredication(text, "en");
  if (!found) return [];
  const { predicate, agreement } = found;
  const first = found.subject.split(" ")[0] ?? "";
  const isName = names.has(first) || names.has(found.subject) || /^\p{Lu}{2}/u.test(first);
  const subject = isName
    ? found.subject
    : `${found.subject.charAt(0).toLowerCase()}${found.subject.slice(1)}`;
  if (VAGUE_SUBJECT.test(subject) || INNER_POINTER.test(subject) || INNER_POINTER.test(predicate))
    return [];
  if (WEAK_PREDICATE.test(predicate) || !isSpecific(subject) || /[,"“”()]/u.test(subject))
    return [];
  if (OWNED.test(subject)) return [];
  const words = countWords(predicate);
  const own = contentStems(subject, "en");
  const said = new Set(contentStems(predicate, "en"));
  if (words < 4 || words > 20 || countWords(subject) > 8 || said.size < 3) return [];
  if (own.length === 0 || own.some((one) => said.has(one)) || /["“”()]/u.test(predicate)) return [];
  const isPlural = agreement.endsWith("plural");
  const falsified = exchangeFact(predicate, names, sentence.text, "en");
  return [
    {
      kind: "deed",
      question: asQuestion(`What does the text say about ${subject}`),
      key: capitalised(predicate),
      group: `deed:thing:${agreement}:own`,
      sentence,
      about: subject,
      ...(falsified ? { falsified: capitalised(falsified) } : {}),
      quality: 0.95,
    },
    {
      kind: "subject",
      question: asQuestion(`${isPlural ? "which of these" : "what"} ${predicate}`),
      key: capitalised(subject),
      group: `${isName ? "name" : "thing"}:${isPlural ? "plural" : "singular"}:${/^the /u.test(subject) ? "the" : ""}`,
      sentence,
      quality: 0.85,
    },
  ];
}
