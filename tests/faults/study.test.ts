import { env } from "cloudflare:workers";
import { shortDocx } from "../workers/documents";
import { everyFault } from "./play";
import { makeDeck, makeQuiz, makeTest, nothing, once, uploadNotes } from "./prepare";
import type { World } from "./world";

const pasted =
  "Photosynthesis is the process by which plants turn light into energy. Rubisco is the enzyme that fixes carbon dioxide. Chlorophyll is the pigment that absorbs light. Xylem is the tissue that carries water upwards. Phloem is the tissue that carries sugar.";

/** The same bytes each time it is sent. */
const leaves = shortDocx("Leaves.docx", pasted);

async function openQuiz(world: World) {
  const quiz = await makeQuiz(world);
  await world.must("GET", `/app/quiz/${quiz.id}?question=1`);
  return quiz;
}

async function wrongAnswers(quizId: string) {
  const { results } = await env.DB.prepare(
    "SELECT number, (correct_answer + 1) % 2 AS wrong FROM quiz_questions WHERE quiz_id = ? ORDER BY number",
  )
    .bind(quizId)
    .all<{ number: number; wrong: number }>();
  return results;
}

async function latestRating(deckId: string): Promise<string> {
  const row = await env.DB.prepare(
    "SELECT review_log.id FROM review_log INNER JOIN cards ON cards.id = item_id WHERE deck_id = ?",
  )
    .bind(deckId)
    .first<{ id: string }>();
  return row?.id ?? "";
}

everyFault({
  name: "make a quiz from a file",
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) =>
    world.send("POST", `/app/quiz?fileId=${fileId}`, {
      form: { fileId, useActiveFile: "true", questionCount: "2", once },
    }),
});

everyFault({
  name: "make a quiz about a topic",
  prepare: (world) => uploadNotes(world),
  act: (world) =>
    world.send("POST", "/app/quiz", {
      form: { topic: "Photosynthesis", questionCount: "2", once },
    }),
});

everyFault({
  name: "open a quiz, which starts its clock",
  prepare: makeQuiz,
  act: (world, { id, fileId }) => world.send("GET", `/app/quiz/${id}?fileId=${fileId}&question=1`),
});

everyFault({
  name: "answer a question of a quiz",
  prepare: openQuiz,
  act: (world, { id }) =>
    world.send("POST", `/app/quiz/${id}?question=1`, { form: { question: "1", option: "0" } }),
});

everyFault({
  name: "answer the last question of a quiz",
  async prepare(world) {
    const quiz = await openQuiz(world);
    await world.must("POST", `/app/quiz/${quiz.id}`, { form: { question: "1", option: "0" } });
    return quiz;
  },
  act: (world, { id }) =>
    world.send("POST", `/app/quiz/${id}?question=2`, { form: { question: "2", option: "0" } }),
});

everyFault({
  name: "repeat the missed questions of a quiz",
  async prepare(world) {
    const quiz = await makeQuiz(world);
    for (const { number, wrong } of await wrongAnswers(quiz.id)) {
      const form = { question: `${number}`, option: `${wrong}` };
      await world.must("POST", `/app/quiz/${quiz.id}`, { form });
    }
    return quiz;
  },
  act: (world, { id }) => world.send("POST", `/app/quiz/${id}/result`, { form: { once } }),
});

everyFault({
  name: "make flashcards",
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) =>
    world.send("POST", `/app/flashcards?fileId=${fileId}`, {
      form: { fileId, useActiveFile: "true", count: "5", includeTerm: "on", once },
    }),
});

everyFault({
  name: "rate a card",
  prepare: makeDeck,
  act: (world, { id }) =>
    world.send("POST", `/app/flashcards/${id}/study`, {
      form: { intent: "rate", card: "1", grade: "easy", reps: "0" },
    }),
});

everyFault({
  name: "undo a rating",
  async prepare(world) {
    const deck = await makeDeck(world);
    await world.must("POST", `/app/flashcards/${deck.id}/study`, {
      form: { intent: "rate", card: "1", grade: "easy", reps: "0" },
    });
    return { ...deck, rating: await latestRating(deck.id) };
  },
  act: (world, { id, rating }) =>
    world.send("POST", `/app/flashcards/${id}/study`, { form: { intent: "undo", rating } }),
});

everyFault({
  name: "edit a card",
  prepare: makeDeck,
  act: (world, { id, cardId }) =>
    world.send("POST", `/app/flashcards/${id}`, {
      form: { intent: "edit", cardId, front: "Front", back: "Back" },
    }),
});

everyFault({
  name: "add a card to a deck",
  prepare: makeDeck,
  act: (world, { id }) =>
    world.send("POST", `/app/flashcards/${id}`, {
      form: { intent: "add", front: "Front", back: "Back", once },
    }),
});

everyFault({
  name: "import cards",
  prepare: nothing,
  act: (world) => {
    const form = new FormData();
    form.append("once", once);
    form.append("text", "front\tback\nanother\tback");
    return world.send("POST", "/app/flashcards/import", { form });
  },
});

everyFault({
  name: "import a file of cards",
  prepare: nothing,
  act: (world) => {
    const form = new FormData();
    form.append("once", once);
    form.append("file", new File(["front,back\nanother,back"], "Cards.csv"));
    return world.send("POST", "/app/flashcards/import", { form });
  },
});

everyFault({
  name: "delete a card",
  prepare: makeDeck,
  act: (world, { id, cardId }) =>
    world.send("POST", `/app/flashcards/${id}/cards/${cardId}/remove`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "make a practice test from a file",
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) =>
    world.send("POST", "/practice-test", {
      form: { fileId, tab: "upload", questionCount: "2", once },
    }),
});

everyFault({
  name: "make a practice test from pasted text",
  prepare: nothing,
  act: (world) =>
    world.send("POST", "/practice-test", {
      form: { tab: "paste", textContent: pasted, questionCount: "2", once },
    }),
});

everyFault({
  name: "upload a file and make a practice test from it",
  keeps: ["uploadedBytes"],
  prepare: nothing,
  act: (world) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ once, tab: "upload", questionCount: "1" })) {
      form.append(name, value);
    }
    form.append("files", leaves);
    return world.send("POST", "/practice-test/upload?then=generate", { form });
  },
});

everyFault({
  name: "answer a question of a practice test, and finish it",
  prepare: makeTest,
  act: (world, id) =>
    world.send("POST", `/practice-test/${id}`, { form: { question: "1", option: "0" } }),
});

everyFault({
  name: "repeat a practice test",
  async prepare(world) {
    const id = await makeTest(world);
    await world.must("POST", `/practice-test/${id}`, { form: { question: "1", option: "0" } });
    return id;
  },
  act: (world, id) => world.send("POST", `/practice-test/${id}/review`, { form: { once } }),
});

everyFault({
  name: "cancel a practice test",
  prepare: makeTest,
  act: (world, id) => world.send("POST", `/practice-test/${id}/cancel`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "write a study guide",
  prepare: (world) => uploadNotes(world),
  act: (world, fileId) => world.send("GET", `/api/files/${fileId}/guide`),
});

/** A deck whose cards are in review. */
async function keepDeck(world: World) {
  const deck = await makeDeck(world);
  await world.must("POST", "/app/review/keep", { form: keepForm(deck.id) });
  return deck;
}

const keepForm = (workId: string) => {
  return { mode: "flashcards", workId, keep: "yes", back: "/app/review" };
};

/** A quiz whose only question was answered incorrectly and kept for review. */
async function keepQuestion(world: World): Promise<{ item: string; wrong: number }> {
  const quiz = await openQuiz(world);
  const [first] = await wrongAnswers(quiz.id);
  const form = { question: "1", option: `${first?.wrong}` };
  await world.must("POST", `/app/quiz/${quiz.id}`, { form });
  await world.must("POST", "/app/review/keep", { form: { ...keepForm(quiz.id), mode: "quiz" } });
  const row = await env.DB.prepare(
    "SELECT id AS item, (correct_answer + 1) % 2 AS wrong FROM review_questions WHERE user_id = ?",
  )
    .bind(world.id)
    .first<{ item: string; wrong: number }>();
  return row ?? { item: "", wrong: 0 };
}

/** The page that reports an item. */
const wrongPage = (item: string) => `/app/review/wrong?item=${item}`;

/** The page of an item, which its forms are sent to. */
const itemPage = (item: string) => `/app/review/session?item=${item}`;

everyFault({
  name: "keep a deck for review",
  prepare: makeDeck,
  act: (world, { id }) => world.send("POST", "/app/review/keep", { form: keepForm(id) }),
});

everyFault({
  name: "keep the questions of a quiz for review",
  async prepare(world) {
    const quiz = await openQuiz(world);
    const [first] = await wrongAnswers(quiz.id);
    const form = { question: "1", option: `${first?.wrong}` };
    await world.must("POST", `/app/quiz/${quiz.id}`, { form });
    return quiz;
  },
  act: (world, { id }) =>
    world.send("POST", "/app/review/keep", { form: { ...keepForm(id), mode: "quiz" } }),
});

everyFault({
  name: "answer a card in review",
  prepare: keepDeck,
  act: (world, { cardId }) =>
    world.send("POST", itemPage(cardId), {
      form: { intent: "rate", item: cardId, answerId: once, grade: "easy" },
    }),
});

everyFault({
  name: "answer a question in review",
  prepare: keepQuestion,
  act: (world, { item, wrong }) =>
    world.send("POST", itemPage(item), {
      form: { intent: "choose", item, answerId: once, option: `${wrong}`, sure: "yes" },
    }),
});

everyFault({
  name: "undo an answer in review",
  async prepare(world) {
    const deck = await keepDeck(world);
    await world.must("POST", "/app/review/session", {
      form: { intent: "rate", item: deck.cardId, answerId: once, grade: "easy" },
    });
    return { cardId: deck.cardId, rating: await latestRating(deck.id) };
  },
  act: (world, { cardId, rating }) =>
    world.send("POST", itemPage(cardId), { form: { intent: "undo", rating } }),
});

everyFault({
  name: "report a card in review as wrong",
  prepare: keepDeck,
  act: (world, { cardId }) =>
    world.send("POST", wrongPage(cardId), {
      form: { intent: "report", reason: "It is another word." },
    }),
});

everyFault({
  name: "report a question of a quiz as wrong",
  prepare: makeQuiz,
  act: (world, { id }) =>
    world.send("POST", wrongPage(`${id}-1`), {
      form: { intent: "report", reason: "It has two right answers." },
    }),
});

everyFault({
  name: "restore a question that was reported as wrong",
  async prepare(world) {
    const quiz = await makeQuiz(world);
    const form = { intent: "report", reason: "It has two right answers." };
    await world.must("POST", wrongPage(`${quiz.id}-1`), { form });
    return quiz;
  },
  act: (world, { id }) => world.send("POST", wrongPage(`${id}-1`), { form: { intent: "undo" } }),
});

everyFault({
  name: "remove a deck from review",
  prepare: keepDeck,
  act: (world, { id }) =>
    world.send("POST", "/app/review/keep", { form: { ...keepForm(id), keep: "remove" } }),
});

everyFault({
  name: "rename a deck",
  prepare: makeDeck,
  act: (world, { id }) =>
    world.send("POST", `/app/flashcards/${id}`, { form: { intent: "rename", title: "Leaves" } }),
});

everyFault({
  name: "delete a deck",
  prepare: keepDeck,
  act: (world, { id }) => world.send("POST", `/app/flashcards/${id}/delete`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "delete a quiz",
  prepare: makeQuiz,
  act: (world, { id }) => world.send("POST", `/app/quiz/${id}/delete`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "delete a practice test",
  prepare: makeTest,
  act: (world, id) => world.send("POST", `/practice-test/${id}/delete`, { form: {} }),
  doneAlready: [404],
});

everyFault({
  name: "edit a question in review",
  prepare: keepQuestion,
  act: (world, { item }) =>
    world.send("POST", `/app/review/edit?item=${item}`, {
      form: {
        ...{ intent: "question", question: "Which?", "options[0]": "This", "options[1]": "That" },
        correct: "1",
      },
    }),
});

everyFault({
  name: "edit a card in review",
  prepare: keepDeck,
  act: (world, { cardId }) =>
    world.send("POST", `/app/review/edit?item=${cardId}`, {
      form: { intent: "card", front: "Front", answer: "Back" },
    }),
});

everyFault({
  name: "change one daily limit of review by the API",
  prepare: nothing,
  act: (world) => world.send("PATCH", "/api/review/settings", { json: { newPerDay: 5 } }),
});

everyFault({
  name: "keep a deck for review by the API",
  prepare: makeDeck,
  act: (world, { id }) =>
    world.send("POST", "/api/review/keep", { json: { mode: "flashcards", workId: id } }),
});

everyFault({
  name: "undo an answer in review by the API",
  async prepare(world) {
    const deck = await keepDeck(world);
    await world.must("POST", "/app/review/session", {
      form: { intent: "rate", item: deck.cardId, answerId: once, grade: "easy" },
    });
    return latestRating(deck.id);
  },
  act: (world, rating) => world.send("DELETE", `/api/review/answers/${rating}`),
  doneAlready: [404],
});

everyFault({
  name: "create a printed review sheet by the API",
  prepare: keepDeck,
  act: (world) => world.send("POST", "/api/review/sheets", { json: {} }),
});

everyFault({
  name: "record the ratings of a printed sheet by the API",
  async prepare(world) {
    await keepDeck(world);
    const path = "/api/review/sheets";
    return (await world.json<{ code: string }>("POST", path, { json: {} })).code;
  },
  act: (world, code) =>
    world.send("POST", `/api/review/sheets/${code}`, { json: { ticks: ["easy", "again"] } }),
});

everyFault({
  name: "change the daily limits of review",
  prepare: nothing,
  act: (world) => world.send("POST", "/app/review", { form: { newPerDay: "5", duePerDay: "50" } }),
});
