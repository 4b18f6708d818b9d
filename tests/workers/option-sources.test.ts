import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Citation, DraftQuestion, KnownQuestion, QuestionTask } from "~/ai/ports";
import { generatePracticeTest } from "~/practice-test/generate-practice-test.server";
import { generateQuiz } from "~/quiz/generate-quiz.server";
import type { Bindings } from "../../workers/bindings";
import { createApp } from "../../workers/create-app";
import { shortDocx } from "./documents";
import {
  actorOf,
  answerOf,
  home,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

const sentences = [
  "An agonist mimics a neurotransmitter at its receptor.",
  "An antagonist blocks the receptor of a neurotransmitter.",
  "A vesicle carries neurotransmitters to the membrane.",
] as const;
const text = sentences.join(" ");
const invented = "A synapse was invented in 1999.";

/** A model that records its tasks and always writes one question on the text. */
function createModel() {
  const tasks: QuestionTask[] = [];
  const writeQuestions = async (task: QuestionTask): Promise<DraftQuestion[]> => {
    tasks.push(task);
    const [passage] = await task.material.read(1);
    const cite = (quote: string): Citation => ({
      fileId: passage?.fileId ?? "",
      page: passage?.page ?? null,
      quote,
    });
    return [
      {
        question: `Which of these mimics a neurotransmitter? (${tasks.length})`,
        options: ["agonist", "antagonist", "vesicle", "synapse"],
        correctAnswer: 0,
        explanation: "The text says so.",
        source: cite(sentences[0]),
        optionSources: [...sentences.map(cite), cite(invented)],
      },
    ];
  };
  return { tasks, writeQuestions };
}

async function openWithFakeModel() {
  const learner = await newLearner();
  const { tasks, writeQuestions } = createModel();
  const app = createApp(env as unknown as Bindings, createExecutionContext()).at(home);
  const actor = actorOf(learner);
  return {
    learner,
    tasks,
    actor,
    app: { ...app, textModel: { ...app.textModel, writeQuestions } },
  };
}

async function quizOfFile() {
  const begun = await openWithFakeModel();
  const file = await uploaded(begun.learner, shortDocx("Synapses.docx", text));
  const request = {
    fileId: file.id,
    courseId: null,
    topic: null,
    difficulty: "medium",
    questionCount: 1,
  } as const;
  const quiz = await generateQuiz(begun.app, begun.actor, request);
  return { ...begun, file, request, quiz };
}

const pageOf = async (learner: Learner, path: string) =>
  (await (await learner.call("GET", path)).text())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/\s+/g, " ");

const choose = (learner: Learner, path: string, option: number, question = "1") =>
  learner.call("POST", path, { form: { option: String(option), question } });

describe("the source of an option", () => {
  it("is a quote from the text, or is left out if it is not in the text", async () => {
    const { quiz, file } = await quizOfFile();
    const cite = (quote: string) => ({ fileId: file.id, page: null, quote });
    expect(quiz.questions).toHaveLength(1);
    expect(quiz.questions[0]?.optionSources).toEqual([...sentences.map(cite), null]);
  });

  it("is shown after the answer, not before, with a link to its place", async () => {
    const { learner, quiz } = await quizOfFile();
    const path = `/app/quiz/${quiz.id}?question=1`;
    const before = await (await learner.call("GET", path)).text();
    expect(before).not.toContain(sentences[1]);
    await choose(learner, path, 1);
    const after = await pageOf(learner, path);
    expect(after).toContain(
      `You chose “antagonist”. Here is what the text says about it:${sentences[1]}`,
    );
    expect(after).toContain("The right answer is “agonist”.");
    expect(after).toMatch(/What the text says about the other options“vesicle”A vesicle carries/);
    expect(await (await learner.call("GET", path)).text()).toMatch(
      /href="\/app\/docs\?[^"]*quote=An\+antagonist/,
    );
    const result = await pageOf(learner, `/app/quiz/${quiz.id}/result`);
    expect(result).toContain(
      `Your answer: antagonistHere is what the text says about it:${sentences[1]}`,
    );
  });

  it("is kept when the question is repeated, and in the learner's export", async () => {
    const { learner, quiz } = await quizOfFile();
    await choose(learner, `/app/quiz/${quiz.id}?question=1`, 2);
    const retry = await learner.call("POST", `/app/quiz/${quiz.id}/result`, { form: {} });
    const again = new URL(retry.headers.get("Location") ?? "", learner.origin);
    const path = again.pathname + again.search;
    await choose(learner, path, 2);
    expect(await pageOf(learner, path)).toContain(
      "You chose “vesicle”. Here is what the text says about it:",
    );
    const data = await (await learner.call("GET", "/api/user/export")).text();
    expect(data).toContain('"optionSources"');
    expect(data).toContain(sentences[2]);
  });

  it("is not shown if the file is deleted or the question is older than this feature", async () => {
    const { learner, quiz, file } = await quizOfFile();
    const path = `/app/quiz/${quiz.id}?question=1`;
    await choose(learner, path, 1);
    await homeDatabase
      .prepare("UPDATE quiz_questions SET option_sources = NULL WHERE quiz_id = ?")
      .bind(quiz.id)
      .run();
    expect(await pageOf(learner, path)).not.toContain("Here is what the text says about it");
    const other = await quizOfFile();
    const deleted = `/app/quiz/${other.quiz.id}?question=1`;
    await choose(other.learner, deleted, 1);
    await other.learner.call("DELETE", `/api/files/${other.file.id}`);
    expect(file.id).not.toBe(other.file.id);
    expect(await pageOf(other.learner, deleted)).not.toContain(
      "Here is what the text says about it",
    );
  });

  it("is shown for pasted text in the review, without a link", async () => {
    const { learner, app, actor } = await openWithFakeModel();
    const request = { fileId: null, courseId: null, textContent: text, questionCount: 1 };
    const { test } = await generatePracticeTest(app, actor, request);
    expect(test.questions[0]?.source).toBeNull();
    expect(test.questions[0]?.optionSources).toEqual([null, null, null, null]);
    await choose(learner, `/practice-test/${test.id}`, 1);
    const review = await learner.call("GET", `/practice-test/${test.id}/review`);
    const page = await review.text();
    expect(page).toContain(sentences[1]);
    expect(page).not.toContain("quote=An+antagonist");
  });
});

describe("earlier questions on a file", () => {
  it("are given to the model, newest first, from this learner's quizzes and tests only", async () => {
    const { app, actor, tasks, request, file } = await quizOfFile();
    await generatePracticeTest(app, actor, {
      fileId: file.id,
      courseId: null,
      textContent: null,
      questionCount: 1,
    });
    await generateQuiz(app, actor, request);
    const asked = (number: number): KnownQuestion => ({
      question: `Which of these mimics a neurotransmitter? (${number})`,
      quote: sentences[0],
    });
    expect(tasks.map(({ exercise, known }) => [exercise, known])).toEqual([
      ["quiz", []],
      ["test", [asked(1)]],
      ["quiz", [asked(2), asked(1)]],
    ]);
    const stranger = await quizOfFile();
    expect(stranger.tasks[0]?.known).toEqual([]);
  });
});

describe("the size of a document", () => {
  it("is shown on the quiz form before a quiz is made", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, shortDocx("Synapses.docx", text));
    expect(await answerOf<unknown>(await learner.call("GET", "/api/user/files"))).toHaveLength(1);
    const path = `/app/quiz?fileId=${file.id}`;
    await learner.call("GET", path);
    await expect
      .poll(() => pageOf(learner, path), { timeout: 10_000, interval: 500 })
      .toMatch(/from this document|in this document/);
  });
});
