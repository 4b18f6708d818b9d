import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { Notice } from "~/platform/request-scope.server";
import * as m from "./messages";
import { hasPaid } from "./upgrade-subscription.server";

/**
 * Called when a learner returns from the provider's pages: checks their subscriptions without waiting for the
 * webhook.
 * @param status of the URL; never changes the plan
 * @returns the notice for the learner; null if the profile shows it anyway
 */
export async function returnFromPayment(
  app: App,
  actor: Actor,
  status: string,
): Promise<Notice | null> {
  try {
    const paid = await hasPaid(app, actor);
    if (status === "changed") return null;
    if (paid) {
      return {
        tone: "success",
        title: m.paidTitle(),
        message: m.paid(),
      };
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    app.log.error("return_not_checked", error, { userId: actor.id });
    if (status === "changed") return null;
  }
  return status === "failed"
    ? {
        tone: "error",
        title: m.paymentFailedTitle(),
        message: m.paymentNotCompleted(),
      }
    : {
        tone: "info",
        title: m.processingTitle(),
        message: m.paymentPending(),
      };
}
