import type { QuestionSeed } from "./question-draft";

/**
 * A clause with the word that joins it to the question, where that word depends on the clause: French
 * "qu’il" beside "que les", German "weil", without which its verb would not stand last.
 */
export function withJoint(clause: string, { joint }: Pick<QuestionSeed, "joint">): string {
  if (!joint) return clause;
  if (!joint.endsWith("qu")) return `${joint} ${clause}`;
  return OPENS_WITH_VOWEL.test(clause) ? `${joint}’${clause}` : `${joint}e ${clause}`;
}

const OPENS_WITH_VOWEL = /^(?:[aeiouyàâéèêëîïôùûœ]|h(?!aut|ont|ors|uit|éros|asard|ain))/iu;
