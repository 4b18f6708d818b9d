import { beforeAll, describe, expect, it } from "vitest";
import { pixelPng, studyDocx, studyPdf } from "./documents";
import {
  answerOf,
  Browser,
  countRows,
  type ErrorAnswer,
  expectIssue,
  type FileAnswer,
  homeDatabase,
  type Learner,
  makePremium,
  newLearner,
  uploaded,
} from "./learner";

interface QuestionAnswer {
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  source: SourceAnswer | null;
  optionSources: (SourceAnswer | null)[];
}

interface SourceAnswer {
  fileId: string;
  page: number | null;
  quote: string;
}

interface QuizAnswer {
  id: string;
  quizTitle: string;
  quizInstructions: string;
  questions: QuestionAnswer[];
  notice?: string;
}

async function makeQuiz(learner: Learner, request: Record<string, unknown>): Promise<QuizAnswer> {
  const response = await learner.call("POST", "/api/quiz", { json: request });
  expect(response.status).toBe(200);
  return answerOf<QuizAnswer>(response);
}

const quizzesOf = (learner: Learner) => countRows(learner, "quizzes");

/** Checks every question of a quiz against the stored text of its file. */
async function expectQuestionsFromFile(quiz: QuizAnswer, fileId: string): Promise<void> {
  const { results } = await homeDatabase
    .prepare("SELECT page, body FROM passages WHERE file_id = ?")
    .bind(fileId)
    .all<{ page: number | null; body: string }>();
  const folded = (text: string) => text.replace(/\s+/g, " ").trim();
  const stands = ({ page, quote }: SourceAnswer) =>
    folded(quote) !== "" &&
    results.some((row) => row.page === page && folded(row.body).includes(folded(quote)));
  for (const item of quiz.questions) {
    const { question, options, correctAnswer, explanation, source, optionSources } = item;
    expect(question.length).toBeGreaterThan(10);
    expect(explanation).not.toBe("");
    expect(options.length).toBeGreaterThanOrEqual(2);
    expect(options.length).toBeLessThanOrEqual(6);
    expect(new Set(options.map((option) => option.toLowerCase())).size).toBe(options.length);
    expect(options.some((option) => /^[A-F][).:]\s/.test(option))).toBe(false);
    expect(Number.isInteger(correctAnswer)).toBe(true);
    expect(options[correctAnswer]).toBeDefined();
    expect(optionSources).toHaveLength(options.length);
    for (const cited of [source, ...optionSources].filter((one) => one !== null)) {
      expect(cited.fileId).toBe(fileId);
      expect(stands(cited), cited.quote).toBe(true);
    }
    expect(source).not.toBeNull();
  }
  const asked = quiz.questions.map(({ question }) => question);
  expect(new Set(asked).size).toBe(asked.length);
}

describe("POST /api/quiz", () => {
  let learner: Learner;
  let pdf: FileAnswer;
  let docx: FileAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    pdf = await uploaded(learner, studyPdf("Biology and history.pdf"));
    docx = await uploaded(learner, studyDocx());
  });

  it("makes the requested number of questions from a file, with quotes", async () => {
    const quiz = await makeQuiz(learner, {
      fileId: pdf.id,
      topic: "",
      difficulty: "hard",
      questionCount: 5,
    });
    expect(quiz).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      quizTitle: "Biology and history",
      quizInstructions: expect.stringMatching(/\.$/),
      questions: expect.any(Array),
    });
    expect(quiz.questions).toHaveLength(5);
    expect(Object.keys(quiz.questions[0] ?? {}).sort()).toEqual([
      "correctAnswer",
      "explanation",
      "optionSources",
      "options",
      "question",
      "source",
    ]);
    await expectQuestionsFromFile(quiz, pdf.id);
  });

  it("asks ten questions of medium difficulty by default", async () => {
    const quiz = await makeQuiz(learner, { fileId: docx.id });
    expect(quiz.questions).toHaveLength(10);
    await expectQuestionsFromFile(quiz, docx.id);
    const row = await homeDatabase
      .prepare("SELECT difficulty FROM quizzes WHERE id = ?")
      .bind(quiz.id)
      .first();
    expect(row).toEqual({ difficulty: "medium" });
  });

  it("makes a second quiz from a file that was analysed before", async () => {
    for (const questionCount of [3, 4]) {
      const quiz = await makeQuiz(learner, { fileId: docx.id, questionCount });
      expect(quiz.questions).toHaveLength(questionCount);
      await expectQuestionsFromFile(quiz, docx.id);
    }
  });

  it("makes a quiz on a topic from the library", async () => {
    const owner = await newLearner();
    const file = await uploaded(owner, studyDocx());
    const quiz = await makeQuiz(owner, { fileId: null, topic: "Robespierre", questionCount: 2 });
    expect(quiz.quizTitle).toBe("Robespierre");
    await expectQuestionsFromFile(quiz, file.id);
  });

  it("refuses sixteen questions on the free plan before asking a model", async () => {
    const before = await quizzesOf(learner);
    // The limit is checked before a missing file or an empty library.
    const empty = await newLearner();
    const attempts: [Learner, Record<string, unknown>][] = [
      [learner, { fileId: pdf.id }],
      [learner, { fileId: "0".repeat(20) }],
      [empty, { fileId: null, topic: "Nothing here" }],
    ];
    for (const [who, request] of attempts) {
      const response = await who.call("POST", "/api/quiz", {
        json: { ...request, questionCount: 16 },
      });
      expect(response.status).toBe(402);
      expect(await answerOf<ErrorAnswer>(response)).toEqual({
        error: "You're trying to use 16 Quiz Questions, but the free plan only allows 15.",
        code: "upgrade_required",
        feature: "quiz",
        limit: 15,
        requested: 16,
      });
    }
    expect(await quizzesOf(learner)).toBe(before);
  });

  it("makes up to a hundred questions for a premium learner, and says if there were fewer", async () => {
    const owner = await newLearner();
    await makePremium(owner);
    const file = await uploaded(owner, studyDocx());
    const quiz = await makeQuiz(owner, { fileId: file.id, questionCount: 100 });
    expect(quiz.questions.length).toBeGreaterThan(10);
    expect(quiz.questions.length).toBeLessThan(100);
    expect(quiz.notice).toBe(
      `There was only enough material for ${quiz.questions.length} good questions, so the quiz is shorter than you asked for.`,
    );
    await expectQuestionsFromFile(quiz, file.id);
    const over = await owner.call("POST", "/api/quiz", {
      json: { fileId: file.id, questionCount: 101 },
    });
    expect(over.status).toBe(400);
  });

  it.each([
    [{ questionCount: 101 }, "questionCount", "Choose at most 100 questions."],
    [{ questionCount: 0 }, "questionCount", "Choose at least 1 question."],
    [{ questionCount: -3 }, "questionCount", "Choose at least 1 question."],
    [{ questionCount: 2.5 }, "questionCount", "Choose a whole number of questions."],
    [{ questionCount: "10" }, "questionCount", "Choose a number of questions from 1 to 100."],
    [{ questionCount: null }, "questionCount", "Choose a number of questions from 1 to 100."],
    [{ topic: "x".repeat(201) }, "topic", "Keep the topic under 200 characters."],
    [{ fileId: null }, "topic", "Please enter a topic"],
    [{ fileId: null, topic: "   " }, "topic", "Please enter a topic"],
    [{ fileId: "", topic: null }, "topic", "Please enter a topic"],
  ])("refuses %j", async (wrong, path, message) => {
    const response = await learner.call("POST", "/api/quiz", {
      json: { fileId: pdf.id, ...wrong },
    });
    await expectIssue(response, path, message);
  });

  it.each([{ difficulty: "deadly" }, { difficulty: 1 }, { fileId: 3 }, { topic: {} }])(
    "refuses %j by its type",
    async (wrong) => {
      const response = await learner.call("POST", "/api/quiz", {
        json: { fileId: pdf.id, topic: "Cells", ...wrong },
      });
      expect(response.status).toBe(400);
      const { code, issues } = await answerOf<ErrorAnswer>(response);
      expect(code).toBe("invalid_request");
      expect(issues?.[0]?.path).toBe(Object.keys(wrong)[0]);
    },
  );

  it.each([
    ["of which the library says nothing", { fileId: null, topic: "Quantum chromodynamics" }],
    ["made of search syntax", { fileId: null, topic: '" OR terms:(zx*' }],
  ])("refuses a topic %s", async (_, request) => {
    const before = await quizzesOf(learner);
    const response = await learner.call("POST", "/api/quiz", { json: request });
    expect(response.status).toBe(422);
    const answer = await answerOf<ErrorAnswer>(response);
    expect(answer.code).toBe("no_content");
    expect(answer.error).toContain(request.topic);
    expect(await quizzesOf(learner)).toBe(before);
  });

  it("refuses a picture and an empty library", async () => {
    const owner = await newLearner();
    const empty = await owner.call("POST", "/api/quiz", { json: { topic: "Woodworking" } });
    expect(empty.status).toBe(422);
    const picture = await uploaded(owner, pixelPng());
    const response = await owner.call("POST", "/api/quiz", { json: { fileId: picture.id } });
    expect(response.status).toBe(422);
    expect(await answerOf<ErrorAnswer>(response)).toMatchObject({ code: "no_content" });
  });

  it("does not use another learner's library", async () => {
    const stranger = await newLearner();
    const response = await stranger.call("POST", "/api/quiz", {
      json: { fileId: null, topic: "Robert Hill" },
    });
    expect(response.status).toBe(422);
  });

  it("requires a login", async () => {
    const response = await new Browser().call("POST", "/api/quiz", { json: { topic: "Cells" } });
    expect(response.status).toBe(401);
  });
});

describe("the quiz form", () => {
  it("makes a quiz from the selected file", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const response = await learner.call("POST", `/app/quiz?fileId=${file.id}`, {
      form: {
        fileId: file.id,
        useActiveFile: "true",
        topic: "",
        difficulty: "easy",
        questionCount: "3",
      },
    });
    expect(response.status).toBe(302);
    const location = response.headers.get("Location") ?? "";
    expect(location).toMatch(/^\/app\/quiz\/[0-9a-z]{20}\?/);
    const page = await (await learner.call("GET", location)).text();
    expect(textOf(page)).toContain("Question 1 of 3");
  });

  it("reads a count that is not a number as 1", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    const response = await learner.call("POST", `/app/quiz?fileId=${file.id}`, {
      form: { fileId: file.id, useActiveFile: "true", questionCount: "many" },
    });
    const page = await (await learner.call("GET", response.headers.get("Location") ?? "")).text();
    expect(textOf(page)).toContain("Question 1 of 1");
  });

  it.each([
    [{ useActiveFile: "false", topic: " " }, "Please enter a topic"],
    [{ useActiveFile: "true", fileId: "" }, "Please upload a file or switch to topic-based quiz"],
    [
      { useActiveFile: "false", topic: "Cells", questionCount: "101" },
      "Choose at most 100 questions.",
    ],
  ])("refuses %j and says why under the field", async (form, message) => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/app/quiz", {
      form: { difficulty: "hard", questionCount: "7", ...form },
    });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toMatch(new RegExp(`<p id="[^"]*-error"[^>]*>${message}</p>`));
    expect(page).toMatch(
      /<input[^>]*name="difficulty"[^>]*checked[^>]*value="hard"|<input[^>]*value="hard"[^>]*checked|<input[^>]*checked[^>]*value="hard"/,
    );
  });

  it("shows the limit of the plan, with the same status as the API", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/app/quiz", {
      form: { useActiveFile: "false", topic: "Cells", questionCount: "16" },
    });
    expect(response.status).toBe(402);
    const page = textOf(await response.text());
    expect(page).toContain("Upgrade to Premium");
    expect(page).toContain("trying to use 16 Quiz Questions, but the free plan only allows 15.");
  });

  it("says why no quiz could be made", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/app/quiz", {
      form: { useActiveFile: "false", topic: "Unicorns", questionCount: "5" },
    });
    expect(response.status).toBe(422);
    const answer = await response.text();
    expect(answer).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="topic"/);
    const page = textOf(answer);
    expect(page).toContain("Unable to generate quiz");
    expect(page).toContain(
      "You have no materials yet, and “Unicorns” isn't in Fennec's starter library",
    );
  });
});

describe("a topic without material", () => {
  it("is covered by the starter library", async () => {
    const learner = await newLearner();
    const quiz = await makeQuiz(learner, { topic: "how plants make food", questionCount: 10 });
    expect(quiz.questions).toHaveLength(10);
    for (const { options, correctAnswer, source } of quiz.questions) {
      expect(new Set(options).size).toBe(4);
      expect(options[correctAnswer]).toBeTruthy();
      expect(source).toBeNull();
    }
  });

  it("is covered by the learner's own files if they mention it", async () => {
    const learner = await newLearner();
    const file = await uploaded(learner, studyPdf());
    const quiz = await makeQuiz(learner, { topic: "photosynthesis", questionCount: 5 });
    for (const { source } of quiz.questions) expect(source?.fileId).toBe(file.id);
  });

  it("is refused with a message if the learner's files do not mention it", async () => {
    const learner = await newLearner();
    await uploaded(learner, studyPdf());
    const response = await learner.call("POST", "/api/quiz", {
      json: { fileId: null, topic: "Unicorns", difficulty: "easy", questionCount: 5 },
    });
    const { error } = await answerOf<ErrorAnswer>(response);
    expect(error).toContain("Your materials don't cover “Unicorns”.");
  });

  it("is refused with the most similar topics of the starter library", async () => {
    const learner = await newLearner();
    const response = await learner.call("POST", "/api/quiz", {
      json: { fileId: null, topic: "Haitian Revolution", difficulty: "easy", questionCount: 5 },
    });
    expect(response.status).toBe(422);
    const { error } = await answerOf<ErrorAnswer>(response);
    expect(error).toContain("You have no materials yet, and “Haitian Revolution” isn't in");
    expect(error).toContain("“The French Revolution”");
  });
});

describe("taking a quiz", () => {
  const answer = (learner: Browser, quizId: string, question: number, option: number | string) =>
    learner.call("POST", `/app/quiz/${quizId}?question=${question}`, {
      form: { option: String(option) },
    });

  const show = async (learner: Browser, quizId: string, question: number) =>
    (await learner.call("GET", `/app/quiz/${quizId}?question=${question}`)).text();

  async function selectedOf(quizId: string): Promise<(number | null)[]> {
    const { results } = await homeDatabase
      .prepare("SELECT selected FROM quiz_questions WHERE quiz_id = ? ORDER BY number")
      .bind(quizId)
      .all<{ selected: number | null }>();
    return results.map(({ selected }) => selected);
  }

  async function newQuiz(questionCount: number) {
    const learner = await newLearner();
    const file = await uploaded(learner, studyDocx());
    return { learner, quiz: await makeQuiz(learner, { fileId: file.id, questionCount }) };
  }

  it("does not reveal the answer before the question is answered", async () => {
    const { learner, quiz } = await newQuiz(3);
    const [first] = quiz.questions;
    const before = await show(learner, quiz.id, 1);
    for (const option of first?.options ?? []) expect(textOf(before)).toContain(option);
    expect(before).not.toContain("correctAnswer");
    expect(before).not.toContain("explanation");
    expect(textOf(before)).not.toContain(first?.explanation);
    await answer(learner, quiz.id, 1, first?.correctAnswer ?? 0);
    const after = await show(learner, quiz.id, 1);
    expect(textOf(after)).toContain(first?.explanation);
    expect(textOf(after)).toContain("Your answer, correct");
    const next = await show(learner, quiz.id, 2);
    expect(textOf(next)).not.toContain(quiz.questions[1]?.explanation);
  });

  it("accepts each answer once", async () => {
    const { learner, quiz } = await newQuiz(2);
    const right = quiz.questions[0]?.correctAnswer ?? 0;
    const wrong = right === 0 ? 1 : 0;
    const response = await answer(learner, quiz.id, 1, wrong);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(
      new RegExp(`^/app/quiz/${quiz.id}\\?.*question=1$`),
    );
    expect((await answer(learner, quiz.id, 1, right)).status).toBe(302);
    expect(await selectedOf(quiz.id)).toEqual([wrong, null]);
    const page = textOf(await show(learner, quiz.id, 1));
    expect(page).toContain("Your answer, incorrect");
    expect(page).toContain("Correct answer");
  });

  it("accepts one of several answers sent at once", async () => {
    const { learner, quiz } = await newQuiz(1);
    await Promise.all([0, 1, 0, 1].map((option) => answer(learner, quiz.id, 1, option)));
    const [selected] = await selectedOf(quiz.id);
    expect([0, 1]).toContain(selected);
    const finished = await homeDatabase
      .prepare("SELECT finished_at FROM quizzes WHERE id = ?")
      .bind(quiz.id)
      .first<{ finished_at: number }>();
    expect(finished?.finished_at).toBeGreaterThan(0);
  });

  it.each([
    ["no option", { option: "" }, 400],
    ["a word", { option: "B" }, 400],
    ["a negative option", { option: "-1" }, 400],
    ["half an option", { option: "0.5" }, 400],
    ["an option above all", { option: "6" }, 400],
    ["an option above the question's", { option: "5" }, 400],
    ["nothing", {}, 400],
  ])("refuses %s", async (_, form, status) => {
    const { learner, quiz } = await newQuiz(1);
    expect(quiz.questions[0]?.options.length).toBeLessThanOrEqual(5);
    const response = await learner.call("POST", `/app/quiz/${quiz.id}?question=1`, { form });
    expect(response.status).toBe(status);
    expect(await selectedOf(quiz.id)).toEqual([null]);
  });

  it("answers 404 for a question after the last one", async () => {
    const { learner, quiz } = await newQuiz(2);
    expect((await answer(learner, quiz.id, 3, 0)).status).toBe(404);
    const page = await learner.call("GET", `/app/quiz/${quiz.id}?question=3`);
    expect(page.status).toBe(404);
    expect(await selectedOf(quiz.id)).toEqual([null, null]);
  });

  it("redirects from the result to the first unanswered question", async () => {
    const { learner, quiz } = await newQuiz(3);
    await answer(learner, quiz.id, 1, 0);
    await answer(learner, quiz.id, 3, 0);
    const response = await learner.call("GET", `/app/quiz/${quiz.id}/result`);
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toMatch(
      new RegExp(`^/app/quiz/${quiz.id}\\?.*question=2$`),
    );
  });

  it.each([
    [5, "100%", "Excellent work! You've mastered this topic."],
    [4, "80%", "Excellent work! You've mastered this topic."],
    [3, "60%", "Good job! You have a solid understanding of this material."],
    [2, "40%", "Keep studying! Review the explanations to improve your knowledge."],
    [0, "0%", "Keep studying! Review the explanations to improve your knowledge."],
  ])("ends with a result: %i of five", async (correct, percentage, message) => {
    const { learner, quiz } = await newQuiz(5);
    for (const [index, { correctAnswer }] of quiz.questions.entries()) {
      const wrong = correctAnswer === 0 ? 1 : 0;
      await answer(learner, quiz.id, index + 1, index < correct ? correctAnswer : wrong);
    }
    const response = await learner.call("GET", `/app/quiz/${quiz.id}/result`);
    expect(response.status).toBe(200);
    const page = textOf(await response.text());
    expect(page).toContain(percentage);
    expect(page).toContain(message);
    expect(page).toContain(`${correct} of 5 correct`);
    for (const { explanation } of quiz.questions) expect(page).toContain(explanation);
    const history = textOf(await (await learner.call("GET", "/app/quiz")).text());
    expect(history).toContain("Earlier quizzes");
    expect(history).toMatch(new RegExp(`5 questions, medium\\s*${percentage}`));
  });

  it("repeats the missed questions as a new attempt", async () => {
    const { learner, quiz } = await newQuiz(5);
    const retry = () => learner.call("POST", `/app/quiz/${quiz.id}/result`, { form: {} });
    const early = await retry();
    expect(early.headers.get("Location")).toMatch(new RegExp(`^/app/quiz/${quiz.id}\\?`));
    for (const [index, { correctAnswer }] of quiz.questions.entries()) {
      const wrong = correctAnswer === 0 ? 1 : 0;
      await answer(learner, quiz.id, index + 1, [1, 3].includes(index) ? wrong : correctAnswer);
    }
    const page = textOf(await (await learner.call("GET", `/app/quiz/${quiz.id}/result`)).text());
    expect(page).toContain("Retry 2 missed questions");
    const response = await retry();
    expect(response.status).toBe(302);
    const [, id = ""] =
      /^\/app\/quiz\/([0-9a-z]{20})\?.*question=1$/.exec(response.headers.get("Location") ?? "") ??
      [];
    expect(await selectedOf(id)).toEqual([null, null]);
    for (const [number, asked] of [quiz.questions[1], quiz.questions[3]].entries()) {
      const shown = await show(learner, id, number + 1);
      expect(textOf(shown)).toContain(asked?.question);
      expect(textOf(shown)).not.toContain(asked?.explanation);
      await answer(learner, id, number + 1, asked?.correctAnswer ?? 0);
    }
    const result = textOf(await (await learner.call("GET", `/app/quiz/${id}/result`)).text());
    expect(result).toContain("2 of 2 correct");
    expect(result).not.toContain("Retry the");
    const again = await learner.call("POST", `/app/quiz/${id}/result`, { form: {} });
    expect(again.status).toBe(400);
    expect(textOf(await again.text())).toContain("Every answer was right.");
    // The first attempt is unchanged, and both are in the history.
    expect(await selectedOf(quiz.id)).toHaveLength(5);
    const history = textOf(await (await learner.call("GET", "/app/quiz")).text());
    expect(history).toMatch(
      /2 questions, retry of missed questions\s*100%.*5 questions, medium\s*60%/s,
    );
    const stranger = await newLearner();
    const foreign = await stranger.call("POST", `/app/quiz/${quiz.id}/result`, { form: {} });
    expect(foreign.status).toBe(404);
  });

  it("measures the time from the first view to the last answer", async () => {
    const { learner, quiz } = await newQuiz(1);
    await show(learner, quiz.id, 1);
    await homeDatabase
      .prepare("UPDATE quizzes SET started_at = started_at - 125000 WHERE id = ?")
      .bind(quiz.id)
      .run();
    await show(learner, quiz.id, 1);
    await answer(learner, quiz.id, 1, 0);
    const page = await (await learner.call("GET", `/app/quiz/${quiz.id}/result`)).text();
    expect(textOf(page)).toMatch(/in 2:(0[5-9]|1\d) minutes/);
  });

  it("shows the progress of each quiz in the history, newest first", async () => {
    const { learner, quiz } = await newQuiz(3);
    await answer(learner, quiz.id, 1, 0);
    await makeQuiz(learner, { topic: "Robespierre", questionCount: 1 });
    const history = textOf(await (await learner.call("GET", "/app/quiz")).text());
    expect(history).toMatch(/Robespierre.*Not started.*Study notes.*1 of 3 answered/s);
  });

  it("escapes HTML in a title", async () => {
    const learner = await newLearner();
    await uploaded(learner, studyDocx());
    const topic =
      "National Convention: monarchy, First Republic </script><script>alert(1)</script>";
    const quiz = await makeQuiz(learner, { topic, questionCount: 1 });
    expect(quiz.quizTitle).toBe(topic);
    for (const path of ["/app/quiz", `/app/quiz/${quiz.id}?question=1`]) {
      const page = await (await learner.call("GET", path)).text();
      expect(page).not.toContain("<script>alert");
      expect(page).toContain("&lt;script&gt;alert(1)");
    }
  });

  it("cannot be read or answered by another learner or a visitor", async () => {
    const { learner, quiz } = await newQuiz(2);
    const stranger = await newLearner();
    const own = await uploaded(stranger, studyDocx());
    const other = await makeQuiz(stranger, { fileId: own.id, questionCount: 1 });
    for (const path of [`/app/quiz/${quiz.id}?question=1`, `/app/quiz/${quiz.id}/result`]) {
      const page = await stranger.call("GET", path);
      expect(page.status).toBe(404);
      expect(textOf(await page.text())).not.toContain(quiz.questions[0]?.question);
      expect((await new Browser().call("GET", path)).status).toBe(302);
    }
    expect((await answer(stranger, quiz.id, 1, 0)).status).toBe(404);
    expect((await answer(new Browser(), quiz.id, 1, 0)).status).toBe(302);
    // A quiz id in the body does not override the one in the address.
    await stranger.call("POST", `/app/quiz/${other.id}?question=1`, {
      form: { option: "0", quizId: quiz.id },
    });
    expect(await selectedOf(quiz.id)).toEqual([null, null]);
    expect((await learner.call("GET", `/app/quiz/${quiz.id}?question=1`)).status).toBe(200);
    const history = await (await stranger.call("GET", "/app/quiz")).text();
    expect(history).not.toContain(quiz.id);
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
