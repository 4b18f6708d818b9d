import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { findAccount } from "~/account/find-accounts.server";
import { giveUpReading } from "~/library/read-page.server";
import { uploadFiles } from "~/library/upload-files.server";
import type { App } from "~/platform/app.server";
import type { PageToRead } from "~/platform/ports";
import { createApp } from "../../workers/create-app";
import { createMetrics } from "../../workers/metrics";
import { administer, administered } from "./administrator";
import { pixelPng } from "./documents";
import { answerOf, databases, type FileAnswer, home, newLearner } from "./learner";

const line: PageToRead[] = [];

/** The app with a queue that nothing consumes. */
function appWithQueue(): App {
  const readings = { add: async (page: PageToRead) => void line.push(page) };
  return { ...createApp(env, createExecutionContext()).at(home), readings };
}

it("shows pages that failed on every attempt, and has their files read again", async () => {
  const learner = await newLearner();
  const { account: actor } = (await findAccount(appWithQueue(), learner.id)) ?? {};
  if (!actor) throw new Error("There is no learner.");
  const body = new FormData();
  body.append("files", pixelPng());
  const request = new Request("http://fennec.test/api/upload", { method: "POST", body });
  const [file] = await uploadFiles(appWithQueue(), actor, request);
  const id = file?.id ?? "";
  expect(line.splice(0)).toEqual([{ fileId: id, page: 1 }]);
  await giveUpReading(appWithQueue(), { fileId: id, page: 1 });
  const status = async () => {
    const listed = await answerOf<FileAnswer[]>(await learner.call("GET", "/api/user/files"));
    return listed[0]?.status;
  };
  expect(await status()).toBe("unreadable");
  const [letter] = await administered<object[]>("GET", "dead-letters");
  expect(letter).toMatchObject({ fileId: id, learnerId: learner.id, page: 1, type: "png" });
  expect(JSON.stringify(letter)).not.toContain("pixel");
  expect(await administered("GET", "totals")).toMatchObject({ backlog: { deadLetters: 1 } });
  expect(await administered("POST", `dead-letters/${id}/retry`)).toEqual({ page: 1 });
  expect(await administered("GET", "dead-letters")).toEqual([]);
  await expect.poll(status).not.toBe("reading");
  expect((await administer("POST", `dead-letters/${id}/retry`)).status).toBe(404);
});

const points: AnalyticsEngineDataPoint[] = [];
const dataset = {
  writeDataPoint: (point?: AnalyticsEngineDataPoint) => void (point && points.push(point)),
};

it("writes metrics to the dataset if one is bound, and to the log otherwise", () => {
  const log = { info: vi.fn(), error: vi.fn() };
  const metric = {
    name: "turn" as const,
    labels: { outcome: "answered", engine: "builtin" },
    figures: { milliseconds: 12 },
  };
  createMetrics(dataset, log).count(metric);
  expect(points).toEqual([
    { indexes: ["turn"], blobs: ["turn", "answered", "builtin"], doubles: [12] },
  ]);
  expect(log.info).not.toHaveBeenCalled();
  createMetrics(undefined, log).count(metric);
  expect(log.info).toHaveBeenCalledWith("metric_turn", {
    outcome: "answered",
    engine: "builtin",
    milliseconds: 12,
  });
});

it("ignores an error of the dataset and logs it", () => {
  const failing = {
    writeDataPoint() {
      throw new Error("The dataset is gone.");
    },
  };
  const log = { info: vi.fn(), error: vi.fn() };
  createMetrics(failing, log).count({
    name: "page",
    labels: { outcome: "read" },
    figures: { attempts: 1 },
  });
  expect(log.error).toHaveBeenCalledWith("metric_not_counted", expect.any(Error), { name: "page" });
});

it("counts requests by route pattern, the parts of the sweep, and each database", async () => {
  const learner = await newLearner();
  const lines: Record<string, unknown>[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((text: string) => {
    lines.push(JSON.parse(text) as Record<string, unknown>);
  });
  try {
    await learner.call("GET", "/api/files/a-secret/content");
    await learner.call("GET", "/profile?tab=analytics");
    await learner.call("GET", "/nowhere/at/all");
    await learner.call("POST", "/api/chat", { json: { message: "Hello", fileId: null } });
    const worker = exports.default as unknown as { scheduled(event: object): Promise<void> };
    await worker.scheduled({ scheduledTime: Date.now(), cron: "" });
  } finally {
    log.mockRestore();
  }
  const counted = (event: string) => lines.filter((one) => one.event === `metric_${event}`);
  expect(counted("request").map(({ route, status }) => `${route} ${status}`)).toEqual([
    "/api/files/:id/content 4xx",
    "/profile 2xx",
    "/* 4xx",
    "/api/chat 2xx",
  ]);
  // Per database; with several, also the directory.
  const swept = Object.keys(databases).length;
  const parts = 8 * swept + (swept > 1 ? 1 : 0);
  expect(counted("sweep").map(({ outcome }) => outcome)).toEqual(Array(parts).fill("done"));
  const bindings = Object.keys(databases).sort();
  const named = (event: string) => counted(event).map(({ database }) => database);
  expect(named("backlog").sort()).toEqual(bindings);
  expect(named("database").sort()).toEqual(bindings);
  for (const { bytes } of counted("database")) expect(bytes).toBeGreaterThan(100_000);
});
