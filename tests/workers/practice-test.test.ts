import { beforeAll, describe, expect, it } from "vitest";
import { pixelPng, programFile, shortDocx, studyDocx, studyPdf } from "./documents";
import {
  answerOf,
  Browser,
  countRows,
  type ErrorAnswer,
  expectIssue,
  type FileAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

interface QuestionAnswer {
  id: string;
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  source: { fileId: string; page: number | null; quote: string } | null;
  optionSources: unknown[];
}

interface TestAnswer {
  id: string;
  questions: QuestionAnswer[];
  notice?: string;
}

const text = `The water cycle

The water cycle is the movement of water between the sea, the air and the land. Evaporation is the
process by which liquid water becomes vapour. The Sun drives evaporation, and most of the vapour rises
from the oceans. Condensation is the process by which vapour becomes small drops that form clouds.

Precipitation is water that falls from clouds as rain, snow or hail. An aquifer is a layer of rock that
stores water underground. Transpiration is the loss of water from the leaves of plants. In 1580 Bernard
Palissy described how rain feeds springs and rivers. About 97 percent of the water on Earth is salt water.`;

async function makeTest(learner: Learner, request: Record<string, unknown>): Promise<TestAnswer> {
  const response = await learner.call("POST", "/api/practice-test", { json: request });
  expect(response.status).toBe(200);
  return answerOf<TestAnswer>(response);
}

const testsOf = (learner: Learner) => countRows(learner, "practice_tests");

async function rowOf(id: string) {
  return homeDatabase
    .prepare("SELECT file_id, finished_at, score FROM practice_tests WHERE id = ?")
    .bind(id)
    .first<{ file_id: string | null; finished_at: number | null; score: number | null }>();
}

async function selectedOf(id: string): Promise<(number | null)[]> {
  const { results } = await homeDatabase
    .prepare("SELECT selected FROM practice_questions WHERE test_id = ? ORDER BY number")
    .bind(id)
    .all<{ selected: number | null }>();
  return results.map(({ selected }) => selected);
}

function expectValidItems({ questions }: TestAnswer): void {
  for (const { question, options, correctAnswer, explanation } of questions) {
    expect(question.length).toBeGreaterThan(10);
    expect(explanation).not.toBe("");
    expect(options.length).toBeGreaterThanOrEqual(2);
    expect(options.length).toBeLessThanOrEqual(6);
    expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
    expect(options[correctAnswer]).toBeDefined();
  }
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
}

const folded = (words: string) => words.replace(/\s+/g, " ").trim();

describe("POST /api/practice-test", () => {
  let learner: Learner;
  let pdf: FileAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    pdf = await uploaded(learner, studyPdf("Biology and history.pdf"));
  });

  it("makes the requested number of questions from all parts of a file, with quotes", async () => {
    const test = await makeTest(learner, { fileId: pdf.id, questionCount: 8 });
    expect(Object.keys(test).sort()).toEqual(["id", "questions"]);
    expect(test.questions).toHaveLength(8);
    expect(Object.keys(test.questions[0] ?? {}).sort()).toEqual([
      "correctAnswer",
      "explanation",
      "id",
      "optionSources",
      "options",
      "question",
      "source",
    ]);
    expectValidItems(test);
    const { results } = await homeDatabase
      .prepare("SELECT page, body FROM passages WHERE file_id = ?")
      .bind(pdf.id)
      .all<{ page: number | null; body: string }>();
    for (const { source } of test.questions) {
      expect(source?.fileId).toBe(pdf.id);
      const quote = folded(source?.quote ?? "");
      expect(quote).not.toBe("");
      expect(
        results.some(({ page, body }) => page === source?.page && folded(body).includes(quote)),
        quote,
      ).toBe(true);
    }
    const pages = test.questions.map(({ source }) => source?.page ?? 0);
    // Equally good passages are chosen at random, so only the thirds of the document are certain.
    const third = Math.ceil((pdf.pages ?? 0) / 3);
    expect(Math.min(...pages)).toBeLessThanOrEqual(third);
    expect(Math.max(...pages)).toBeGreaterThan((pdf.pages ?? 0) - third);
    expect(new Set(pages).size).toBeGreaterThanOrEqual(4);
  });

  it("asks ten questions by default", async () => {
    // A second test of the same file would leave out earlier questions.
    const newcomer = await newLearner();
    const file = await uploaded(newcomer, studyPdf());
    expect((await makeTest(newcomer, { fileId: file.id })).questions).toHaveLength(10);
  });

  it("makes a test from pasted text, quoting it in the explanations", async () => {
    const test = await makeTest(learner, { textContent: text, questionCount: 3 });
    expect(test.questions).toHaveLength(3);
    expectValidItems(test);
    for (const { source, explanation, options, optionSources } of test.questions) {
      expect(source).toBeNull();
      expect(optionSources).toEqual(options.map(() => null));
      // The text before it may quote the heading, too.
      const quote = explanation.match(/“([^”]+)”$/u)?.[1] ?? "";
      expect(quote.length).toBeGreaterThan(20);
      expect(folded(text)).toContain(folded(quote));
    }
    // The text itself is not kept.
    expect(await rowOf(test.id)).toEqual({ file_id: null, finished_at: null, score: null });
  });

  it("makes fewer questions if there is not enough text, and says so", async () => {
    const test = await makeTest(learner, { textContent: text, questionCount: 20 });
    expect(test.questions.length).toBeLessThan(20);
    expect(test.notice).toContain("so the practice test is shorter than you asked for.");
  });

  it("refuses 21 questions on the free plan before checking anything else", async () => {
    const before = await testsOf(learner);
    for (const request of [
      { fileId: pdf.id },
      { fileId: "0".repeat(20) },
      { textContent: "x".repeat(200_001) },
    ]) {
      const response = await learner.call("POST", "/api/practice-test", {
        json: { ...request, questionCount: 21 },
      });
      expect(response.status).toBe(402);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "You're trying to use 21 Practice Test Questions, but the free plan only allows 20.",
        code: "upgrade_required",
        feature: "practiceTest",
        limit: 20,
        requested: 21,
      });
    }
    expect(await testsOf(learner)).toBe(before);
  });

  it.each([
    [{}, "fileId", "Please upload a file to generate practice questions"],
    [{ fileId: null }, "fileId", "Please upload a file to generate practice questions"],
    [{ textContent: "" }, "textContent", "Please enter some text to generate practice questions"],
    [
      { textContent: " \n\t" },
      "textContent",
      "Please enter some text to generate practice questions",
    ],
    [{ textContent: "a", questionCount: 0 }, "questionCount", "Choose at least 1 question."],
    [{ textContent: "a", questionCount: 101 }, "questionCount", "Choose at most 100 questions."],
    [
      { textContent: "a", questionCount: 2.5 },
      "questionCount",
      "Choose a whole number of questions.",
    ],
  ])("refuses %j", async (json, path, message) => {
    const response = await learner.call("POST", "/api/practice-test", { json });
    await expectIssue(response, path, message);
  });

  it("accepts pasted text up to 200,000 characters in any script", async () => {
    const chinese = "水是生命之源。".repeat(30_000);
    const longest = await learner.call("POST", "/api/practice-test", {
      json: { textContent: chinese.slice(0, 200_000), questionCount: 1 },
    });
    expect([200, 422]).toContain(longest.status);
    const over = await learner.call("POST", "/api/practice-test", {
      json: { textContent: chinese.slice(0, 200_001), questionCount: 1 },
    });
    expect(over.status).toBe(413);
    expect(await answerOf<ErrorAnswer>(over)).toMatchObject({ code: "too_large" });
  });

  it("says if no questions can be made from the material", async () => {
    const before = await testsOf(learner);
    const picture = await uploaded(learner, pixelPng());
    for (const json of [{ textContent: "hello" }, { fileId: picture.id }]) {
      const response = await learner.call("POST", "/api/practice-test", { json });
      expect(response.status).toBe(422);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error:
          "Could not generate questions from this content. Please try again with different material.",
        code: "no_content",
      });
    }
    expect(await testsOf(learner)).toBe(before);
  });

  it("does not find another learner's file, and requires a login", async () => {
    const stranger = await newLearner();
    const json = { fileId: pdf.id, questionCount: 1 };
    expect((await stranger.call("POST", "/api/practice-test", { json })).status).toBe(404);
    expect((await new Browser().call("POST", "/api/practice-test", { json })).status).toBe(401);
    expect((await learner.call("GET", "/api/practice-test")).status).toBe(405);
  });
});

describe("the practice test form", () => {
  it("makes a test from a file and opens its first question", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const response = await learner.call("POST", "/practice-test?tab=upload", {
      form: { fileId: file.id, questionCount: "3" },
    });
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/practice-test\/[0-9a-z]{20}$/);
    const page = textOf(await (await learner.call("GET", location)).text());
    expect(page).toContain("Practice Test Ready");
    expect(page).toContain("3 questions have been generated based on your material");
    expect(page).toContain("Question 1 of 3");
  });

  it("makes a test from pasted text as a browser sends it", async () => {
    const learner = await newLearner();
    const body = new FormData();
    body.append("textContent", text.replaceAll("\n", "\r\n"));
    body.append("questionCount", "2");
    const response = await learner.call("POST", "/practice-test?tab=paste", { body });
    expect(response.status).toBe(302);
    const page = await (await learner.call("GET", response.headers.get("Location") ?? "")).text();
    expect(textOf(page)).toContain("Question 1 of 2");
    expect(textOf(page)).toContain("The water cycle");
  });

  it.each([
    ["upload", {}, 400, "No File Selected", "Please upload a file to generate practice questions"],
    [
      "paste",
      { textContent: "  " },
      400,
      "No Content",
      "Please enter some text to generate practice questions",
    ],
    [
      "paste",
      { textContent: "hello" },
      422,
      "Error Generating Questions",
      "Could not generate questions from this content. Please try again with different material.",
    ],
    [
      "paste",
      { textContent: "hello", questionCount: "21" },
      402,
      "Upgrade to Premium",
      "trying to use 21 Practice Test Questions, but the free plan only allows 20.",
    ],
  ])("refuses, on tab %s, %j and says why", async (tab, form, status, title, message) => {
    const learner = await newLearner();
    const response = await learner.call("POST", `/practice-test?tab=${tab}`, {
      form: { questionCount: "7", ...form },
    });
    expect(response.status).toBe(status);
    const page = await response.text();
    expect(textOf(page)).toContain(title);
    expect(textOf(page)).toContain(message);
    const count = { questionCount: "7", ...form }.questionCount;
    expect(page).toMatch(new RegExp(`<input[^>]*name="questionCount"[^>]*value="${count}"`));
  });

  it("uploads a file and selects it", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", studyDocx("Two <subjects>.docx"));
    const response = await learner.call("POST", "/practice-test/upload", { body: form });
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/practice-test\?tab=upload&fileId=[0-9a-z]{20}$/);
    const page = await (await learner.call("GET", location)).text();
    expect(textOf(page)).toContain("File uploaded");
    expect(textOf(page)).toContain("Two <subjects>.docx is ready for practice test generation");
    expect(page).toMatch(/<input[^>]*name="fileId"[^>]*checked/);
  });

  it("says why an upload was refused, and offers another", async () => {
    const learner = await newLearner();
    const form = new FormData();
    form.append("files", programFile());
    const response = await learner.call("POST", "/practice-test/upload", { body: form });
    expect(response.status).toBe(415);
    const page = await response.text();
    expect(textOf(page)).toContain("Invalid file type");
    expect(page).toContain('type="file"');
  });

  it("keeps what was typed if the file is refused, accepted or missing", async () => {
    const learner = await newLearner();
    const send = (path: string, file: File | null, fields: Record<string, string> = {}) => {
      const form = new FormData();
      const given = { questionCount: "3", tab: "paste", textContent: text, ...fields };
      for (const [name, value] of Object.entries(given)) form.append(name, value);
      form.append("files", file ?? new File([], ""));
      return learner.call("POST", path, { body: form });
    };
    const kept = async (response: Response) => {
      const page = await response.text();
      expect(textOf(page)).toContain(text.slice(0, 200));
      expect(page).toMatch(/name="questionCount"[^>]*value="3"/);
      return textOf(page);
    };
    const wrong = programFile();
    const refused = await send("/practice-test/upload", wrong);
    expect(refused.status).toBe(415);
    expect(await kept(refused)).toContain("Invalid file type");
    const nothing = await send("/practice-test/upload", null);
    expect(nothing.status).toBe(400);
    expect(await kept(nothing)).toContain("No File Selected");
    const taken = await send("/practice-test/upload", studyDocx("Taken.docx"));
    expect(taken.status).toBe(200);
    expect(await kept(taken)).toContain("Taken.docx is ready for practice test generation");

    const generate = "/practice-test/upload?then=generate";
    const fromText = await send(generate, null);
    expect(fromText.headers.get("Location")).toMatch(/^\/practice-test\/[0-9a-z]{20}$/);
    // A file that was chosen but not yet uploaded is sent with the form.
    const fromFile = await send(generate, studyDocx("Sent along.docx"), { tab: "upload" });
    const test = await learner.call("GET", fromFile.headers.get("Location") ?? "");
    expect(textOf(await test.text())).toContain("Sent along");
    const missing = await send(generate, null, { tab: "upload" });
    expect(missing.status).toBe(400);
    expect(await kept(missing)).toContain("You entered text but chose “Upload File”.");
    const tooMany = await send(generate, null, { questionCount: "21" });
    expect(tooMany.status).toBe(402);
    expect(textOf(await tooMany.text())).toContain("use 21 Practice Test Questions");
  });

  it("keeps a long text if the file is refused", async () => {
    const learner = await newLearner();
    const form = new FormData();
    const long = "Ωδή ".repeat(49_000);
    form.append("textContent", long);
    form.append("files", new File([new Uint8Array(3_000_000)], "large.pdf"));
    const response = await learner.call("POST", "/practice-test/upload", { body: form });
    expect(response.status).toBe(415);
    expect((await response.text()).match(/Ωδή/g)?.length).toBeGreaterThanOrEqual(49_000);
  });

  it("redirects a visitor to the login and back", async () => {
    const response = await new Browser().call("GET", "/practice-test?tab=paste");
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe(
      `/auth?redirectTo=${encodeURIComponent("/practice-test?tab=paste")}`,
    );
  });
});

describe("taking a practice test", () => {
  const answer = (learner: Browser, id: string, question: number, option: number | string) =>
    learner.call("POST", `/practice-test/${id}`, {
      form: { question: String(question), option: String(option) },
    });

  async function newTest(questionCount: number) {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const test = await makeTest(learner, { fileId: file.id, questionCount });
    return { learner, file, test };
  }

  const show = async (learner: Browser, id: string) =>
    (await learner.call("GET", `/practice-test/${id}`)).text();

  it("does not reveal the answers before the review", async () => {
    const { learner, test } = await newTest(3);
    for (const [index, question] of test.questions.entries()) {
      const page = await show(learner, test.id);
      expect(textOf(page)).toContain(`Question ${index + 1} of 3`);
      for (const option of question.options) expect(textOf(page)).toContain(option);
      for (const word of ["correctAnswer", "explanation", "selected", "source"]) {
        expect(page).not.toContain(`"${word}"`);
      }
      for (const { explanation } of test.questions) expect(textOf(page)).not.toContain(explanation);
      // The same for the data requests of the page, and for the pages around it.
      for (const path of [`${test.id}.data`, `${test.id}/review.data`, "", ".data"]) {
        const payload = await (await learner.call("GET", `/practice-test/${path}`)).text();
        if (path.startsWith(`${test.id}.`)) expect(payload).toContain('"options"');
        expect(payload).not.toContain("correctAnswer");
        expect(payload).not.toContain('"explanation"');
        for (const { explanation } of test.questions) {
          expect(payload).not.toContain(JSON.stringify(explanation).slice(1, -1));
        }
      }
      expect(page).toMatch(/<input[^>]*type="radio"[^>]*required/);
      expect(textOf(page)).toContain(index === 2 ? "Finish Test" : "Next Question");
      expect(textOf(page)).toContain("Cancel Test");
      const response = await answer(learner, test.id, index + 1, 0);
      expect(response.headers.get("Location")).toBe(`/practice-test/${test.id}`);
    }
    const finished = await learner.call("GET", `/practice-test/${test.id}`);
    expect(finished.headers.get("Location")).toBe(`/practice-test/${test.id}/review`);
  });

  it("accepts each answer once, in order", async () => {
    const { learner, test } = await newTest(3);
    await answer(learner, test.id, 2, 0);
    expect(await selectedOf(test.id)).toEqual([null, null, null]);
    await answer(learner, test.id, 1, 1);
    await answer(learner, test.id, 1, 0);
    expect(await selectedOf(test.id)).toEqual([1, null, null]);
    await Promise.all([0, 1, 0, 1].map((option) => answer(learner, test.id, 2, option)));
    const [first, second, third] = await selectedOf(test.id);
    expect([first, third]).toEqual([1, null]);
    expect([0, 1]).toContain(second);
    expect(textOf(await show(learner, test.id))).toContain("Question 3 of 3");
  });

  it.each([
    ["no option", { option: "" }],
    ["a word", { option: "B" }],
    ["a negative option", { option: "-1" }],
    ["an option above all", { option: "6" }],
    ["an option above the question's", { option: "5" }],
    ["nothing", {}],
  ])("refuses %s", async (_, form) => {
    const { learner, test } = await newTest(1);
    const response = await learner.call("POST", `/practice-test/${test.id}`, {
      form: { question: "1", ...form },
    });
    expect(response.status).toBe(400);
    expect(await selectedOf(test.id)).toEqual([null]);
  });

  it.each([
    [3, "100%"],
    [2, "67%"],
    [0, "0%"],
  ])("ends with a review: %i of three correct", async (correct, percentage) => {
    const { learner, file, test } = await newTest(3);
    const open = await learner.call("GET", `/practice-test/${test.id}/review`);
    expect(open.headers.get("Location")).toBe(`/practice-test/${test.id}`);
    for (const [index, { correctAnswer }] of test.questions.entries()) {
      const wrong = correctAnswer === 0 ? 1 : 0;
      await answer(learner, test.id, index + 1, index < correct ? correctAnswer : wrong);
    }
    const row = await rowOf(test.id);
    expect(row?.score).toBe(correct);
    expect(row?.finished_at).toBeGreaterThan(0);
    const page = textOf(
      await (await learner.call("GET", `/practice-test/${test.id}/review`)).text(),
    );
    expect(page).toContain("Test Complete");
    expect(page).toContain(percentage);
    expect(page).toContain(`You scored ${correct} out of 3 questions`);
    expect(page.match(/Explanation/g)).toHaveLength(3);
    expect(page.match(/Your answer, correct/g) ?? []).toHaveLength(correct);
    expect(page.match(/Your answer, incorrect/g) ?? []).toHaveLength(3 - correct);
    for (const { explanation } of test.questions) expect(page).toContain(explanation);
    expect(page).toContain("Start New Practice Test");
    expect(page).toContain("Return to Dashboard");
    const setup = textOf(await (await learner.call("GET", "/practice-test")).text());
    expect(setup).toMatch(new RegExp(`Earlier practice tests.*3 questions\\s*${percentage}`, "s"));
    // A test stays when its file is deleted.
    await learner.call("DELETE", `/api/files/${file.id}`);
    expect((await rowOf(test.id))?.file_id).toBeNull();
    expect((await learner.call("GET", `/practice-test/${test.id}/review`)).status).toBe(200);
  });

  it("can be repeated once it is finished, as a new attempt", async () => {
    const { learner, test } = await newTest(2);
    const retry = (browser: Browser) =>
      browser.call("POST", `/practice-test/${test.id}/review`, { form: {} });
    const early = await retry(learner);
    expect(early.headers.get("Location")).toBe(`/practice-test/${test.id}`);
    expect(await testsOf(learner)).toBe(1);
    for (const number of [1, 2]) await answer(learner, test.id, number, 0);
    expect((await retry(await newLearner())).status).toBe(404);
    const response = await retry(learner);
    expect(response.status).toBe(302);
    const [, id = ""] =
      /^\/practice-test\/([0-9a-z]{20})$/.exec(response.headers.get("Location") ?? "") ?? [];
    expect(id).not.toBe(test.id);
    expect(await selectedOf(id)).toEqual([null, null]);
    expect(await rowOf(id)).toMatchObject({ finished_at: null, score: null });
    for (const [index, asked] of test.questions.entries()) {
      const shown = textOf(await show(learner, id));
      expect(shown).toContain(asked.question);
      expect(shown).not.toContain(asked.explanation);
      await answer(learner, id, index + 1, asked.correctAnswer);
    }
    expect((await rowOf(id))?.score).toBe(2);
    expect(await selectedOf(test.id)).toEqual([0, 0]);
  });

  it("can be cancelled, which deletes it, unless it is finished", async () => {
    const { learner, test } = await newTest(2);
    const cancel = () => learner.call("POST", `/practice-test/${test.id}/cancel`, { form: {} });
    await answer(learner, test.id, 1, 0);
    const question = textOf(
      await (await learner.call("GET", `/practice-test/${test.id}/cancel`)).text(),
    );
    expect(question).toContain("Are you sure?");
    expect(question).toContain("your answer");
    const other = await makeTest(learner, { textContent: text, questionCount: 1 });
    await answer(learner, other.id, 1, 0);
    await learner.call("POST", `/practice-test/${other.id}/cancel`, { form: {} });
    expect(await rowOf(other.id)).not.toBeNull();
    const asked = await learner.call("GET", `/practice-test/${other.id}/cancel`);
    expect(asked.headers.get("Location")).toBe(`/practice-test/${other.id}/review`);
    const response = await cancel();
    expect(response.headers.get("Location")).toBe("/practice-test");
    expect(await rowOf(test.id)).toBeNull();
    expect(await selectedOf(test.id)).toEqual([]);
    expect((await cancel()).headers.get("Location")).toBe("/practice-test");
    const setup = await (await learner.call("GET", "/practice-test")).text();
    expect(textOf(setup)).toContain("No test to cancel");
  });

  it("escapes HTML in the text", async () => {
    const learner = await newLearner();
    const evil = "</script><script>alert(1)</script>";
    const test = await makeTest(learner, { textContent: `${evil}\n\n${text}`, questionCount: 2 });
    for (const path of ["/practice-test", `/practice-test/${test.id}`]) {
      const page = await (await learner.call("GET", path)).text();
      expect(page).not.toContain("<script>alert");
    }
  });

  it("cannot be read, answered or cancelled by another learner or a visitor", async () => {
    const { learner, test } = await newTest(2);
    const stranger = await newLearner();
    const own = await makeTest(stranger, { textContent: text, questionCount: 1 });
    for (const path of [`/practice-test/${test.id}`, `/practice-test/${test.id}/review`]) {
      const page = await stranger.call("GET", path);
      expect(page.status).toBe(404);
      expect(textOf(await page.text())).not.toContain(test.questions[0]?.question);
      expect((await new Browser().call("GET", path)).status).toBe(302);
    }
    expect((await answer(stranger, test.id, 1, 0)).status).toBe(404);
    for (const method of ["GET", "POST"] as const) {
      const cancelled = await stranger.call(
        method,
        `/practice-test/${test.id}/cancel`,
        method === "POST" ? { form: {} } : {},
      );
      expect(cancelled.headers.get("Location"), method).toBe("/practice-test");
    }
    // A test id in the body does not override the one in the address.
    await stranger.call("POST", `/practice-test/${own.id}`, {
      form: { question: "1", option: "0", testId: test.id },
    });
    expect(await selectedOf(test.id)).toEqual([null, null]);
    expect((await learner.call("GET", `/practice-test/${test.id}`)).status).toBe(200);
    const setup = await (await stranger.call("GET", "/practice-test")).text();
    expect(setup).not.toContain(test.id);
  });

  it("uses no text from the learner's other files", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx("One.docx"));
    const other = await uploaded(learner, shortDocx("Two.docx", "Nothing to ask here"));
    const test = await makeTest(learner, { fileId: file.id, questionCount: 5 });
    for (const { source } of test.questions) expect(source?.fileId).not.toBe(other.id);
  });
});

/** The text of a page as it is read, without its scripts. */
function textOf(page: string): string {
  return page
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00a0", " ");
}
