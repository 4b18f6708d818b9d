import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { PageImage, PageProblem, PageReading } from "~/ai/ports";
import { deleteFile } from "~/library/delete-file.server";
import { giveUpReading, readPage } from "~/library/read-page.server";
import { resumeReadings } from "~/library/resume-readings.server";
import type { FileSummary } from "~/library/schema";
import { uploadFiles } from "~/library/upload-files.server";
import type { App } from "~/platform/app.server";
import type { PageToRead } from "~/platform/ports";
import { createApp } from "../../workers/create-app";
import { pixelPng } from "./documents";
import { actorOf, type FileAnswer, type Learner, newLearner, uploaded } from "./learner";
import { fileOf, scanOf, usedPages } from "./scans";

/** An app whose queue and reader of pictures are fakes. */
function appWith(waiting: PageToRead[], read: App["imageReader"]["readPage"]): App {
  return {
    ...createApp(env, createExecutionContext()),
    readings: { add: async (page) => void waiting.push(page) },
    imageReader: { readPage: read },
  };
}

async function upload(app: App, learner: Learner, files: File[]): Promise<FileSummary[]> {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  const request = new Request("http://fennec.test/api/upload", { method: "POST", body });
  return uploadFiles(app, actorOf(learner), request);
}

const printed = ["A breakwater is a wall of stone that keeps the waves out of a harbour."];
/** Reads a file with a fake reader, and returns which pages it was given, and with which methods. */
async function readAll(
  file: File,
  answer: (image: PageImage) => PageReading | PageProblem,
): Promise<{ asked: string[]; file: FileAnswer; used: number }> {
  const learner = await newLearner();
  const waiting: PageToRead[] = [];
  const asked: string[] = [];
  const app = appWith(waiting, async (image) => {
    asked.push(`${image.page} ${image.attempts}`);
    return answer(image);
  });
  const [row] = await upload(app, learner, [file]);
  for (let page = waiting.shift(); page; page = waiting.shift()) await readPage(app, page);
  return { asked, file: await fileOf(learner, row?.id ?? ""), used: await usedPages(learner) };
}

const blank = (pages: number): PageReading => ({ pages, text: "", confidence: 20 });
const text = (pages: number): PageReading => ({ pages, text: printed.join(" "), confidence: 90 });

describe("a scan without text", () => {
  it("is read with all methods for a few pages, then with one, then given up", async () => {
    const { asked, file, used } = await readAll(scanOf(30), () => blank(30));
    expect(asked).toEqual([
      ...["1 all", "2 all", "3 all", "4 all"],
      ...["5 one", "6 one", "7 one", "8 one", "9 one", "10 one"],
    ]);
    expect(file).toMatchObject({ status: "unreadable", pagesRead: 10, pages: 30 });
    expect(file.problem).toMatch(/^Fennec couldn't read any text on these pages/);
    // The other twenty pages are given back to the learner.
    expect(used).toBe(10);
  });

  it("is given up earlier if its pages time out", async () => {
    const { asked, file, used } = await readAll(scanOf(30), () => "given_up");
    expect(asked).toEqual(["1 all", "2 all", "3 all"]);
    expect(file).toMatchObject({ status: "unreadable", pagesRead: 3 });
    expect(file.problem).toMatch(/^Fennec couldn't read any text on these pages/);
    expect(used).toBe(3);
  });

  it("is read to its end if one of the first pages has text", async () => {
    const { asked, file, used } = await readAll(scanOf(16), ({ page }) =>
      page === 9 ? text(16) : blank(16),
    );
    expect(asked).toHaveLength(16);
    expect(file).toMatchObject({ status: "ready", pagesRead: 16 });
    expect(used).toBe(16);
  });

  it("is read with all methods if pages without text are between others", async () => {
    const { asked } = await readAll(scanOf(14), ({ page }) => (page % 2 ? text(14) : blank(14)));
    expect(asked.filter((one) => one.endsWith("one"))).toEqual([]);
  });
});

describe("a page that takes too long to read", () => {
  it("makes a picture unreadable, with advice", async () => {
    const { file } = await readAll(pixelPng(), () => "given_up");
    expect(file.problem).toMatch(
      /^Fennec couldn't read any text in this picture. Try a sharper photo/,
    );
  });

  it("is left out of a scan", async () => {
    const { file } = await readAll(scanOf(4), ({ page }) => (page === 1 ? text(4) : "given_up"));
    expect(file).toMatchObject({ status: "ready", pages: 4, pagesRead: 4, problem: null });
  });
});

describe("a page that is too large", () => {
  it("makes a picture unreadable, with advice", async () => {
    const { file, used } = await readAll(pixelPng(), () => "too_large");
    expect(file).toMatchObject({ status: "unreadable" });
    expect(file.problem).toMatch(/too large for Fennec to read. Save it as a JPG of at most/);
    expect(used).toBe(0);
  });

  it("is left out of a scan", async () => {
    const { file } = await readAll(scanOf(3), ({ page }) => (page === 2 ? "too_large" : text(3)));
    expect(file).toMatchObject({ status: "ready", pages: 3, pagesRead: 3, problem: null });
  });
});

describe("the queue of pages", () => {
  it("has four pictures of a learner at most, so that another learner's waits for no more", async () => {
    const [many, one] = [await newLearner(), await newLearner()];
    const waiting: PageToRead[] = [];
    const app = appWith(waiting, async () => text(1));
    const pictures = await upload(app, many, Array.from({ length: 7 }, pixelPng));
    const [photo] = await upload(app, one, [pixelPng()]);
    expect(waiting).toHaveLength(5);
    const read: string[] = [];
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      await readPage(app, page);
      read.push(page.fileId);
      const left = waiting.filter(({ fileId }) => fileId !== photo?.id);
      expect(left.length).toBeLessThanOrEqual(4);
    }
    expect(read.indexOf(photo?.id ?? "")).toBe(4);
    expect(read.toSorted()).toEqual([...pictures, photo].map((file) => file?.id).toSorted());
  });

  it("takes the next picture if one is deleted, given up or lost", async () => {
    const learner = await newLearner();
    const waiting: PageToRead[] = [];
    const app = appWith(waiting, async () => text(1));
    const pictures = await upload(app, learner, Array.from({ length: 7 }, pixelPng));
    const ids = pictures.map(({ id }) => id);
    const queued = () => waiting.splice(0).map(({ fileId }) => fileId);
    expect(queued()).toEqual(ids.slice(0, 4));
    await deleteFile(app, actorOf(learner), ids[0] ?? "");
    expect(queued()).toEqual([ids[4]]);
    await giveUpReading(app, { fileId: ids[1] ?? "", page: 1 });
    expect(queued()).toEqual([ids[5]]);
    app.readings.add = async () => {
      throw new Error("The queue is full.");
    };
    await giveUpReading(app, { fileId: ids[2] ?? "", page: 1 });
    app.readings.add = async (page) => void waiting.push(page);
    await resumeReadings(app, { atStart: true });
    expect(queued()).toEqual(expect.arrayContaining(ids.slice(3)));
  });

  it("serves learners in turn, even if one has a long scan", { timeout: 60_000 }, async () => {
    const [reader, other] = [await newLearner(), await newLearner()];
    const scan = await uploaded(reader, scanOf(9, "slow"));
    const photo = await uploaded(other, pixelPng());
    await vi.waitFor(
      async () => expect((await fileOf(other, photo.id)).status).toBe("unreadable"),
      { timeout: 30_000, interval: 50 },
    );
    const { status, pagesRead } = await fileOf(reader, scan.id);
    expect(status).toBe("reading");
    expect(pagesRead).toBeLessThan(8);
  });
});
