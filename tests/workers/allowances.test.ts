import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { TextModel } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import type { Allowance } from "~/billing/allowances";
import { nextDay } from "~/billing/plans";
import { sendMessage } from "~/chat/send-message.server";
import { generateDeck } from "~/flashcards/generate-deck.server";
import { deleteFile } from "~/library/delete-file.server";
import { giveUpReading, readPage } from "~/library/read-page.server";
import { uploadFiles } from "~/library/upload-files.server";
import type { App } from "~/platform/app.server";
import { AppError } from "~/platform/errors";
import { generatePracticeTest } from "~/practice-test/generate-practice-test.server";
import { generateQuiz } from "~/quiz/generate-quiz.server";
import { pixelPng, programFile, scannedPdf, studyDocx, studyPdf } from "./documents";
import {
  actorOf,
  answerOf,
  appWith,
  type ErrorAnswer,
  type Learner,
  newLearner,
  password,
  uploaded,
} from "./learner";

/** Uses up a learner's allowance except for `left`. */
async function leave(learner: Learner, allowance: Allowance, left: number): Promise<void> {
  const { allowances } = appWith({});
  await env.DAILY_USAGE.getByName(learner.id).add(allowance, allowances.free[allowance] - left);
}

const used = (learner: Learner, allowance: Allowance) =>
  env.DAILY_USAGE.getByName(learner.id).used(allowance);

const reservationsOf = (learner: Learner) =>
  runInDurableObject(env.DAILY_USAGE.getByName(learner.id), (_, { storage }) =>
    storage.sql.exec("SELECT id FROM held").toArray(),
  );

const quizOf = (fileId: string) => ({
  fileId,
  courseId: null,
  topic: null,
  difficulty: "medium" as const,
  questionCount: 1,
});
const testOf = (fileId: string) => ({
  fileId,
  courseId: null,
  textContent: null,
  questionCount: 1,
});
const deckOf = (fileId: string) => ({
  fileId,
  courseId: null,
  topic: null,
  count: 5,
  includeTerm: true,
  includeDefinition: true,
  includeExamples: false,
  trackMastery: false,
});

/** @returns the `AppError` that a request failed with */
async function failureOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw new Error(`It did not fail as it should: ${error}`);
  return error;
}

function expectTomorrow(retryAfter: string | null | undefined): void {
  const seconds = (nextDay(new Date()).getTime() - Date.now()) / 1_000;
  expect(Math.abs(Number(retryAfter) - seconds)).toBeLessThan(60);
}

describe("the daily limit on generated sets", () => {
  it("covers quizzes, decks and tests together, even for concurrent requests", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    await leave(learner, "generated", 4);
    const calls: [string, object][] = [
      ["/api/quiz", quizOf(fileId)],
      ["/api/flashcards", deckOf(fileId)],
      ["/api/practice-test", { fileId, questionCount: 1 }],
    ];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => calls)
        .flat()
        .map(([path, json]) => learner.call("POST", path, { json })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(11);
    for (const answer of refused) {
      expectTomorrow(answer.headers.get("Retry-After"));
      const { code, error } = await answerOf<ErrorAnswer>(answer);
      expect(code).toBe("rate_limited");
      expect(error).toMatch(
        /quizzes, decks and practice tests\. You can make more in \d+ (hours|minutes)/,
      );
    }
    const rows = await env.DB.prepare(
      `SELECT (SELECT count(*) FROM quizzes WHERE user_id = ?1)
        + (SELECT count(*) FROM decks WHERE user_id = ?1)
        + (SELECT count(*) FROM practice_tests WHERE user_id = ?1) AS made`,
    )
      .bind(learner.id)
      .first<{ made: number }>();
    expect(rows?.made).toBe(4);
    expect(await reservationsOf(learner)).toEqual([]);
  });

  it("is explained by each form, which keeps what was typed and offers no upgrade", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    await leave(learner, "generated", 0);
    const topic = "chlorophyll in leaves";
    const forms: [string, Record<string, string>][] = [
      [
        "/app/quiz",
        { fileId, useActiveFile: "true", topic, difficulty: "hard", questionCount: "7" },
      ],
      ["/app/flashcards", { fileId, useActiveFile: "true", topic, count: "15", includeTerm: "on" }],
      ["/practice-test", { tab: "paste", textContent: `All about ${topic}.`, questionCount: "7" }],
    ];
    for (const [path, form] of forms) {
      const answer = await learner.call("POST", path, { form });
      expect(answer.status, path).toBe(429);
      expectTomorrow(answer.headers.get("Retry-After"));
      const page = await answer.text();
      expect(page).toContain("quizzes, decks and practice tests. You can make more in");
      expect(page).not.toContain("Upgrade to Premium");
      expect(page).toContain(topic);
      expect(page).toContain(`value="${form.questionCount ?? form.count}"`);
    }
  });

  it("is checked before a model is asked", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    let asked = 0;
    const counting = {
      ...appWith({}).textModel,
      writeQuestions: async () => {
        asked += 1;
        return [];
      },
      writeCards: async () => {
        asked += 1;
        return [];
      },
    };
    const app = appWith({ GENERATED_PER_DAY_FREE: "0" }, { textModel: counting });
    const actor = actorOf(learner);
    for (const work of [
      generateQuiz(app, actor, quizOf(fileId)),
      generateDeck(app, actor, deckOf(fileId)),
      generatePracticeTest(app, actor, testOf(fileId)),
    ]) {
      expect((await failureOf(work)).code).toBe("rate_limited");
    }
    expect(asked).toBe(0);
  });

  it("counts what was stored, but nothing that failed or came out empty", async () => {
    const learner = await newLearner();
    const { id: fileId } = await uploaded(learner, studyDocx());
    const actor = actorOf(learner);
    const bound = { GENERATED_PER_DAY_FREE: "1" };
    const app = appWith(bound);
    const failing = (work: () => Promise<never[]>): TextModel => ({
      ...app.textModel,
      writeQuestions: work,
      writeCards: work,
    });
    const models: [TextModel, string][] = [
      [failing(async () => []), "no_content"],
      [
        failing(async () => {
          throw new ProviderError("provider_failed", "Not today.");
        }),
        "provider_failed",
      ],
    ];
    for (const [textModel, code] of models) {
      const broken = appWith(bound, { textModel });
      for (const work of [
        () => generateQuiz(broken, actor, quizOf(fileId)),
        () => generateDeck(broken, actor, deckOf(fileId)),
        () => generatePracticeTest(broken, actor, testOf(fileId)),
      ]) {
        expect((await failureOf(work())).code).toBe(code);
      }
    }
    expect(await used(learner, "generated")).toBe(0);
    await generateQuiz(app, actor, quizOf(fileId));
    expect(await used(learner, "generated")).toBe(1);
    expect((await failureOf(generateQuiz(app, actor, quizOf(fileId)))).code).toBe("rate_limited");
    await generateQuiz(appWith(bound), actorOf(learner, "premium"), quizOf(fileId));
  });
});

/** The request that a form with these files makes. */
function uploadOf(...files: File[]): Request {
  const body = new FormData();
  for (const file of files) body.append("files", file);
  return new Request("http://fennec.test/api/upload", { method: "POST", body });
}

/** Prevents pictures from being read during a test. */
const unread = { readings: { add: async () => {} } };

/** The number of uploads with each outcome: fulfilled, or the code of an error. */
async function outcomes(uploads: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { status, ...result } of await Promise.allSettled(uploads)) {
    const reason = "reason" in result ? result.reason : null;
    if (status === "rejected" && !(reason instanceof AppError)) throw reason;
    const outcome = reason instanceof AppError ? reason.code : status;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

/** Everything that is stored for a learner. */
async function stored(learner: Learner) {
  const row = await env.DB.prepare(
    `SELECT (SELECT count(*) FROM files WHERE user_id = ?1) AS files,
      (SELECT coalesce(sum(size), 0) FROM files WHERE user_id = ?1) AS bytes,
      (SELECT count(*) FROM passages WHERE user_id = ?1) AS passages,
      (SELECT count(*) FROM bytes_to_remove WHERE key LIKE 'files/' || ?1 || '/%') AS due`,
  )
    .bind(learner.id)
    .first<{ files: number; bytes: number; passages: number; due: number }>();
  const { objects } = await env.BYTES.list({ prefix: `files/${learner.id}/` });
  return { ...row, objects: objects.length };
}

async function deleteOne(learner: Learner): Promise<void> {
  const file = await env.DB.prepare("SELECT id FROM files WHERE user_id = ?")
    .bind(learner.id)
    .first<{ id: string }>();
  expect((await learner.call("DELETE", `/api/files/${file?.id}`)).status).toBe(200);
}

describe("work refused because the queue is full", () => {
  it("does not reserve, store or send anything to a model", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const writeQuestions = vi.fn();
    const pace = async () => {
      throw new AppError("rate_limited", "Too many requests.");
    };
    const app = appWith({}, { pace, textModel: { ...appWith({}).textModel, writeQuestions } });
    const actor = actorOf(learner);
    const bytes = await used(learner, "uploadedBytes");
    const works = [
      () => uploadFiles(app, actor, uploadOf(studyPdf())),
      () => generateQuiz(app, actor, quizOf(file.id)),
      () =>
        sendMessage(app, actor, {
          message: "What is chlorophyll?",
          fileId: file.id,
          courseId: null,
        }),
    ];
    for (const work of works) {
      await expect(work()).rejects.toMatchObject({ code: "rate_limited" });
    }
    expect(writeQuestions).not.toHaveBeenCalled();
    expect(await reservationsOf(learner)).toEqual([]);
    expect(await used(learner, "uploadedBytes")).toBe(bytes);
    expect(await env.DAILY_USAGE.getByName(learner.id).used("chat")).toBe(0);
    expect(await answerOf<unknown[]>(await learner.call("GET", "/api/user/files"))).toHaveLength(1);
  });
});

describe("the daily limit on uploaded bytes", () => {
  it("also applies to concurrent uploads, and a refused upload leaves nothing behind", async () => {
    const learner = await newLearner();
    const { size } = studyDocx();
    const app = appWith({ UPLOADED_BYTES_PER_DAY_FREE: `${size * 3 + 10}` });
    const uploads = Array.from({ length: 8 }, () =>
      uploadFiles(app, actorOf(learner), uploadOf(studyDocx())),
    );
    expect(await outcomes(uploads)).toEqual({ fulfilled: 3, rate_limited: 5 });
    expect(await used(learner, "uploadedBytes")).toBe(size * 3);
    expect(await reservationsOf(learner)).toEqual([]);
    expect(await stored(learner)).toMatchObject({ files: 3, objects: 3, due: 0 });
    await deleteOne(learner);
    const again = uploadFiles(app, actorOf(learner), uploadOf(studyDocx()));
    expect((await failureOf(again)).code).toBe("rate_limited");
  });

  it("accepts or refuses a batch as a whole, and counts nothing for a failed one", async () => {
    const learner = await newLearner();
    const { size } = studyDocx();
    const app = appWith({ UPLOADED_BYTES_PER_DAY_FREE: `${size + 10}` });
    const batches: [File[], string][] = [
      [[studyDocx(), studyDocx()], "rate_limited"],
      [[studyDocx(), programFile()], "unsupported_file_type"],
    ];
    for (const [files, code] of batches) {
      const failure = await failureOf(uploadFiles(app, actorOf(learner), uploadOf(...files)));
      expect(failure.code).toBe(code);
      expect(await stored(learner)).toMatchObject({ files: 0, passages: 0, objects: 0, due: 0 });
      expect(await used(learner, "uploadedBytes")).toBe(0);
    }
  });

  it("is explained by the API and the page, with Retry-After", async () => {
    const learner = await newLearner();
    await leave(learner, "uploadedBytes", 100);
    for (const path of ["/api/upload", "/app/upload", "/practice-test/upload"]) {
      const body = new FormData();
      body.append("files", studyDocx());
      const answer = await learner.call("POST", path, { body });
      expect(answer.status, path).toBe(429);
      expectTomorrow(answer.headers.get("Retry-After"));
      expect(await answer.text()).toContain(
        "This would take you over your daily limit of 1 TB of uploads and texts.",
      );
    }
    expect(await stored(learner)).toMatchObject({ files: 0, objects: 0, due: 0 });
  });
});

describe("the limit on a learner's storage", () => {
  it.each(["bytes", "passages"] as const)(
    "is counted in %s, even for concurrent uploads, and deleting files makes room",
    async (what) => {
      const [first, learner] = [await newLearner(), await newLearner()];
      await uploaded(first, studyDocx());
      const one = await stored(first);
      const app = appWith({
        [what === "bytes" ? "STORED_BYTES_FREE" : "STORED_PASSAGES_FREE"]:
          `${Number(one[what]) * 3}`,
      });
      const actor = actorOf(learner);
      const upload = () => uploadFiles(app, actor, uploadOf(studyDocx()));
      const uploads = Array.from({ length: 8 }, upload);
      expect(await outcomes(uploads)).toEqual({ fulfilled: 3, rate_limited: 5 });
      expect(await stored(learner)).toMatchObject({ files: 3, objects: 3, due: 0 });
      const { size } = studyDocx();
      expect(await used(learner, "uploadedBytes")).toBe(3 * size);
      const full = await failureOf(upload());
      expect(full.message).toMatch(/^There isn't enough space in your library.* Delete files/);
      expect(full.details.headers).toEqual({ "Retry-After": "86400" });
      await deleteOne(learner);
      await upload();
    },
  );

  it("counts a batch as a whole", async () => {
    const learner = await newLearner();
    const [docx, pdf] = [studyDocx(), studyPdf()];
    const bound = (bytes: number) => appWith({ STORED_BYTES_FREE: `${bytes}` });
    const upload = (app: App) => uploadFiles(app, actorOf(learner), uploadOf(docx, pdf));
    const refused = await failureOf(upload(bound(docx.size + pdf.size - 1)));
    expect(refused.code).toBe("rate_limited");
    expect(await stored(learner)).toMatchObject({ files: 0, passages: 0, objects: 0, due: 0 });
    await upload(bound(docx.size + pdf.size));
  });

  it("counts a page that is yet to be read as a passage", async () => {
    const learner = await newLearner();
    const app = appWith({ STORED_PASSAGES_FREE: "0" }, unread);
    const upload = uploadFiles(app, actorOf(learner), uploadOf(pixelPng()));
    expect((await failureOf(upload)).message).toContain("passages, each about a paragraph");
  });
});

describe("the daily limit on scanned pages", () => {
  const printed = [
    "Harbours are places on the coast where ships find shelter from wind and waves.",
    "A breakwater is a wall of stone that keeps the waves out of a harbour.",
  ];
  const scanOf = (...pages: ("text" | "photograph")[]) =>
    scannedPdf(new Uint8Array(30), {
      ...{ width: 1100, height: 760 },
      pages: pages.map((page) => (page === "text" ? printed : page)),
    });
  const threePhotographs = () => scanOf("photograph", "photograph", "photograph");

  /** A reader that returns this number of pages, or reports damage for null. */
  const reading = (pages: number | null): Partial<App> => ({
    ...unread,
    imageReader: {
      readPage: async () =>
        pages === null ? "damaged" : { pages, text: printed.join(" "), confidence: 90 },
    },
  });

  it("also applies to concurrent uploads", async () => {
    const learner = await newLearner();
    const app = appWith({ OCR_PAGES_PER_DAY_FREE: "4" }, unread);
    const uploads = Array.from({ length: 6 }, () =>
      uploadFiles(app, actorOf(learner), uploadOf(pixelPng())),
    );
    expect(await outcomes(uploads)).toEqual({ fulfilled: 4, rate_limited: 2 });
    expect(await used(learner, "ocrPages")).toBe(4);
    expect(await stored(learner)).toMatchObject({ files: 4, objects: 4, due: 0 });
    // A document without pictures is accepted all the same.
    await uploadFiles(app, actorOf(learner), uploadOf(studyDocx()));
  });

  it("counts every page of a scan, and only the pages without text of a document", async () => {
    const learner = await newLearner();
    const app = appWith({ OCR_PAGES_PER_DAY_FREE: "5" }, unread);
    const upload = (file: File) => uploadFiles(app, actorOf(learner), uploadOf(file));
    await upload(threePhotographs());
    expect(await used(learner, "ocrPages")).toBe(3);
    expect((await failureOf(upload(threePhotographs()))).message).toMatch(
      /^This upload would take you over your daily limit of 5 pictures and scanned pages\./,
    );
    await upload(scanOf("text", "photograph", "text", "photograph", "text"));
    expect(await used(learner, "ocrPages")).toBe(5);
  });

  it("is given back for pages that were not read: damaged, given up or deleted", async () => {
    const learner = await newLearner();
    const [file, damaged, deleted] = await uploadFiles(
      appWith({}, unread),
      actorOf(learner),
      uploadOf(threePhotographs(), threePhotographs(), threePhotographs()),
    );
    if (!file || !damaged || !deleted) throw new Error("Not everything was uploaded.");
    expect(await used(learner, "ocrPages")).toBe(9);
    await readPage(appWith({}, reading(3)), { fileId: file.id, page: 1 });
    expect(await used(learner, "ocrPages")).toBe(9);
    for (const _ of ["once", "again"]) {
      await giveUpReading(appWith({}), { fileId: file.id, page: 2 });
      expect(await used(learner, "ocrPages")).toBe(7);
    }
    await readPage(appWith({}, reading(null)), { fileId: damaged.id, page: 1 });
    expect(await used(learner, "ocrPages")).toBe(4);
    await readPage(appWith({}, reading(3)), { fileId: deleted.id, page: 1 });
    await deleteFile(appWith({}), actorOf(learner), deleted.id);
    expect(await used(learner, "ocrPages")).toBe(2);
  });

  it("counts pages that were read, even if the file is deleted", async () => {
    const learner = await newLearner();
    const app = appWith({}, unread);
    const [file] = await uploadFiles(app, actorOf(learner), uploadOf(pixelPng()));
    const fileId = file?.id ?? "";
    await readPage(appWith({}, reading(1)), { fileId, page: 1 });
    await deleteFile(app, actorOf(learner), fileId);
    expect(await used(learner, "ocrPages")).toBe(1);
  });
});

it("resets every counter when the account is deleted", async () => {
  const learner = await newLearner();
  const { id: fileId } = await uploaded(learner, studyDocx());
  await uploaded(learner, pixelPng());
  await learner.call("POST", "/api/quiz", { json: quizOf(fileId) });
  const counted = ["generated", "uploadedBytes", "ocrPages"] as const;
  for (const allowance of counted) expect(await used(learner, allowance)).toBeGreaterThan(0);
  const json = { currentPassword: password };
  expect((await learner.call("POST", "/api/user/delete", { json })).status).toBe(200);
  for (const allowance of counted) expect(await used(learner, allowance)).toBe(0);
});
