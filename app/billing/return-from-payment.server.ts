import type { Actor, App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import type { Notice } from "~/platform/request-scope.server";
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
        title: "Payment Successful",
        message: "Your account has been upgraded to Premium!",
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
        title: "Payment Failed",
        message: "The payment was not completed, and nothing was charged.",
      }
    : {
        tone: "info",
        title: "Processing Payment",
        message: "Processing your payment... Your plan changes as soon as it has arrived.",
      };
}
