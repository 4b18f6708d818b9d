import { z } from "zod";
import { oneScope, scopeFields } from "~/library/schema";
import { everything, isSameScope } from "~/study-scope";
import * as m from "./messages";

/** `GET /api/study-guide`. */
export const guideParameters = z
  .object(scopeFields)
  .refine(...oneScope)
  .refine((scope) => !isSameScope(scope, everything), { path: ["fileId"], error: m.scopeMissing });
