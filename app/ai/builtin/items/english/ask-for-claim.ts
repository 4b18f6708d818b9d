import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import { INNER_POINTER, VAGUE_SUBJECT } from "./ask-about-subject";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, capitalised, invert } from "./put-question";

const SAYS =
  /^(?:show|shows|showed|shown|suggest(?:s|ed)?|argue[sd]?|indicate[sd]?|find|finds|found|believe[sd]?|say|says|said|claim(?:s|ed)?|note[sd]?|conclude[sd]?|propose[sd]?|hold|holds|held|state[sd]?|demonstrate[sd]?|reveal(?:s|ed)?|think|thinks|thought|assume[sd]?|predict(?:s|ed)?|imply|implies|implied|confirm(?:s|ed)?|discover(?:s|ed)?|observe[sd]?|explain(?:s|ed)?|maintain(?:s|ed)?|insist(?:s|ed)?|teach|teaches|taught|emphasize[sd]?|contend(?:s|ed)?|assert(?:s|ed)?|require[sd]?|fear(?:s|ed)?|warn(?:s|ed)?|learn(?:s|ed)?|realize[sd]?|ensure[sd]?)$/u;

/** "General relativity says that …" → "What does general relativity say?" */
export function askForClaim({ sentence, clause, text }: EnglishStatement): QuestionSeed[] {
  if (!clause) return [];
  const bare = text.replace(/\.$/u, "");
  const [, before = "", claim = ""] = /^((?:\p{L}+ ){0,1})that (.+)$/u.exec(clause.rest) ?? [];
  const verb = before.trim() || clause.verb;
  if (!claim || !SAYS.test(verb)) return [];
  // The clause was cut where the sentence goes on.
  const at = bare.indexOf(`that ${claim}`);
  if (at < 0) return [];
  const told = bare.slice(at + 5);
  const { subject, opening } = clause;
  if (
    INNER_POINTER.test(opening) ||
    INNER_POINTER.test(subject) ||
    /^(?:there|it)\b/iu.test(subject)
  )
    return [];
  if (VAGUE_SUBJECT.test(subject) && !/ of /u.test(subject)) return [];
  const words = countWords(told);
  if (words < 6 || words > 28 || /["“”()]/u.test(told)) return [];
  if (
    /\b(?:this|these|those|such|here)\b/u.test(told) ||
    /^(?:he|she|it|they|his|her|its|their)\b/u.test(told)
  )
    return [];
  const asked = invert(clause, before.trim());
  if (!asked) return [];
  const question = opening ? `${opening}, what ${asked}` : `what ${asked}`;
  // "What do calculations show?": much.
  const isNamed = /^(?:the )?\p{Lu}/u.test(subject);
  if (!isNamed && contentStems(`${subject} ${opening}`, "en").length < 2) return [];
  return [
    {
      kind: "claim",
      question: asQuestion(
        `According to the text, ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
      ),
      key: capitalised(told),
      group: "claim",
      sentence,
      about: subject,
      quality: 1.05,
    },
  ];
}
