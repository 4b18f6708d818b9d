import type { BillingApp } from "~/billing/check-plan.server";
import { choosePayments } from "~/billing/choose-payments.server";
import { receiveEvent } from "~/billing/receive-event.server";
import { errorResponse } from "~/platform/api-route.server";
import { openDatabase } from "~/platform/database.server";
import { type Misconfiguration, readPayments } from "~/platform/environment.server";
import { AppError, notFound } from "~/platform/errors";
import { consoleLog, createBackground, reportMisconfigured } from "~/platform/log.server";
import { readText } from "~/platform/request-body.server";
import { countShards } from "~/platform/shards";
import type { Bindings } from "../bindings";
import { databaseOf } from "../database-of";

/** Bytes; Stripe's events have a few thousand. */
const largestEvent = 512 * 1024;

export type WebhookBindings = Pick<Bindings, "DB"> & Partial<Bindings>;

export default {
  async fetch(request, env, context): Promise<Response> {
    const apps = createBillingApps(env, context);
    const [app] = apps;
    try {
      await receive(apps, request);
      return Response.json({ received: true });
    } catch (error) {
      if (!(error instanceof AppError)) app.log.error("event_failed", error);
      else app.log.info("event_refused", { code: error.code, reason: error.message });
      return errorResponse(error);
    }
  },
} satisfies ExportedHandler<WebhookBindings>;

async function receive(apps: BillingApps, request: Request): Promise<void> {
  if (new URL(request.url).pathname !== "/webhooks/stripe") throw notFound();
  if (request.method !== "POST") {
    throw new AppError("method_not_allowed", "Events are posted here.", {
      headers: { Allow: "POST" },
    });
  }
  const body = await readText(request, largestEvent);
  await receiveEvent(apps, body, request.headers.get("Stripe-Signature"));
}

type BillingApps = [BillingApp, ...BillingApp[]];

/** One for each database. */
function createBillingApps(env: WebhookBindings, context: Context): BillingApps {
  const others = Array.from({ length: countShards(env) - 1 }, (_, index) =>
    createBillingApp(env, context, index + 1),
  );
  return [createBillingApp(env, context, 0), ...others];
}

interface Context {
  waitUntil(promise: Promise<unknown>): void;
}

function createBillingApp(env: WebhookBindings, context: Context, shard: number): BillingApp {
  const dependencies = {
    database: openDatabase(databaseOf(env, shard)),
    clock: { now: () => new Date() },
    log: consoleLog,
    background: createBackground(context, consoleLog),
  };
  // Only time changes sandbox subscriptions here, so its events need no delivery.
  const deliver = async () => Response.json({ received: true });
  const misconfigured: Misconfiguration[] = [];
  const payments = choosePayments(readPayments(env, misconfigured), dependencies, deliver);
  // Not fatal: the provider retries events for days.
  reportMisconfigured(consoleLog, misconfigured);
  return { ...dependencies, payments };
}
