import type { Grammar } from "../language-pack";
import { answerType, headingRole } from "./grammar-answer-type";
import { readCauses } from "./grammar-causes";
import { readContrasts } from "./grammar-contrasts";
import { readDefinitions } from "./grammar-definitions";
import { readEvents } from "./grammar-events";
import { readMemberships, readSteps } from "./grammar-memberships";
import { readPersons } from "./grammar-persons";
import { readStatements } from "./grammar-statements";
import { labelRole } from "./label-role";
import { words } from "./words";

/** The English grammar. */
export const grammar: Grammar = {
  definitions: readDefinitions,
  statements: readStatements,
  causes: readCauses,
  contrasts: readContrasts,
  steps: readSteps,
  events: readEvents,
  persons: readPersons,
  memberships: readMemberships,
  answerType: (text) => answerType(text, words.stem),
  headingRole,
  labelRole,
};
