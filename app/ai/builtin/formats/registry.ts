import { difference, differenceOfTerms } from "./contrasts";
import type { QuestionFormat } from "./format";
import { formula } from "./formula";
import { nextStep } from "./next-step";
import { property, whichHas } from "./property";
import { questionAndAnswer } from "./question-and-answer";
import { whatFollows, whatFor, why } from "./reasons";
import { completeStatement, objectOf, whichDoes, whichMember, who } from "./statements";
import { definitionForTerm, termForDefinition } from "./terms";
import { translation } from "./translation";
import { when } from "./when";
import { whichBelongs } from "./which-belongs";

/** All question formats. If several fit a fact, the first makes its card. */
export const formats: readonly QuestionFormat[] = [
  whichMember,
  whichDoes,
  objectOf,
  definitionForTerm,
  termForDefinition,
  translation,
  why,
  whatFor,
  whatFollows,
  difference,
  differenceOfTerms,
  nextStep,
  questionAndAnswer,
  who,
  when,
  formula,
  whichBelongs,
  property,
  whichHas,
  completeStatement,
];
