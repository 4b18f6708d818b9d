import { type FiniteVerb, finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { negate } from "./negate";

/** "Led to the war" → "Did not lead to the war"; null where the grammar is not plain. */
export function denyPredicate(predicate: string, language: Language): string | null {
  if (language !== "en") return negate(predicate, language);
  const [first = "", ...rest] = predicate.split(" ");
  const verb = finiteVerb(first) ?? plainPast(first);
  // What a second verb tells would be denied with it, or not: nobody could say.
  if (
    /\b(?:and|but|or|not|no|never|only|nor|neither|hardly|until|because|although)\b/iu.test(
      predicate.replace(/\bbetween \S+ and \S+/u, ""),
    )
  )
    return null;
  if (!verb || rest.length === 0) return null;
  if (verb.form === "auxiliary") {
    if (/^(?:do|does|did)$/iu.test(first)) return null;
    // "Had a king" is no perfect.
    if (
      /^(?:has|have|had)$/iu.test(first) &&
      !/(?:ed|en|wn|ne)$|^(?:been|become|begun|made|led|held|kept|put|set|built|brought|taught)$/u.test(
        rest[0] ?? "",
      )
    )
      return null;
    return /^can$/iu.test(first) ? `Cannot ${rest.join(" ")}` : `${first} not ${rest.join(" ")}`;
  }
  const helper = verb.form === "past" ? "Did" : verb.form === "singular" ? "Does" : "Do";
  return `${helper} not ${verb.base} ${rest.join(" ")}`;
}

/** "Abolished": a past whose base is sure from its end, though no list holds it. */
function plainPast(word: string): FiniteVerb | null {
  const base =
    /^(\p{L}{2,}(?:sh|ss|ck|lk|lt|nt|nd|rt|rd|pt|ct|ft|ow|ay|oy|ey|mp|nk|rm|rn|ain|een|ail))ed$/iu.exec(
      word,
    )?.[1];
  return base ? { base: base.toLowerCase(), form: "past" } : null;
}
