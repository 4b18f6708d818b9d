import { completeStatement } from "./complete-statement";
import { definitionForTerm } from "./definition-for-term";
import { difference } from "./difference";
import type { QuestionFormat } from "./format";
import { formula } from "./formula";
import { nextStep } from "./next-step";
import { property, whichHas } from "./property";
import { questionAndAnswer } from "./question-and-answer";
import { tellApart } from "./tell-apart";
import { termForDefinition } from "./term-for-definition";
import { translation } from "./translation";
import { whatFollows } from "./what-follows";
import { whatFor } from "./what-for";
import { when } from "./when";
import { whichBelongs } from "./which-belongs";
import { whichDoes } from "./which-does";
import { who } from "./who";
import { why } from "./why";

/** Every way to ask about a fact. Of two that suit, the earlier makes the better card. */
export const formats: readonly QuestionFormat[] = [
  whichDoes,
  definitionForTerm,
  termForDefinition,
  translation,
  why,
  whatFor,
  whatFollows,
  difference,
  tellApart,
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
