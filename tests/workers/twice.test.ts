import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { longDocx, pixelPng, studyDocx } from "./documents";
import {
  answerOf,
  countRows,
  type FileAnswer,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const once = "0c7c2b4e-4b1f-4a7e-9d55-1f2a3b4c5d6e";

/** Sends a form twice at once, like a double click. @returns where both answers redirect */
async function sendTwice(
  learner: Learner,
  path: string,
  body: () => { form: Record<string, string> } | { body: FormData },
): Promise<string> {
  const answers = await Promise.all([1, 2].map(() => learner.call("POST", path, body())));
  expect(answers.map(({ status }) => status)).toEqual([302, 302]);
  const [first, second] = answers.map(({ headers }) => headers.get("Location") ?? "");
  expect(first).toBe(second);
  return first ?? "";
}

describe("a form that is sent twice", () => {
  it("makes one quiz, and another for other fields or another key", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const form = {
      fileId: file.id,
      useActiveFile: "true",
      topic: "",
      difficulty: "easy",
      questionCount: "2",
      once,
    };
    const path = `/app/quiz?fileId=${file.id}`;
    const first = await sendTwice(learner, path, () => ({ form }));
    expect((await learner.call("GET", first)).status).toBe(200);
    expect(await countRows(learner, "quizzes")).toBe(1);
    for (const other of [
      { ...form, questionCount: "3" },
      { ...form, once: crypto.randomUUID() },
    ]) {
      const response = await learner.call("POST", path, { form: other });
      expect(response.headers.get("Location")).not.toBe(first);
    }
    expect(await countRows(learner, "quizzes")).toBe(3);
  });

  it("does not conflict with another learner's form", async () => {
    const form = {
      topic: "Cells",
      useActiveFile: "",
      difficulty: "easy",
      questionCount: "2",
      once,
    };
    const places = [];
    for (const learner of [await newLearner(), await newLearner()]) {
      places.push((await learner.call("POST", "/app/quiz", { form })).headers.get("Location"));
      expect(await countRows(learner, "quizzes")).toBe(1);
    }
    expect(places[0]).not.toBe(places[1]);
  });

  it("keeps its key if it fails", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const refuse = `CREATE TRIGGER refuse BEFORE INSERT ON quizzes BEGIN SELECT RAISE(ABORT, 'no'); END`;
    await env.DB.prepare(refuse).run();
    const form = { fileId: file.id, useActiveFile: "true", questionCount: "2", once };
    const failed = await learner.call("POST", `/app/quiz?fileId=${file.id}`, { form });
    await env.DB.prepare("DROP TRIGGER refuse").run();
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain(`name="once" value="${once}"`);
  });

  it("counts as one quiz of the day", async () => {
    const learner = await newLearner();
    const form = { topic: "Cells", difficulty: "easy", questionCount: "2", once };
    for (let time = 0; time < 3; time += 1) await learner.call("POST", "/app/quiz", { form });
    expect(await env.DAILY_USAGE.getByName(learner.id).used("generated")).toBe(1);
  });

  it("makes one deck", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const form = {
      fileId: file.id,
      useActiveFile: "true",
      topic: "",
      count: "5",
      includeTerm: "on",
      includeDefinition: "on",
      once,
    };
    await sendTwice(learner, `/app/flashcards?fileId=${file.id}`, () => ({ form }));
    expect(await countRows(learner, "decks")).toBe(1);
  });

  it("makes one practice test, and repeats it once", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const form = { fileId: file.id, tab: "upload", questionCount: "1", once };
    const test = await sendTwice(learner, "/practice-test", () => ({ form }));
    expect(await countRows(learner, "practice_tests")).toBe(1);
    await learner.call("POST", test, { form: { question: "1", option: "0" } });
    const again = await sendTwice(learner, `${test}/review`, () => ({ form: { once } }));
    expect(again).not.toBe(test);
    expect(await countRows(learner, "practice_tests")).toBe(2);
  });

  it("sends one message", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const form = { intent: "send", fileId: file.id, message: "What is chlorophyll?", once };
    await sendTwice(learner, "/app?index", () => ({ form }));
    await sendTwice(learner, "/app?index", () => ({ form }));
    const page = await (await learner.call("GET", `/app?fileId=${file.id}`)).text();
    expect(page.match(/class="reply/g)).toHaveLength(1);
    const usage = await answerOf<{ chatMessagesCount: number }>(
      await learner.call("GET", "/api/user/subscription"),
    );
    expect(usage.chatMessagesCount).toBe(1);
  });

  it("uploads its files once, in the chosen order", async () => {
    const learner = await newLearner();
    const place = await sendTwice(learner, "/app/upload", () => {
      const body = new FormData();
      body.append("once", once);
      body.append("files", studyDocx());
      body.append("files", pixelPng("pixel.png"));
      return { body };
    });
    const files = await answerOf<FileAnswer[]>(await learner.call("GET", "/api/user/files"));
    expect(files).toHaveLength(2);
    expect(place).toBe(`/app?fileId=${files.find(({ type }) => type === "docx")?.id}`);
    for (const { id } of files) {
      expect((await learner.call("GET", `/api/files/${id}/content`)).status).toBe(200);
    }
  });

  it("stores a long text once, and completes one whose upload was interrupted", async () => {
    const learner = await newLearner();
    // Built once, since its bytes include the time.
    const document = longDocx("Plants.docx", 1_300);
    const upload = () => {
      const body = new FormData();
      body.append("once", once);
      body.append("files", document);
      return { body };
    };
    await sendTwice(learner, "/app/upload", upload);
    expect([await countRows(learner, "files"), await countRows(learner, "passages")]).toEqual([
      1, 1_300,
    ]);
    // As if the process had died before the last batch.
    const [file] = await answerOf<FileAnswer[]>(await learner.call("GET", "/api/user/files"));
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO bytes_to_remove SELECT bytes_key, 9e12 FROM files WHERE id = ?",
      ).bind(file?.id),
      env.DB.prepare("DELETE FROM passages WHERE file_id = ? AND ordinal > 600").bind(file?.id),
    ]);
    expect(await answerOf(await learner.call("GET", "/api/user/files"))).toEqual([]);
    expect((await learner.call("GET", `/api/files/${file?.id}/content`)).status).toBe(404);
    expect((await learner.call("POST", "/app/upload", upload())).status).toBe(302);
    expect(
      await answerOf<FileAnswer[]>(await learner.call("GET", "/api/user/files")),
    ).toMatchObject([{ id: file?.id }]);
    expect([await countRows(learner, "files"), await countRows(learner, "passages")]).toEqual([
      1, 1_300,
    ]);
  });

  it("uploads a file again if its content was changed", async () => {
    const learner = await newLearner();
    for (const end of ["a", "b"]) {
      const body = new FormData();
      body.append("once", once);
      body.append("files", new File([pixelPng(), end], "pixel.png", { type: "image/png" }));
      expect((await learner.call("POST", "/app/upload", { body })).status).toBe(302);
    }
    expect(await countRows(learner, "files")).toBe(2);
  });
});

describe("deleting an account during a request", () => {
  const remove = (learner: Learner) =>
    env.DB.prepare("DELETE FROM users WHERE id = ?").bind(learner.id).run();

  /** A body whose sender deletes the account before its end. */
  async function slowBody(learner: Learner, form: FormData) {
    const whole = new Request("http://fennec.test/", { method: "POST", body: form });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const half = bytes.length >> 1;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void (async () => {
      await writer.write(bytes.slice(0, half));
      await remove(learner);
      await writer.write(bytes.slice(half));
      await writer.close();
    })().catch(() => {});
    return {
      body: readable,
      headers: { "Content-Type": whole.headers.get("Content-Type") ?? "" },
    };
  }

  it.each(["/api/upload", "/app/upload"])("does not cause a server error in %s", async (path) => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", studyDocx());
    const response = await learner.call("POST", path, await slowBody(learner, form));
    if (path.startsWith("/api")) {
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: "unauthenticated" });
    } else {
      expect(response.status).toBe(302);
      expect(response.headers.get("Location")).toMatch(/^\/auth/);
    }
    expect(await countRows(learner, "files")).toBe(0);
    const { objects } = await env.BYTES.list({ prefix: `files/${learner.id}/` });
    expect(objects).toEqual([]);
  });

  it.each([
    ["/api/quiz", { topic: "Cells", difficulty: "easy", questionCount: 5 }],
    ["/api/flashcards", { topic: "Cells", count: 5 }],
    ["/api/chat", { message: "What is a cell?" }],
    ["/api/user/track-usage", { feature: "tts", count: 1 }],
    ["/api/soundtrack/plays", { trackId: "calm-30-1" }],
  ])("does not cause a server error in POST %s", async (path, json) => {
    const learner = await newLearner();
    const [response] = await Promise.all([
      learner.call("POST", path, { json }),
      // The account is deleted at a different moment each time, sometimes during the work.
      new Promise((done) => setTimeout(done, 5)).then(() => remove(learner)),
    ]);
    expect(response.status, await response.text()).not.toBe(500);
    for (const table of ["quizzes", "decks", "conversations"]) {
      expect(await countRows(learner, table)).toBe(0);
    }
  });
});
