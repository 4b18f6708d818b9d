/** The longest clause that a question of one sentence takes. */
const longestClause = 140;

/** May a clause of the document stand in a question as it is, without marks around it? */
export function fitsInQuestion(clause: string): boolean {
  return clause.length <= longestClause && !/[:;?!"“”«»„()：；？！「」]/u.test(clause);
}

/** What the first words of a predicate tell of the subject that it belongs to. */
export interface PredicateSigns {
  /** The verb, after negations and the like, is in the plural. */
  plural: RegExp;
  /** What follows changes with the gender of the subject: "is made", "está formada". */
  inflected: RegExp;
}

/** Whether a pronoun of the singular can stand before a predicate: "¿Qué produce ATP?" */
export function takesPronoun(predicate: string, { plural, inflected }: PredicateSigns): boolean {
  return fitsInQuestion(predicate) && !plural.test(predicate) && !inflected.test(predicate);
}

/** "documento en que …" is no deed; "no descubrió …" and "a découvert …" are. */
export function startsWithVerb(predicate: string, verbs: ReadonlySet<string>): boolean {
  const [first = "", second = "", third = ""] = predicate.toLowerCase().split(/[\s’']/u);
  return [first, second, third].some((word) => verbs.has(word)) || verbs.has(`${first} ${second}`);
}
