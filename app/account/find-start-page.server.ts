import type { Actor, App } from "~/platform/app.server";
import { safeRedirect } from "~/platform/redirects";

const home = "/app";

/**
 * The page after a login: the one that was asked for, else what a study mode proposes, such as today's review.
 * @param target a path from a form; anything else counts as none
 */
export async function findStartPage(
  app: App,
  actor: Actor,
  target: string | undefined,
): Promise<string> {
  const asked = safeRedirect(target, home);
  if (asked !== home) return asked;
  // A login comes without a session, so the app has the first database.
  const own = app.at(actor.shard ?? 0);
  const proposed = await Promise.all(
    app.studyModes.map((mode) => mode.findStartPage?.(own, actor) ?? null),
  );
  return proposed.find((path) => path !== null) ?? home;
}
