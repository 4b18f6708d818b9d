import { memoryAfter, newMemory } from "~/assessment/memory";
import { isCorrect } from "~/assessment/questions/grading";
import type { KeptQuestions } from "~/assessment/review-items";
import type { Question, StoredQuestion } from "~/assessment/schema";
import { listFiles } from "~/library/list-files.server";
import type { Actor, App } from "~/platform/app.server";
import { idOf } from "~/platform/ids";
import { gradeChoice } from "./grade-answer";
import type { NewReviewQuestion } from "./review-question-store.server";

/** The id of a question in review: a learner has each once, wherever it is from. */
export function reviewIdOf(
  actor: Actor,
  { question, options, correctAnswer }: Pick<Question, "question" | "options" | "correctAnswer">,
): Promise<string> {
  return idOf(actor.id, question, options[correctAnswer] ?? "");
}

/** Copies for review of questions of a quiz or test, with the answers that were given. */
export async function copyQuestions(
  app: App,
  actor: Actor,
  work: Omit<KeptQuestions, "title"> & { id: string },
): Promise<NewReviewQuestion[]> {
  const own = new Set((await listFiles(app, actor)).map(({ id }) => id));
  // What was made of several documents belongs to the one that it quotes.
  const ownFile = (id: string | undefined) => (id !== undefined && own.has(id) ? id : null);
  return Promise.all(
    work.questions.map(async (question) => ({
      ...(await copyQuestion(actor, work, question)),
      fileId: work.fileId ?? ownFile(question.source?.fileId),
    })),
  );
}

async function copyQuestion(
  actor: Actor,
  work: { id: string; answeredAt: Date },
  question: StoredQuestion,
): Promise<Omit<NewReviewQuestion, "fileId">> {
  const { selected } = question;
  const id = await reviewIdOf(actor, question);
  const rating =
    selected === null
      ? null
      : {
          id: await idOf(id, work.id),
          grade: gradeChoice(isCorrect(question), undefined),
          selected,
          ratedAt: work.answeredAt,
        };
  const recall = memoryAfter(newMemory(work.answeredAt), rating ? [rating] : []);
  return { ...question, id, recall, rating };
}
