import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { sweepBytes } from "~/library/sweep-bytes.server";
import { createApp } from "../../workers/create-app";
import { studyPdf } from "./documents";
import { newLearner, uploaded } from "./learner";

const day = 86_400_000;

/** Sweeps `days` days from now, with deleted bytes kept for a week by default. */
async function sweep(days: number, DELETED_BYTES_KEPT_DAYS = "7"): Promise<void> {
  const context = createExecutionContext();
  const now = new Date(Date.now() + days * day);
  await sweepBytes(createApp({ ...env, DELETED_BYTES_KEPT_DAYS }, context, now));
  await waitOnExecutionContext(context);
}

const objects = async () => (await env.BYTES.list()).objects.length;

/** A learner's file whose row was just deleted, which a trigger notes. */
async function deletedFile(): Promise<void> {
  const learner = await newLearner();
  const { id } = await uploaded(learner, studyPdf());
  await env.DB.prepare("DELETE FROM files WHERE id = ?").bind(id).run();
  expect(await objects()).toBe(1);
}

it("keeps the bytes of deleted files for the configured number of days", async () => {
  await deletedFile();
  await sweep(0);
  await sweep(6);
  expect(await objects()).toBe(1);
  await sweep(8);
  expect(await objects()).toBe(0);
});

it("removes the bytes of deleted files immediately by default", async () => {
  await deletedFile();
  await sweep(0, "");
  expect(await objects()).toBe(0);
});
