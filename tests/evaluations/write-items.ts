import { groundDocuments, groundMaterial } from "~/ai/grounding/grounding";
import type {
  AnswerTask,
  Citation,
  DraftCard,
  DraftQuestion,
  KnownQuestion,
  Passage,
} from "~/ai/ports";
import { writeQuestions } from "~/assessment/questions/write-questions.server";
import { openMaterial } from "~/library/open-material.server";
import { nameOf, type StoredDocument, type StudyDocument } from "./study-document";

/** The items and replies that a learner who does everything once gets for a document. */
export interface Written {
  quiz: DraftQuestion[];
  cards: DraftCard[];
  test: DraftQuestion[];
  answers: Answered[];
  passages: Passage[];
}

export interface Answered {
  question: string;
  /** The passages, any of which is an answer; null if the document has none. */
  expected: string[] | null;
  declined: boolean;
  text: string;
  citations: Citation[];
}

/** The highest numbers that the forms of the product offer on the free plan. */
export const asked = { quiz: 15, cards: 20, test: 20 };

/** More passages than any document of an evaluation has. */
const wholeDocument = 10_000;

export async function writeItems(
  document: StudyDocument,
  stored: StoredDocument,
): Promise<Written> {
  const { app } = stored;
  const open = () => openMaterial(app, stored.learner, [stored.fileId]);
  const name = nameOf(document);
  const commission = async (exercise: "quiz" | "test", known: KnownQuestion[]) => {
    const task = {
      ...{ id: `${exercise} of ${name}`, material: await open(), topic: null, known, exercise },
      ...({ difficulty: "medium", count: asked[exercise], failure: String, wrong: [] } as const),
    };
    return (await writeQuestions(app, task)).questions as DraftQuestion[];
  };
  const quiz = await commission("quiz", []);
  const cards = await writeCards(stored);
  const had = quiz.map(({ question, source }) => ({ question, quote: source?.quote ?? "" }));
  const test = await commission("test", had);
  const answers: Answered[] = [];
  for (const { question, answer_quote = "", more_quotes = [] } of document.ask) {
    const expected = [answer_quote, ...more_quotes].filter(Boolean);
    answers.push({ question, expected, ...(await answer(stored, question)) });
  }
  for (const question of document.unanswerable) {
    answers.push({ question, expected: null, ...(await answer(stored, question)) });
  }
  const passages = await (await open()).read(wholeDocument);
  return { quiz, cards, test, answers, passages };
}

async function writeCards({ app, learner, fileId }: StoredDocument): Promise<DraftCard[]> {
  const material = groundMaterial(await openMaterial(app, learner, [fileId]));
  const include = { term: true, definition: true, examples: true };
  const task = { material, topic: null, count: asked.cards, seed: 1, include };
  const cards = await app.textModel.writeCards(task, AbortSignal.timeout(60_000));
  return material.keepGrounded(cards, ({ source }) => [source]);
}

async function answer({ app, learner, fileId }: StoredDocument, question: string) {
  const material = groundDocuments(await openMaterial(app, learner, [fileId]));
  const task: AnswerTask = { question, history: [], material, learnerName: null };
  const reply = { text: "", citations: [] as Citation[], declined: true };
  for await (const event of app.textModel.answer(task, AbortSignal.timeout(60_000))) {
    if (event.type === "token") reply.text += event.text;
    else {
      reply.citations = event.citations;
      reply.declined = !event.answered;
    }
  }
  return reply;
}
