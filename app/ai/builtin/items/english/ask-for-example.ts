import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised } from "./put-question";

const LIST =
  /(?<of>(?:\p{L}[\p{L}-]+ ){0,2}\p{L}{3,}s),? (?:such as|including|like|for example,) (?<items>\p{L}[^;:.()—–]{6,120})$/u;

const OPENS =
  /^(?:the|a|an|of|in|on|and|or|to|for|from|with|by|as|at|that|which|who|some|many|most|other|various|several|all|few|more|than|into|between|her|his|its|their|were|was|are|is|be|been|have|had|has|use|used|through|about|over|because|including|own|these|those|using)$/iu;

/** "elements such as carbon, iron, and gold" → "Which of these is one of the elements …?" */
export function askForExample({ sentence, text }: EnglishStatement): QuestionSeed[] {
  const match = LIST.exec(text.replace(/\.$/u, ""));
  const whole = match?.groups?.items;
  if (!match?.groups?.of || !whole) return [];
  const words = match.groups.of.split(" ");
  const from = words.findLastIndex((word) => OPENS.test(word) || /(?:ed|ing|ly)$/u.test(word));
  const of = words.slice(from + 1).join(" ");
  const items = whole
    .split(/,? (?:and|or) |, /u)
    .map((item) => item.trim())
    .filter(Boolean);
  if (!of || countWords(of) > 3 || items.length < 2) return [];
  if (
    /^(?:things|ways|factors|others|areas|cases|items|issues|terms|forms|groups|people|words)$/iu.test(
      of,
    )
  )
    return [];
  if (
    items.some(
      (item) =>
        countWords(item) > 3 ||
        /\b(?:the|that|which|who|is|are|was|were|it|they|his|her|their|its|to|in|for|by|on|at)\b/iu.test(
          item,
        ),
    )
  )
    return [];
  const key = items.find((item) => item.length > 3);
  if (!key || contentStems(key, "en").length === 0) return [];
  const isName = /^\p{Lu}/u.test(key);
  return [
    {
      kind: "example",
      question: asQuestion(
        `Which of these does the text give as an example of ${of.charAt(0).toLowerCase()}${of.slice(1)}`,
      ),
      key: capitalised(key),
      group: `example:${isName ? "name" : /[^s]s$/u.test(key) ? "plural" : "singular"}`,
      sentence,
      about: of,
      quality: 1.05,
    },
  ];
}
