import { beforeAll, describe, expect, it } from "vitest";
import type { Citation } from "~/ai/ports";
import type { Question } from "~/assessment/schema";
import type { TermConcept } from "~/concepts/count-terms";
import type { Concept } from "~/concepts/schema";
import { writeParts } from "~/library/document-parts";
import { shortDocx, studyDocx } from "./documents";
import { keepForReview } from "./kept-work";
import {
  answerOf,
  Browser,
  type ErrorAnswer,
  type FileAnswer,
  homeDatabase,
  type Learner,
  newLearner,
  uploaded,
} from "./learner";

type QuizAnswer = { id: string; questions: Question[] };

async function conceptsOf(learner: Learner, query = ""): Promise<Concept[]> {
  const response = await learner.call("GET", `/api/concepts${query}`);
  expect(response.status).toBe(200);
  return (await answerOf<{ concepts: Concept[] }>(response)).concepts;
}

async function makeQuiz(learner: Learner, json: Record<string, unknown>): Promise<QuizAnswer> {
  const response = await learner.call("POST", "/api/quiz", { json });
  expect(response.status).toBe(200);
  return answerOf<QuizAnswer>(response);
}

/** Answers all questions of a quiz or test. @param isRight by the index of a question */
async function answerAll(
  learner: Learner,
  path: string,
  questions: Question[],
  isRight: (index: number) => boolean,
) {
  for (const [index, { correctAnswer }] of questions.entries()) {
    const option = isRight(index) ? correctAnswer : (correctAnswer + 1) % 2;
    const form = { question: String(index + 1), option: String(option) };
    await learner.call("POST", `${path}?question=${index + 1}`, { form });
  }
}

async function takeQuiz(
  learner: Learner,
  file: FileAnswer,
  isRight: (index: number) => boolean,
  questionCount = 10,
): Promise<QuizAnswer> {
  const quiz = await makeQuiz(learner, { fileId: file.id, questionCount });
  await answerAll(learner, `/app/quiz/${quiz.id}`, quiz.questions, isRight);
  return quiz;
}

const flat = (text: string) => text.replaceAll("\n", " ");

const total = (concepts: Concept[], of: "answers" | "right" | "due" | "kept") =>
  concepts.reduce((sum, concept) => sum + concept[of], 0);

describe("GET /api/concepts", () => {
  let learner: Learner;
  let file: FileAnswer;
  let quiz: QuizAnswer;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, studyDocx());
    quiz = await takeQuiz(learner, file, (index) => index === 0);
  });

  it("counts each question once, by the headings of the document", async () => {
    const concepts = await conceptsOf(learner, `?fileId=${file.id}`);
    expect(total(concepts, "answers")).toBe(quiz.questions.length);
    expect(total(concepts, "right")).toBe(1);
    expect(concepts.length).toBeGreaterThan(1);
    for (const { fileId, heading, part } of concepts) {
      expect(fileId).toBe(file.id);
      expect(heading).not.toBeNull();
      expect(part).toEqual({
        from: expect.any(Number),
        before: expect.toBeOneOf([expect.any(Number), null]),
      });
    }
    const standings = concepts.map(({ standing }) => standing);
    expect(standings).toEqual(standings.toSorted().reverse());
    const answered = concepts.filter(({ answers }) => answers > 0);
    expect(await conceptsOf(learner)).toEqual(answered);
  });

  it("counts each question under the section that it quotes", async () => {
    const { results } = await homeDatabase
      .prepare("SELECT ordinal, body FROM passages WHERE file_id = ?")
      .bind(file.id)
      .all<{ ordinal: number; body: string }>();
    const ordinals = quiz.questions.map(
      ({ source }) =>
        results.find(({ body }) => flat(body).includes(flat(source?.quote ?? "?")))?.ordinal ?? -1,
    );
    for (const { part, answers } of await conceptsOf(learner, `?fileId=${file.id}`)) {
      if (!("from" in part)) throw new Error("The document has headings.");
      const within = ordinals.filter(
        (ordinal) => ordinal >= part.from && (part.before === null || ordinal < part.before),
      );
      expect([part, answers]).toEqual([part, within.length]);
    }
  });

  it("lists sections without answers last, and only for the document asked about", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const before = await conceptsOf(own, `?fileId=${mine.id}`);
    const headings = before.map(({ heading }) => heading);
    expect(headings.length).toBeGreaterThan(1);
    expect(before.map(({ standing }) => standing)).toEqual(headings.map(() => "unasked"));
    const page = async () => (await own.call("GET", `/app/docs/concepts?fileId=${mine.id}`)).text();
    expect(await page()).toContain("Not asked yet");
    expect(await page()).toContain("No answers yet");
    expect(await conceptsOf(own)).toEqual([]);

    const { questions } = await takeQuiz(own, mine, () => true, 1);
    expect(questions).toHaveLength(1);
    const after = await conceptsOf(own, `?fileId=${mine.id}`);
    expect(after.map(({ heading }) => heading).toSorted()).toEqual(headings.toSorted());
    expect(after.map(({ answers }) => answers)).toEqual([1, ...headings.slice(1).map(() => 0)]);
  });

  it("lists the key terms that several cards and questions quote, with their results", async () => {
    const own = await newLearner();
    const terms = [
      "Osmosis is the movement of water through a membrane toward more salt.",
      "An enzyme is a protein that speeds up a chemical reaction.",
      "Turgor is the pressure of water inside a plant cell.",
      "A stoma is a small opening in the skin of a leaf.",
    ];
    const mine = await uploaded(own, shortDocx("Terms.docx", ...terms));
    // So few that each is asked in both directions.
    const json = { fileId: mine.id, count: 20 };
    const deck = await answerOf<{ id: string }>(
      await own.call("POST", "/api/flashcards", { json }),
    );
    await keepForReview(own, "flashcards", deck.id);
    const termsOf = async () => {
      const response = await own.call("GET", `/api/concepts?fileId=${mine.id}`);
      return (await answerOf<{ terms?: TermConcept[] }>(response)).terms ?? [];
    };
    expect(await termsOf()).toEqual([]);
    const { items } = await answerOf<{ items: { id: string; source: Citation | null }[] }>(
      await own.call("GET", "/api/review?limit=100"),
    );
    for (const { id } of items) {
      const answer = { kind: "card", rating: "good", answerId: "once" };
      await own.call("POST", `/api/review/${id}`, { json: answer });
    }
    const found = await termsOf();
    expect(found.length).toBeGreaterThan(1);
    for (const { source, standing, ...tally } of found) {
      expect(items.filter((item) => item.source?.quote === source.quote)).toHaveLength(2);
      expect([tally.answers, tally.right, tally.kept, standing]).toEqual([2, 2, 2, "unclear"]);
    }
    const page = await (await own.call("GET", `/app/docs/concepts?fileId=${mine.id}`)).text();
    expect(page).toContain("Key term");
    expect(await answerOf(await own.call("GET", "/api/concepts"))).not.toHaveProperty("terms");
  });

  it("counts only the last answer, wherever it was given", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const first = await takeQuiz(own, mine, () => false, 3);
    await keepForReview(own, "quiz", first.id);
    const before = await conceptsOf(own, `?fileId=${mine.id}`);
    expect([total(before, "right"), total(before, "answers"), total(before, "due")]).toEqual([
      0, 3, 3,
    ]);
    const response = await own.call("GET", "/api/review");
    const { items } = await answerOf<{ items: { id: string; front: string }[] }>(response);
    const [item] = items;
    const asked = first.questions.find(({ question }) => question === item?.front);
    await own.call("POST", `/api/review/${item?.id}`, {
      json: { kind: "question", answerId: "first", selected: asked?.correctAnswer },
    });
    const after = await conceptsOf(own, `?fileId=${mine.id}`);
    expect([total(after, "right"), total(after, "answers")]).toEqual([1, 3]);
  });

  it("leaves out items that the learner reported as wrong", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const { id } = await takeQuiz(own, mine, () => false, 3);
    await keepForReview(own, "quiz", id);
    const response = await own.call("GET", "/api/review");
    const { items } = await answerOf<{ items: { id: string }[] }>(response);
    const form = { intent: "report", item: items[0]?.id ?? "", reason: "It is not in the text." };
    expect((await own.call("POST", "/app/review/wrong", { form })).status).toBe(302);
    expect(total(await conceptsOf(own, `?fileId=${mine.id}`), "answers")).toBe(2);
  });

  it("counts only cards that were rated", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const made = await own.call("POST", "/api/flashcards", { json: { fileId: mine.id, count: 5 } });
    const { id, flashcards } = await answerOf<{ id: string; flashcards: { id: string }[] }>(made);
    expect(await conceptsOf(own)).toEqual([]);
    await keepForReview(own, "flashcards", id);
    for (const [index, rating] of ["again", "good"].entries()) {
      const json = { kind: "card", rating, answerId: "once" };
      const card = flashcards[index]?.id;
      expect((await own.call("POST", `/api/review/${card}`, { json })).status).toBe(200);
    }
    const concepts = await conceptsOf(own, `?fileId=${mine.id}`);
    expect([total(concepts, "right"), total(concepts, "answers")]).toEqual([1, 2]);
  });

  it("does not reveal the results of an unfinished practice test", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const json = { fileId: mine.id, questionCount: 3 };
    const test = await answerOf<QuizAnswer>(await own.call("POST", "/api/practice-test", { json }));
    const path = `/practice-test/${test.id}`;
    await answerAll(own, path, test.questions.slice(0, 2), () => true);
    expect(await conceptsOf(own)).toEqual([]);
    await answerAll(own, path, test.questions, () => true);
    expect(total(await conceptsOf(own), "right")).toBe(test.questions.length);
  });

  it("can be limited to a course or a document, and leaves out deleted documents", async () => {
    const own = await newLearner();
    const [one, other] = [
      await uploaded(own, studyDocx("one.docx")),
      await uploaded(own, studyDocx("other.docx")),
    ];
    await takeQuiz(own, one, () => false, 3);
    await takeQuiz(own, other, () => false, 4);
    const json = { name: "Biology", fileIds: [other.id] };
    const course = await answerOf<{ id: string }>(await own.call("POST", "/api/courses", { json }));
    expect(total(await conceptsOf(own), "answers")).toBe(7);
    expect(total(await conceptsOf(own, `?fileId=${one.id}`), "answers")).toBe(3);
    expect(total(await conceptsOf(own, `?courseId=${course.id}`), "answers")).toBe(4);
    await own.call("DELETE", `/api/files/${other.id}`);
    expect(total(await conceptsOf(own), "answers")).toBe(3);
  });

  it("refuses a file together with a course, and anything of another learner", async () => {
    const both = await learner.call("GET", `/api/concepts?fileId=${file.id}&courseId=a`);
    expect(both.status).toBe(400);
    expect((await answerOf<ErrorAnswer>(both)).code).toBe("invalid_request");
    const stranger = await newLearner();
    for (const path of [
      `/api/concepts?fileId=${file.id}`,
      "/api/concepts?courseId=none",
      `/app/docs/concepts?fileId=${file.id}`,
    ]) {
      expect((await stranger.call("GET", path)).status).toBe(404);
    }
    expect(await conceptsOf(stranger)).toEqual([]);
    expect((await new Browser().call("GET", "/api/concepts")).status).toBe(401);
  });
});

describe("practice of sections of a document", () => {
  let learner: Learner;
  let file: FileAnswer;
  let weakest: Concept;

  beforeAll(async () => {
    learner = await newLearner();
    file = await uploaded(learner, studyDocx());
    const { id } = await takeQuiz(learner, file, () => false, 15);
    await keepForReview(learner, "quiz", id);
    const [first] = await conceptsOf(learner, `?fileId=${file.id}`);
    if (!first) throw new Error("There are no concepts.");
    weakest = first;
  });

  async function headingsOf(sources: (Citation | null)[]): Promise<Set<string | undefined>> {
    const { results } = await homeDatabase
      .prepare("SELECT heading, body FROM passages WHERE file_id = ?")
      .bind(file.id)
      .all<{ heading: string; body: string }>();
    return new Set(
      sources.map(
        (source) =>
          results.find(({ body }) => flat(body).includes(flat(source?.quote ?? "?")))?.heading,
      ),
    );
  }

  it("makes a quiz and cards of these sections only", async () => {
    expect(weakest.standing).toBe("weak");
    const parts = [weakest.part];
    const { questions } = await makeQuiz(learner, { fileId: file.id, questionCount: 5, parts });
    expect(questions.length).toBeGreaterThan(0);
    expect([...(await headingsOf(questions.map(({ source }) => source)))]).toEqual([
      weakest.heading,
    ]);
    const made = await learner.call("POST", "/api/flashcards", {
      json: { fileId: file.id, count: 5, parts },
    });
    const { flashcards } = await answerOf<{ flashcards: { source: Citation }[] }>(made);
    expect(flashcards.length).toBeGreaterThan(0);
    expect([...(await headingsOf(flashcards.map(({ source }) => source)))]).toEqual([
      weakest.heading,
    ]);
  });

  it("makes a quiz with one button, and reviews what is due in these sections", async () => {
    const page = await (await learner.call("GET", `/app/docs/concepts?fileId=${file.id}`)).text();
    expect(page).toContain("Quiz me on these");
    const query = new URLSearchParams({ fileId: file.id, parts: writeParts([weakest.part]) });
    const form = { once: "press", fileId: file.id, useActiveFile: "true", questionCount: "3" };
    const pressed = await learner.call("POST", `/app/quiz?${query}`, { form });
    expect(pressed.status).toBe(302);
    const [, id] = /\/app\/quiz\/(\w+)/.exec(pressed.headers.get("Location") ?? "") ?? [];
    const rows = await homeDatabase
      .prepare("SELECT source FROM quiz_questions WHERE quiz_id = ?")
      .bind(id)
      .all<{ source: string }>();
    const sources = rows.results.map(({ source }) => JSON.parse(source) as Citation);
    expect([...(await headingsOf(sources))]).toEqual([weakest.heading]);

    const first = await learner.call("GET", `/app/review/session?${query}`);
    expect(first.headers.get("Location")).toContain("parts=");
    const session = await learner.call("GET", first.headers.get("Location") ?? "");
    expect(await session.text()).toContain(`${weakest.due} left today`);
  });

  it("reviews items before they are due if nothing is due, each at most once a day", async () => {
    const own = await newLearner();
    const mine = await uploaded(own, studyDocx());
    const { id } = await takeQuiz(own, mine, () => false, 15);
    await keepForReview(own, "quiz", id);
    /** Takes the learner's questions out of their learning steps. */
    const graduate = () =>
      homeDatabase
        .prepare("UPDATE review_questions SET state = 2, due = ? WHERE user_id = ?")
        .bind(Date.now() + 9 * 86_400_000, own.id)
        .run();
    await graduate();
    await homeDatabase
      .prepare("UPDATE review_log SET rated_at = rated_at - 2 * 86400000 WHERE user_id = ?")
      .bind(own.id)
      .run();
    const weak = (await conceptsOf(own, `?fileId=${mine.id}`)).filter(
      ({ standing }) => standing === "weak",
    );
    expect(total(weak, "due")).toBe(0);
    expect(total(weak, "kept")).toBeGreaterThan(0);
    const page = await (await own.call("GET", `/app/docs/concepts?fileId=${mine.id}`)).text();
    expect(page).toContain("Review before it&#x27;s due");
    const [, href = ""] = /href="([^"]*practice=yes)"/.exec(page) ?? [];
    const path = href.replaceAll("&amp;", "&");
    const idle = await (await own.call("GET", path.replace("&practice=yes", ""))).text();
    expect(idle).toContain("These parts are done for today");

    const asked = new Set<string>();
    for (let left = total(weak, "kept"); left > 0; left -= 1) {
      const step = (await own.call("GET", path)).headers.get("Location") ?? "";
      const shown = await (await own.call("GET", step)).text();
      expect(shown).toContain(`${left} left today`);
      const item = new URL(step, "http://fennec.test").searchParams.get("item") ?? "";
      expect(asked).not.toContain(item);
      asked.add(item);
      const row = await homeDatabase
        .prepare("SELECT correct_answer FROM review_questions WHERE id = ?")
        .bind(item)
        .first<number>("correct_answer");
      const form = { intent: "choose", item, answerId: "1", option: String(row) };
      const answered = await own.call("POST", step, { form });
      expect(answered.headers.get("Location")).toContain("practice=yes");
      await graduate();
    }
    const end = await own.call("GET", path);
    expect(await end.text()).toContain("These parts are done for today");
  });

  it("needs a document, and says if its sections hold too little", async () => {
    const without = await learner.call("POST", "/api/quiz", {
      json: { topic: "Photosynthesis", parts: [weakest.part] },
    });
    expect(without.status).toBe(400);
    const short = await uploaded(learner, shortDocx("short.docx", "Water boils at 100 degrees."));
    const empty = await learner.call("POST", "/api/quiz", {
      json: { fileId: short.id, parts: [{ from: 50, before: null }] },
    });
    expect(empty.status).toBe(422);
    expect((await answerOf<ErrorAnswer>(empty)).error).toContain("in these parts");
  });
});

it("practises the weak sections of all documents of a course with one button", async () => {
  const learner = await newLearner();
  const [plants, other, outside] = [
    await uploaded(learner, studyDocx("plants.docx")),
    await uploaded(learner, shortDocx("water.docx", water)),
    await uploaded(learner, studyDocx("outside.docx")),
  ];
  for (const file of [plants, other]) {
    const { id } = await takeQuiz(learner, file, () => false, 15);
    await keepForReview(learner, "quiz", id);
  }
  const json = { name: "Science", fileIds: [plants.id, other.id] };
  const made = await learner.call("POST", "/api/courses", { json });
  const { id: courseId } = await answerOf<{ id: string }>(made);
  const weak = (await conceptsOf(learner, `?courseId=${courseId}`)).filter(
    ({ standing }) => standing === "weak",
  );
  expect(new Set(weak.map(({ fileId }) => fileId))).toEqual(new Set([plants.id, other.id]));
  const parts = weak.map(({ fileId, part }) => ({ fileId, ...part }));
  const { questions } = await makeQuiz(learner, { courseId, questionCount: 10, parts });
  const asked = new Set(questions.map(({ source }) => source?.fileId));
  expect(asked).toEqual(new Set([plants.id, other.id]));

  // A part of a document outside of the course is ignored.
  const foreign = [{ fileId: outside.id, from: 0, before: null }];
  const refused = await learner.call("POST", "/api/quiz", { json: { courseId, parts: foreign } });
  expect(refused.status).toBe(422);
  const unnamed = [{ from: 0, before: null }];
  const unclear = await learner.call("POST", "/api/quiz", { json: { courseId, parts: unnamed } });
  expect(unclear.status).toBe(400);

  const page = await (await learner.call("GET", `/app/docs/concepts?courseId=${courseId}`)).text();
  expect(page).toContain("Quiz me on these");
  const query = new URLSearchParams({ courseId, parts: writeParts(parts) });
  const first = await learner.call("GET", `/app/review/session?${query}`);
  expect(first.headers.get("Location")).toContain("parts=");
  const session = await learner.call("GET", first.headers.get("Location") ?? "");
  expect(await session.text()).toContain(`${total(weak, "due")} left today`);
});

const water = [
  "The boiling point is the temperature at which a liquid turns into a gas.",
  "Water boils at 100 degrees Celsius. Water freezes at 0 degrees Celsius.",
  "Condensation is the change of a gas into a liquid. Evaporation is the change of a liquid into a gas at its surface.",
  "Sublimation is the change of a solid into a gas. A solvent is a substance that dissolves another.",
  "Anders Celsius proposed his scale of temperature in 1742.",
].join(" ");
