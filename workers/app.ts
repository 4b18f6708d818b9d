import { env as variables } from "cloudflare:workers";
import { imports, languages } from "virtual:languages";
import * as build from "virtual:remix/server-build";
import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/cloudflare";
import { findActor, findOwner } from "~/account/find-actor.server";
import { presentedLanguage } from "~/account/language-cookie.server";
import { presentedShard } from "~/account/session-token.server";
import { sweepSessions } from "~/account/sweep-sessions.server";
import { sweepShardAssignments } from "~/account/sweep-shard-assignments.server";
import { reportDatabase } from "~/administration/report-database.server";
import { checkPlans } from "~/billing/check-plans.server";
import { SandboxPayments } from "~/billing/sandbox-payments.server";
import { settleExams } from "~/courses/settle-exams.server";
import { shareLanding } from "~/landing/share-landing.server";
import { giveUpReading, readPage } from "~/library/read-page.server";
import { resumeReadings } from "~/library/resume-readings.server";
import { sweepBytes } from "~/library/sweep-bytes.server";
import { sweepIndex } from "~/library/sweep-index.server";
import { chooseLanguage } from "~/localization/choose-language";
import { inLanguage } from "~/localization/current-language.server";
import { errorResponse } from "~/platform/api-route.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { reportMisconfigured } from "~/platform/log.server";
import { checkRequest, withoutBody } from "~/platform/request-checks.server";
import { RequestScope } from "~/platform/request-scope.server";
import { requireRouteHandlers } from "~/platform/route.server";
import { addSecurityHeaders, newNonce } from "~/platform/security-headers.server";
import { everyShard } from "~/platform/shards";
import { sendReminders } from "~/review/send-reminders.server";
import { allowedMethods } from "./allowed-methods";
import type { Bindings, DatabaseToSweep, LearnersPage, RemindersToSend } from "./bindings";
import { createApp } from "./create-app";
import { requireSettings } from "./settings";

export { DailyUsage } from "./daily-usage";
export { RateLimiter } from "./rate-limiter";
export { StudySession } from "./study-session";

requireSettings(variables);
requireRouteHandlers(build.routes);
const handlers = new Map(
  languages.map((language) => [language, createRequestHandler(buildIn(language))]),
);
const allowedBy = allowedMethods(build.routes);

/** The host of the self-hosted server's check whether this worker answers, once a second; not counted as a visit. */
const watchHost = "watch.invalid";

export default {
  async fetch(request, env, context): Promise<Response> {
    const { hostname, pathname } = new URL(request.url);
    // With a route to the webhook's worker, the provider's events do not pass through the app.
    if (pathname === webhookPath) return env.STRIPE_WEBHOOK.fetch(request);
    const since = Date.now();
    const nonce = newNonce();
    const home = createApp(env, context);
    const app = home.at(presentedShard(request, home.config.shards));
    const scope = new RequestScope(app, withoutBody(request), nonce, { findActor, findOwner });
    const language = chooseLanguage(
      presentedLanguage(request),
      request.headers.get("Accept-Language"),
      languages,
    );
    const answer = await inLanguage(language, () => respond(scope, language));
    const response = new Response(answer.body, answer);
    for (const [name, value] of scope.responseHeaders) response.headers.append(name, value);
    // The routes know which methods they allow.
    if (response.status === 405 && !response.headers.has("Allow")) {
      response.headers.set("Allow", allowedBy(new URL(request.url)));
    }
    if (languages.length > 1) response.headers.append("Vary", "Accept-Language, Cookie");
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
    const { cron } = controller;
    reportMisconfigured(app.log, app.config.misconfigured);
    const apps = everyShard(app);
    if (env.SWEEPS && apps.length > 1) {
      await putInLine(env.SWEEPS, apps, { time: controller.scheduledTime, cron });
      return;
    }
    for (const one of apps) await sweep(one, env, cron);
  },

  /** Pages to read, those that have failed each time, databases to sweep, and reminders to send. */
  async queue(batch, env, context): Promise<void> {
    const app = createApp(env, context);
    const work = batch.queue.startsWith(unreadPages) ? giveUpReading : readPage;
    for (const message of batch.messages) {
      const { body, attempts } = message;
      if ("time" in body) {
        const { time, shard, cron } = body;
        await sweep(createApp(env, context, new Date(time)).at(shard), env, cron);
        continue;
      }
      if ("reminders" in body) {
        await runPart(app.at(body.shard), "remind", (one) => remind(one, env));
        continue;
      }
      const count = (outcome: "read" | "retried" | "given_up") =>
        app.metrics.count({ name: "page", labels: { outcome }, figures: { attempts } });
      try {
        await work(app.at(body.shard ?? 0), body);
        count(work === readPage ? "read" : "given_up");
      } catch (error) {
        app.log.error("page_not_read", error, { ...body, attempts });
        count("retried");
        message.retry();
      }
    }
  },
} satisfies ExportedHandler<Bindings, LearnersPage | DatabaseToSweep | RemindersToSend>;

/** One invocation may run a thousand database statements, too few to sweep many databases. */
async function putInLine(
  queue: Queue<DatabaseToSweep>,
  apps: App[],
  sweeping: Omit<DatabaseToSweep, "shard">,
): Promise<void> {
  const messages = apps.map(({ shard }) => ({ body: { ...sweeping, shard } }));
  for (let start = 0; start < messages.length; start += largestBatch) {
    await queue.sendBatch(messages.slice(start, start + largestBatch));
  }
}

/** Messages of a queue. */
const largestBatch = 100;

/** Runs each part separately, so that a failing part does not prevent the others. */
async function sweep(app: App, env: Bindings, cron: string): Promise<void> {
  const parts = {
    sweepBytes,
    sweepPlans,
    sweepSessions,
    sweepIndex,
    resumeReadings: () => resumeReadings(app, { atStart: cron === atStart }),
    reportDatabase,
    settleExams,
    remind: () => remind(app, env),
    ...(app.shard === 0 && app.config.shards.count > 1 && { sweepShardAssignments }),
  };
  const done = await Promise.all(
    Object.entries(parts).map(([part, work]) => runPart(app, part, work)),
  );
  app.log.info("swept", { failed: done.filter((isDone) => !isDone).length, ...inShard(app) });
}

/** Handles one page of learners; the queue continues with the next one. */
async function remind(app: App, env: Bindings): Promise<void> {
  if (!(await sendReminders(app))) return;
  await env.READINGS.send({ reminders: true, shard: app.shard });
}

/** The field by which log lines of several databases differ. */
function inShard({ shard, config }: App) {
  return config.shards.count > 1 ? { shard } : {};
}

/** @returns whether it was done */
async function runPart(app: App, part: string, work: (app: App) => Promise<unknown>) {
  const since = Date.now();
  const outcome = await work(app).then(
    () => "done" as const,
    (error: unknown) => {
      app.log.error("sweep_failed", error, { part, ...inShard(app) });
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

/** The `cron` of the sweep that a self-hosted server starts with. */
const atStart = "at-start";

/** The server build, changed so that pages preload the messages of their language instead of the English ones. */
function buildIn(language: string): ServerBuild {
  const folders = Object.entries(imports[language] ?? {});
  if (folders.length === 0) return build;
  const assets = JSON.stringify(build.assets, (_, value) => {
    if (typeof value !== "string") return value;
    const [english, own] = folders.find(([folder]) => value.startsWith(folder)) ?? [];
    return english && own ? own + value.slice(english.length) : value;
  });
  return { ...build, assets: JSON.parse(assets) };
}

const webhookPath = "/webhooks/stripe";

/** The name of the dead letter queue, which may end with the environment's name. */
const unreadPages = "fennec-unread";

async function respond(scope: RequestScope, language: string): Promise<Response> {
  try {
    checkRequest(scope.request);
    const handle = handlers.get(language) as RequestHandler;
    return await shareLanding(scope, language, (request) => handle(request, { scope }));
  } catch (error) {
    if (!(error instanceof AppError)) scope.app.log.error("request_failed", error);
    return errorResponse(error);
  }
}
