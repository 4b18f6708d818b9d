import { namesIn } from "../../concepts/find-names";
import { contentStems, countWords } from "../../language/words";
import type { QuestionSeed } from "../question-draft";
import type { EnglishStatement } from "./english-seeds";
import { asQuestion, invert } from "./put-question";

const POINTER =
  /\b(?:this|these|those|such|he|she|they|it|him|his|her|them|I|we|you|here|then|also|another|not)\b/iu;

/** A place or a person at the end of the statement: "Where …?", "… by whom?" */
export function askWithName({ sentence, clause, names }: EnglishStatement): QuestionSeed[] {
  if (!clause || POINTER.test(clause.subject) || POINTER.test(clause.rest)) return [];
  if (/^the \p{Ll}+$/u.test(clause.subject)) return [];
  const found =
    /^(.{8,}?) (in|at|by|near|to|from|of|against) (the )?(\p{Lu}[\p{L}’' -]{2,40})$/u.exec(
      clause.rest,
    );
  if (!found) return [];
  const [, rest = "", link = "", the = "", name = ""] = found;
  // "Senator Warren G. Harding from Ohio": it tells of the name, not of the deed.
  if (/^(?:from|of|at)$/u.test(link) && /\p{Lu}[\p{L}.]+$/u.test(rest)) return [];
  const known = names.get(name);
  if (!known || namesIn(` ${name}`).length !== 1) return [];
  const asked = invert(clause, rest);
  if (!asked || countWords(asked) > 24 || new Set(contentStems(asked, "en")).size < 4) return [];
  if (
    /\b(?:and|or|as|than|of|the|that|who|which)$/u.test(asked) ||
    /\b(?:which|that|who|where) [^,]*$/u.test(rest)
  )
    return [];
  const opening = clause.opening ? `${clause.opening}, ` : "";
  const ask = (asker: string) => asQuestion(`${opening}${asker} ${asked}`);
  const base = { sentence, key: `${the}${name}`, quality: 1.05 };
  if (the) return [];
  if (known.kind === "place" && /^(?:in|at|near)$/u.test(link))
    return [
      {
        ...base,
        kind: "name",
        group: "place",
        question: ask(link === "near" ? "near which place" : "in which place"),
      },
    ];
  if (known.kind === "place" && /^(?:to|from)$/u.test(link))
    return [{ ...base, kind: "name", group: "place", question: ask(`${link} which place`) }];
  if (known.kind === "person" && link === "by")
    return [{ ...base, kind: "name", group: "person", question: ask("by whom") }];
  return [];
}
