import { redirect } from "@remix-run/cloudflare";
import * as m from "~/assessment/messages";
import { deletePageParameters } from "~/assessment/schema";
import type { Actor, App } from "~/platform/app.server";
import { pageAction, pageForm, pageLoader } from "~/platform/page-route.server";
import { safeRedirect } from "~/platform/redirects";

/** A deck, quiz, test, card or question that is asked about before it is deleted. */
interface Deletable<Work extends { title: string; backHref: string }> {
  find(app: App, actor: Actor, id: string): Promise<Work>;
  remove(app: App, actor: Actor, id: string): Promise<void>;
  /** The page afterwards. */
  goneHref: string;
  /** The page afterwards, if the page to return to is known and shows what is deleted. */
  leave?(back: string): string;
}

/** The confirmation page before something is deleted, at an address that names it as `id`. */
export function deletePage<Work extends { title: string; backHref: string }>({
  find,
  remove,
  goneHref,
  leave = (back) => back,
}: Deletable<Work>) {
  const missing = { path: goneHref, title: m.nothingToDeleteTitle };
  return {
    loader: pageLoader({
      access: "learner",
      input: deletePageParameters,
      missing,
      async run({ app, actor, input }) {
        const work = await find(app, actor, input.id);
        return { ...work, backHref: safeRedirect(input.back, work.backHref) };
      },
    }),
    action: pageAction(
      pageForm({
        access: "learner",
        input: deletePageParameters,
        failureTitle: m.notDeletedTitle,
        missing,
        async run({ app, actor, input, scope }) {
          await remove(app, actor, input.id);
          scope.leaveNotice({ tone: "success", title: m.deletedTitle() });
          return redirect(leave(safeRedirect(input.back, goneHref)));
        },
      }),
    ),
  };
}
