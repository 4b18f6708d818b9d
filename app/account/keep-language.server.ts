import { languages } from "virtual:languages";
import type { Actor } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { RequestScope } from "~/platform/request-scope.server";
import { saveLanguage } from "./account-store.server";
import { rememberLanguage } from "./language-cookie.server";
import * as m from "./messages";

/**
 * Chooses the interface's language for this browser and, if somebody is logged in, for the account: the next
 * login anywhere brings it back.
 * @throws AppError invalid_request if the interface has no such language
 */
export async function keepLanguage(
  scope: RequestScope,
  actor: Actor | null,
  language: string,
): Promise<void> {
  if (!languages.includes(language)) throw new AppError("invalid_request", m.languageUnknown());
  rememberLanguage(scope, language);
  if (actor) await saveLanguage(scope.app.database, actor.id, language);
}
