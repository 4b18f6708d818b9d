import type { BillingApp } from "~/billing/check-plan.server";
import { choosePayments } from "~/billing/choose-payments.server";
import { receiveEvent } from "~/billing/receive-event.server";
import { errorResponse } from "~/platform/api-route.server";
import { openDatabase } from "~/platform/database.server";
import { type Misconfiguration, readPayments } from "~/platform/environment.server";
import { AppError, notFound } from "~/platform/errors";
import { consoleLog, createBackground, reportMisconfigured } from "~/platform/log.server";
import { readText } from "~/platform/request-body.server";
import type { Bindings } from "../bindings";

/** Bytes; an event of Stripe has some thousands. */
const largestEvent = 512 * 1024;

export type WebhookBindings = Pick<Bindings, "DB"> & Partial<Bindings>;

export default {
  async fetch(request, env, context): Promise<Response> {
    const app = createBillingApp(env, context);
    try {
      await receive(app, request);
      return Response.json({ received: true });
    } catch (error) {
      if (!(error instanceof AppError)) app.log.error("event_failed", error);
      else app.log.info("event_refused", { code: error.code, reason: error.message });
      return errorResponse(error);
    }
  },
} satisfies ExportedHandler<WebhookBindings>;

async function receive(app: BillingApp, request: Request): Promise<void> {
  if (new URL(request.url).pathname !== "/webhooks/stripe") throw notFound();
  if (request.method !== "POST") {
    throw new AppError("method_not_allowed", "Events are posted here.", {
      headers: { Allow: "POST" },
    });
  }
  const body = await readText(request, largestEvent);
  await receiveEvent(app, body, request.headers.get("Stripe-Signature"));
}

function createBillingApp(
  env: WebhookBindings,
  context: { waitUntil(promise: Promise<unknown>): void },
): BillingApp {
  const lent = {
    database: openDatabase(env.DB),
    clock: { now: () => new Date() },
    log: consoleLog,
    background: createBackground(context, consoleLog),
  };
  // Nothing here changes the sandbox's books but its clock; what that makes it tell is known here.
  const deliver = async () => Response.json({ received: true });
  const misconfigured: Misconfiguration[] = [];
  const payments = choosePayments(readPayments(env, misconfigured), lent, deliver);
  // The provider sends the event again for days, so none is lost.
  reportMisconfigured(consoleLog, misconfigured);
  return { ...lent, payments };
}
