import { createBuiltinTextModel } from "~/ai/builtin/builtin-text-model";
import { choosePayments } from "~/billing/choose-payments.server";
import type { App } from "~/platform/app.server";
import { openDatabase } from "~/platform/database.server";
import { parseEnvironment } from "~/platform/environment.server";
import { consoleLog, createBackground } from "~/platform/log.server";
import { argon2Hasher } from "~/platform/password-hasher.server";
import type { ByteStore } from "~/platform/ports";
import type { Bindings } from "./bindings";

/** Fills every port from the bindings. */
export function createApp(
  env: Bindings,
  context: { waitUntil(promise: Promise<unknown>): void },
  now?: Date,
): App {
  const config = parseEnvironment(env);
  const lent = {
    database: openDatabase(env.DB),
    clock: { now: () => now ?? new Date() },
    log: consoleLog,
    background: createBackground(context, consoleLog),
  };
  return {
    ...lent,
    config,
    bytes: createByteStore(env.BYTES),
    textModel: createBuiltinTextModel(),
    imageReader: { readPage: (image) => env.OCR.readPage(image) },
    readings: {
      async add(page) {
        await env.READINGS.send(page);
      },
    },
    payments: choosePayments(config.payments, lent, (body, signature) =>
      env.STRIPE_WEBHOOK.fetch("https://fennec.invalid/webhooks/stripe", {
        method: "POST",
        headers: { "Stripe-Signature": signature },
        body,
      }),
    ),
    passwords: argon2Hasher,
    rateLimiter: {
      take: (key, limit, periodSeconds) =>
        env.RATE_LIMITER.getByName(key).take(limit, periodSeconds),
      giveBack: (key) => env.RATE_LIMITER.getByName(key).giveBack(),
    },
    dailyUsage: (learnerId) => env.DAILY_USAGE.getByName(learnerId),
    studySession: (conversationId) => env.STUDY_SESSION.getByName(conversationId),
  };
}

function createByteStore(bucket: R2Bucket): ByteStore {
  return {
    async put(key, bytes, contentType) {
      await bucket.put(key, bytes, { httpMetadata: { contentType } });
    },
    async get(key, range) {
      const part = range && { offset: range.start, length: range.end - range.start + 1 };
      const object = await bucket.get(key, part ? { range: part } : undefined);
      return object?.body ?? null;
    },
    async delete(keys) {
      // R2 takes at most 1,000 keys a call; callers pass fewer.
      await bucket.delete(keys);
    },
  };
}
