import { questions as english } from "../en/questions";
import type { QuestionPhrases } from "../language-pack";

const isAsked = (shown: string) => `${shown} = ?`;

/** Questions in symbols, because another language would be out of place. */
export const questions: QuestionPhrases = {
  ...english,
  termForDefinition: (definition) => isAsked(`“${definition}”`),
  definitionForTerm: isAsked,
  traitOf: isAsked,
  translation: isAsked,
  whichDoes: () => null,
  whatDoes: () => null,
  who: () => null,
  when: isAsked,
  why: () => null,
  whatFor: () => null,
  whatFollows: () => null,
  whichBelongs: () => null,
  membersOf: (whole, count) => `${whole}: ${count} × ?`,
  propertyOf: (row, column) => isAsked(`${row} – ${column}`),
  whichHas: null,
  nextStep: (step, process) => `${process}: ${step} → ?`,
  stepsOf: (process) => `${process}: 1, 2, 3 … ?`,
  difference: (one, other) => `${one} ≠ ${other}: ${one} = ?`,
  formulaFor: isAsked,
};
