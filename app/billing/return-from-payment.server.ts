import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { Notice } from "~/platform/request-scope.server";
import * as m from "./messages";
import { hasPaid } from "./upgrade-subscription.server";

/**
 * A learner comes back from the provider's pages: the provider is asked at once, so that whoever
 * has paid is premium, and a cancellation shows, before the webhook says so.
 * @param status what the address says; the plan is never changed by it
 * @returns what to tell the learner; null where the profile shows it anyway
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
