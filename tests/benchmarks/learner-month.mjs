// The requests of an active learner in a month, for docs/costs.md. Each activity is measured separately and multiplied
// by `perMonth`, which is an assumption.

/**
 * @typedef {{ status: number, text: string, json: any }} Answer
 * @typedef {{ json?: object, form?: Record<string, string>, files?: File[] }} Sent
 * @typedef {(method: string, path: string, sent?: Sent) => Promise<Answer>} Call
 * @typedef {{ document(): File, picture(): File }} Material
 * @typedef {{ call: Call, material: Material, fileId: string, read(): Promise<void> }} Learner
 */

/** The texts of tests/evaluations that make up a learner's document: 5,800 words. */
export const chapters = [
  ...["honeybees", "lighthouses", "ecology-lecture-notes", "bridges-slides"],
  ...["cell-cycle-qa-guide", "contract-law-notes", "mangroves-article"],
  ...["muscle-textbook-section", "rivers-geography-notes"],
];

const questions = 10;
const cards = 15;

/**
 * @type {{ name: string, perMonth: { free: number, premium: number }, run(learner: Learner): Promise<void> }[]}
 */
export const activities = [
  {
    name: "start a study day: library, a document, profile",
    perMonth: { free: 12, premium: 20 },
    async run({ call, fileId }) {
      await call("GET", `/app?fileId=${fileId}`);
      await call("GET", `/app/docs?fileId=${fileId}`);
      await call("GET", "/profile?tab=analytics");
      await call("GET", `/api/files/${fileId}/thumbnail`);
      await call("GET", `/api/files/${fileId}/content`);
    },
  },
  {
    name: "upload a document of 5,800 words",
    perMonth: { free: 4, premium: 8 },
    async run({ call, material }) {
      await call("POST", "/api/upload", { files: [material.document()] });
    },
  },
  {
    name: "upload a photo of a page and read it by OCR",
    perMonth: { free: 4, premium: 10 },
    async run({ call, material, read }) {
      await call("POST", "/api/upload", { files: [material.picture()] });
      await read();
    },
  },
  {
    name: "ask a question in the chat",
    perMonth: { free: 60, premium: 200 },
    async run({ call, fileId }) {
      await call("POST", "/api/chat", {
        json: { message: "What do drones do in a hive of honeybees?", fileId },
      });
    },
  },
  {
    name: `make and answer a quiz of ${questions}`,
    perMonth: { free: 6, premium: 15 },
    async run({ call, fileId }) {
      const json = { fileId, difficulty: "medium", questionCount: questions };
      const quiz = (await call("POST", "/api/quiz", { json })).json;
      for (const index of quiz.questions.keys()) {
        const form = { question: `${index + 1}`, option: "0" };
        await call("POST", `/app/quiz/${quiz.id}`, { form });
        await call("GET", `/app/quiz/${quiz.id}?question=${index + 1}`);
      }
      await call("GET", `/app/quiz/${quiz.id}/result`);
    },
  },
  {
    name: `make a deck of ${cards} cards and study it once`,
    perMonth: { free: 4, premium: 8 },
    async run({ call, fileId }) {
      const json = { fileId, topic: "", count: cards };
      const deck = (await call("POST", "/api/flashcards", { json })).json;
      await review(call, deck);
    },
  },
  {
    name: `make, answer and review a practice test of ${questions}`,
    perMonth: { free: 2, premium: 4 },
    async run({ call, fileId }) {
      const json = { fileId, questionCount: questions };
      const test = (await call("POST", "/api/practice-test", { json })).json;
      for (const index of test.questions.keys()) {
        const form = { question: `${index + 1}`, option: "0" };
        await call("POST", `/practice-test/${test.id}`, { form });
      }
      await call("GET", `/practice-test/${test.id}/review`);
    },
  },
  {
    name: "open a study guide",
    perMonth: { free: 4, premium: 8 },
    async run({ call, fileId }) {
      await call("GET", `/app/docs/guide?fileId=${fileId}`);
    },
  },
  {
    name: "generate and play a track",
    perMonth: { free: 6, premium: 15 },
    async run({ call }) {
      const json = { mood: "relaxed", progress: 50 };
      const { tracks } = (await call("POST", "/api/soundtrack/generate", { json })).json;
      await call("GET", tracks[0].url);
      await call("POST", "/api/soundtrack/plays", { json: { trackId: tracks[0].id } });
    },
  },
];

/** @param {Call} call */
async function review(call, deck) {
  const path = `/app/flashcards/${deck.id}/study`;
  for (const index of deck.flashcards.keys()) {
    await call("GET", path);
    await call("POST", path, {
      form: { intent: "rate", card: `${index + 1}`, grade: "easy", reps: "0" },
    });
  }
  await call("GET", `/app/flashcards/${deck.id}/summary`);
}
