import { env as variables } from "cloudflare:workers";
import * as build from "virtual:remix/server-build";
import { createRequestHandler } from "@remix-run/cloudflare";
import { findActor, findOwner } from "~/account/find-actor.server";
import { sweepSessions } from "~/account/sweep-sessions.server";
import { checkPlans } from "~/billing/check-plans.server";
import { SandboxPayments } from "~/billing/sandbox-payments.server";
import { shareLanding } from "~/landing/share-landing.server";
import { countBacklog } from "~/library/count-backlog.server";
import { giveUpReading, readPage } from "~/library/read-page.server";
import { resumeReadings } from "~/library/resume-readings.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import { sweepIndex } from "~/library/sweep-index.server";
import { errorResponse } from "~/platform/api-route.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { reportMisconfigured } from "~/platform/log.server";
import type { PageToRead } from "~/platform/ports";
import { checkRequest, withoutBody } from "~/platform/request-checks.server";
import { RequestScope } from "~/platform/request-scope.server";
import { requireBuiltRoutes } from "~/platform/route.server";
import { addSecurityHeaders, newNonce } from "~/platform/security-headers.server";
import { allowedMethods } from "./allowed-methods";
import type { Bindings } from "./bindings";
import { createApp } from "./create-app";
import { requireSettings } from "./settings";

export { DailyUsage } from "./daily-usage";
export { RateLimiter } from "./rate-limiter";
export { StudySession } from "./study-session";

requireSettings(variables);
requireBuiltRoutes(build.routes);
const handleRequest = createRequestHandler(build);
const allowedBy = allowedMethods(build.routes);

/** By which a server of one's own asks every second whether this worker answers: nobody's visit. */
const watchHost = "watch.invalid";

export default {
  async fetch(request, env, context): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    // Where a route leads there, the provider's events do not come this way at all.
    if (pathname === webhookPath) return env.STRIPE_WEBHOOK.fetch(request);
    const since = Date.now();
    const nonce = newNonce();
    const app = createApp(env, context);
    const scope = new RequestScope(app, withoutBody(request), nonce, { findActor, findOwner });
    const answer = await respond(scope);
    const response = new Response(answer.body, answer);
    for (const [name, value] of scope.responseHeaders) response.headers.append(name, value);
    // The door's, or a page's: the routes know what they take.
    if (response.status === 405 && !response.headers.has("Allow")) {
      response.headers.set("Allow", allowedBy(new URL(request.url)));
    }
    addSecurityHeaders(response.headers, scope);
    if (hostname === watchHost) return response;
    app.metrics.count({
      name: "request",
      labels: {
        route: scope.route ?? "none",
        method: request.method,
        status: `${Math.floor(response.status / 100)}xx`,
      },
      figures: { milliseconds: Date.now() - since },
    });
    return response;
  },

  /** Hourly. The scheduled time is "now", so that a late run and a test do the same. */
  async scheduled(controller, env, context): Promise<void> {
    const app = createApp(env, context, new Date(controller.scheduledTime));
    reportMisconfigured(app.log, app.config.misconfigured);
    // Each by itself: what fails in one hour keeps nothing else from being done.
    const parts = {
      sweepBytes,
      sweepPlans,
      sweepSessions,
      sweepIndex,
      resumeReadings: () => resumeReadings(app, { atStart: controller.cron === atStart }),
      countBacklog,
    };
    const done = await Promise.all(
      Object.entries(parts).map(([part, sweep]) => runPart(app, part, sweep)),
    );
    app.log.info("swept", { failed: done.filter((isDone) => !isDone).length });
  },

  /** Pages of pictures and scans, and those that have failed each time. */
  async queue(batch, env, context): Promise<void> {
    const app = createApp(env, context);
    const work = batch.queue.startsWith(unreadPages) ? giveUpReading : readPage;
    for (const message of batch.messages) {
      const { body, attempts } = message;
      const count = (outcome: "read" | "retried" | "given_up") =>
        app.metrics.count({ name: "page", labels: { outcome }, figures: { attempts } });
      try {
        await work(app, body);
        count(work === readPage ? "read" : "given_up");
      } catch (error) {
        app.log.error("page_not_read", error, { ...body, attempts });
        count("retried");
        message.retry();
      }
    }
  },
} satisfies ExportedHandler<Bindings, PageToRead>;

/** @returns whether it was done */
async function runPart(app: App, part: string, sweep: (app: App) => Promise<unknown>) {
  const since = Date.now();
  const outcome = await sweep(app).then(
    () => "done" as const,
    (error: unknown) => {
      app.log.error("sweep_failed", error, { part });
      return "failed" as const;
    },
  );
  const figures = { milliseconds: Date.now() - since };
  app.metrics.count({ name: "sweep", labels: { part, outcome }, figures });
  return outcome === "done";
}

async function sweepPlans(app: App): Promise<void> {
  if (app.payments instanceof SandboxPayments) await app.payments.passTime();
  await checkPlans(app);
}

/** The `cron` of the sweep that a server of one's own begins with. */
const atStart = "at-start";

const webhookPath = "/webhooks/stripe";

/** How the queue of the pages' dead letters is named; its end may be the environment's name. */
const unreadPages = "fennec-unread";

async function respond(scope: RequestScope): Promise<Response> {
  try {
    checkRequest(scope.request);
    return await shareLanding(scope, (request) => handleRequest(request, { scope }));
  } catch (error) {
    if (!(error instanceof AppError)) scope.app.log.error("request_failed", error);
    return errorResponse(error);
  }
}
