import { sumUpChats } from "~/chat/sum-up-chats.server";
import { sumUpDecks } from "~/flashcards/sum-up-decks.server";
import type { App, Owner } from "~/platform/app.server";
import { sumUpPracticeTests } from "~/practice-test/sum-up-practice-tests.server";
import { sumUpQuizzes } from "~/quiz/sum-up-quizzes.server";
import { type LearningProgress, streakOf } from "./learning-progress";

const day = 86_400_000;

/** The learner's five figures, from what they have really done. */
export async function readLearningProgress(app: App, owner: Owner): Promise<LearningProgress> {
  const [quizzes, tests, decks, chats] = await Promise.all([
    sumUpQuizzes(app, owner),
    sumUpPracticeTests(app, owner),
    sumUpDecks(app, owner),
    sumUpChats(app, owner),
  ]);
  const graded = quizzes.finished + tests.finished;
  const today = Math.floor(app.clock.now().getTime() / day);
  return {
    vocabularyMastered: decks.mastered,
    lessonsCompleted: quizzes.finished + tests.finished + decks.finished,
    totalLessons: quizzes.made + tests.made + decks.made,
    averageScore: graded > 0 ? Math.round((quizzes.percentages + tests.percentages) / graded) : 0,
    streakDays: streakOf([...quizzes.days, ...tests.days, ...decks.days, ...chats.days], today),
  };
}
