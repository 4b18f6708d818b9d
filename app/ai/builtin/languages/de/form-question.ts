import { fitsInQuestion } from "../within-question";
import { eventVerbs, verbs } from "./verbs";

const LEADING =
  /^(?:Der|Die|Das|Den|Dem|Des|Ein|Eine[nmrs]?|Kein|Keine[nmrs]?|Jede[rs]?|Alle|Viele|Manche|Einige|Beide|In|Im|Am|An|Auf|Bei|Beim|Mit|Nach|Vor|Durch|Für|Seit|Während|Unter|Über)(?= )|^\p{Lu}\p{Ll}+(?:er|es|e|en)(?= \p{Lu})/u;

/** Inverts subject and verb: "Frischer Schnee ist weiß" → "ist frischer Schnee weiß". */
export function invertSubjectAndVerb(statement: string): string | null {
  if (!fitsInQuestion(statement)) return null;
  const words = statement.split(" ");
  const at = words.findIndex((word) => verbs.has(word) || eventVerbs.has(word));
  const before = words.slice(0, at).join(" ");
  if (at < 0 || before.includes(",")) return null;
  const subject = before.replace(LEADING, (word) => word.toLowerCase());
  return [words[at], subject, ...words.slice(at + 1)].filter((part) => part !== "").join(" ");
}

/** The grammatical number of the verb at the start of a predicate. */
export function numberOf(predicate: string): "singular" | "plural" | null {
  const [verb = ""] = predicate.split(" ");
  if (!verbs.has(verb)) return null;
  return /n$|^sind$/u.test(verb) && verb !== "kann" && verb !== "begann" && verb !== "gewann"
    ? "plural"
    : "singular";
}
