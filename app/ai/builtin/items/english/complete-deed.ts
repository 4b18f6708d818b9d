import { finiteVerb } from "../../language/english-verbs";
import { contentStems, countWords } from "../../language/words";
import { withoutReferences } from "../../reading/askable-sentence";
import type { QuestionSeed } from "../question-draft";
import { capitalised } from "./put-question";
import { withoutConnective } from "./stand-alone";

const AUXILIARY =
  /^(?:is|are|was|were|be|been|being|has|have|had|can|could|may|might|must|shall|should|will|would|does|do|did|to|not|also|still|now|then|often|never|always|even|only|\p{Ll}+ly)$/u;
const PARTICIPLE = /^\p{Ll}*(?:ed|en|ing|[aeo]wn|made)$/u;
const FEWEST_LEFT = 3;

/**
 * What is told of a subject as the half of a sentence, up to its verb, and the rest: "The detectors
 * are made …", "out of crystals of germanium". Null where the verb says nothing itself ("are"), so
 * that too much could follow, or where little would be left.
 */
export function completeDeed({
  key,
  about = "",
  question,
  sentence,
}: Pick<QuestionSeed, "key" | "about" | "question" | "sentence">): {
  shown: string;
  rest: string;
} | null {
  const words = `${key.charAt(0).toLowerCase()}${key.slice(1)}`.split(" ");
  let end = 0;
  while (end < words.length && AUXILIARY.test(words[end] ?? "")) end += 1;
  const verb = words[end] ?? "";
  if (!(end === 0 || PARTICIPLE.test(verb) || finiteVerb(verb)) || /[,;:]$/u.test(verb))
    return null;
  end += 1;
  // "are analyzed and stored in …"
  if (words[end] === "and" && PARTICIPLE.test(words[end + 1] ?? "")) end += 2;
  const rest = words.slice(end).join(" ");
  if (countWords(rest) < FEWEST_LEFT || new Set(contentStems(rest, "en")).size < 2) return null;
  const half = `${about} ${words.slice(0, end).join(" ")}`;
  const text = withoutConnective(withoutReferences(sentence.text));
  const at = text.toLowerCase().indexOf(half.toLowerCase());
  // What limits the statement stands before its subject, and the question tells it.
  if (
    at < 0 &&
    !new RegExp(`${about.replace(/[^\p{L}\p{N} ]/gu, ".")}(?:\\?| do, )`, "iu").test(question)
  )
    return null;
  return { shown: `${at < 0 ? capitalised(half) : text.slice(0, at + half.length)} …`, rest };
}
