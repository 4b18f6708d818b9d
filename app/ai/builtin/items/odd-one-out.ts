import type { Definition } from "../concepts/find-definitions";
import type { Language } from "../language/language";
import type { QuestionSeed } from "./question-draft";

/** A field of study, by the noun that a meaning begins with. */
const STUDY =
  /^(?:(?:the|an?|el|la|los?|l[’'ea]|une?|una?|die|das|eine?|[oa]|lo|il|uno) ?)?(?:[\p{L}-]+ )?(?:study|science|discipline|estudios?|ciencia|disciplina|étude|Lehre|Wissenschaft|estudo|ciência|studio|scienza|наука|изучение|учение|علم|دراسة)(?!\p{L})|^研究.*(?:科学|学科|学问)$/iu;
const CLAUSE =
  /^(?:cuando|quand|lorsqu\p{L}*|wenn|quando|когда|если|si|se|falls|عندما|إذا|[当如])(?!\p{Ll})/iu;

/**
 * Finds the terms whose meaning shows by its form alone among the others that a text explains: the
 * subject's own name, which is a study where all else is what it studies; a law told in a clause.
 */
export function findOddOnes(
  definitions: readonly Definition[],
  language: Language,
): (seed: QuestionSeed) => boolean {
  // English has a grammar to find of which kind each is.
  if (language === "en") return () => false;
  const terms = new Map(definitions.map(({ term, meaning }) => [term.toLowerCase(), meaning]));
  const countOf = (form: RegExp) => [...terms.values()].filter((one) => form.test(one)).length;
  const isLoneStudy = countOf(STUDY) <= FEW;
  const isLoneClause = countOf(CLAUSE) <= FEW;
  return ({ kind, defined }) =>
    defined !== undefined &&
    ((isLoneStudy && STUDY.test(defined.meaning)) ||
      // Its term stands beside others as well as any.
      (isLoneClause && kind === "definition" && CLAUSE.test(defined.meaning)));
}

/** Two alike beside a third are needed. */
const FEW = 2;
