import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  ready,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

interface Work {
  id: string;
  questions: { correctAnswer: number }[];
}

/** Registers a learner with a deck of five cards, and a quiz and a practice test of two questions, all answered incorrectly. */
async function signUpWithWork(page: Page) {
  await registerWith(page, [beesPdf()]);
  const fileId = new URL(page.url()).searchParams.get("fileId") ?? "";
  const make = async (path: string, data: object) =>
    (await page.request.post(path, { data: { fileId, ...data } })).json();
  const deck = await make("/api/flashcards", { count: 5 });
  const quiz: Work = await make("/api/quiz", { questionCount: 2 });
  const practice: Work = await make("/api/practice-test", { questionCount: 2 });
  const headers = { Origin: new URL(page.url()).origin };
  for (const [work, path] of [
    [quiz, `/app/quiz/${quiz.id}`],
    [practice, `/practice-test/${practice.id}`],
  ] as const) {
    for (const [index, { correctAnswer }] of work.questions.entries()) {
      const form = { question: String(index + 1), option: String((correctAnswer + 1) % 2) };
      await page.request.post(path, { form, headers });
    }
  }
  return { deckId: deck.id, quizId: quiz.id, testId: practice.id };
}

test("a reported question does not count in its quiz's score until it is restored", async ({
  page,
  watch,
}) => {
  watch.expectStatus(400);
  const { quizId } = await signUpWithWork(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/app/quiz/${quizId}/result`);
  await expect(page.getByText(/^\d of 2 correct/)).toBeVisible();
  const first = page.locator("#question-1");
  await first.getByText("This is wrong").click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // Spaces only are rejected by the page that the form is sent to.
  await first.getByLabel("What is wrong with it?").fill("   ");
  await first.getByRole("button", { name: "Report and remove" }).click();
  await expect(page.getByText("Say in a few words what is wrong.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByLabel("What is wrong with it?").fill("Two of them fit.");
  await page.getByRole("button", { name: "Report and remove" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/quiz/${quizId}/result`));
  await expect(page.getByText(/^\d of 1 correct/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);

  await open(page, "/app/review/wrong");
  await expect(page.getByText("Two of them fit.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByRole("heading", { name: "You haven't reported anything" })).toBeVisible();
  await open(page, `/app/quiz/${quizId}/result`);
  await expect(page.getByText(/^\d of 2 correct/)).toBeVisible();
});

test("a wrong question of a practice test and a wrong card can be reported where they are shown", async ({
  page,
}) => {
  const { deckId, testId } = await signUpWithWork(page);
  await open(page, `/practice-test/${testId}/review`);
  const question = page.locator("#question-2");
  await question.getByText("This is wrong").click();
  await question.getByLabel("What is wrong with it?").fill("It is not in the text.");
  await question.getByRole("button", { name: "Report and remove" }).click();
  await expect(page.getByText(/^You scored \d out of 1 questions$/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText(/^You scored \d out of 2 questions$/)).toBeVisible();

  await open(page, `/app/flashcards/${deckId}/study`);
  await page.getByText("This is wrong").click();
  await expectAccessible(page);
  await page.getByLabel("What is wrong with it?").fill("It is another word.");
  await page.getByRole("button", { name: "Report and remove" }).click();
  await expect(page.getByText("Card 1 of 4")).toBeVisible();
});

test("a question can be edited and deleted during a review session", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400);
  const { quizId } = await signUpWithWork(page);
  await open(page, `/app/quiz/${quizId}/result`);
  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByText("In Review", { exact: true })).toBeVisible();
  await open(page, "/app/review/session");
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Edit the question");
  await ready(page);
  await expectAccessible(page);
  await page.getByLabel("Question", { exact: true }).fill("How many legs has a bee?");
  await page.getByLabel("Option A", { exact: true }).fill("Six");
  await page.getByLabel("Option B", { exact: true }).fill("Six");
  await page.getByRole("radio", { name: "Option A is right" }).check();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Two options are the same.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByLabel("Option B", { exact: true }).fill("Eight");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/review\/session/);
  await expect(page.getByRole("heading", { name: "How many legs has a bee?" })).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("link", { name: "Delete this question" }).click();
  await expect(page.getByText("will permanently delete “How many legs has a bee?”")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const place = withJavaScript ? page.getByRole("dialog") : page.getByRole("main");
  await place.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/review\/session/);
  await expect(page.getByRole("heading", { name: "How many legs has a bee?" })).toHaveCount(0);
  // The next question.
  await expect(page.getByRole("link", { name: "Edit", exact: true })).toBeVisible();
});

test("a deck can be removed from review, renamed and deleted", async ({ page, withJavaScript }) => {
  const { deckId } = await signUpWithWork(page);
  await open(page, `/app/flashcards/${deckId}`);
  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByText("In Review", { exact: true })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Removed from Review")).toBeVisible();
  await expect(page.getByRole("button", { name: "Keep for review" })).toBeVisible();

  await page.getByText("Rename or delete").click();
  await page.getByLabel("Name of the deck").fill("Bees and more");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bees and more");
  await ready(page);
  await page.getByText("Rename or delete").click();
  await page.getByRole("link", { name: "Delete this deck" }).click();
  await expect(page.getByText(/This will permanently delete “Bees and more”/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const place = withJavaScript ? page.getByRole("dialog") : page.getByRole("main");
  await place.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/flashcards(\?|$)/);
  expect((await page.request.get(`/app/flashcards/${deckId}`)).status()).toBe(404);
});

test("an unfinished quiz or practice test can be deleted from its page and from today's plan", async ({
  page,
  withJavaScript,
}) => {
  await registerWith(page, [beesPdf()]);
  const fileId = new URL(page.url()).searchParams.get("fileId") ?? "";
  const make = async (path: string): Promise<Work> =>
    (await page.request.post(path, { data: { fileId, questionCount: 2 } })).json();
  const quiz = await make("/api/quiz");
  const practice = await make("/api/practice-test");
  const place = () => (withJavaScript ? page.getByRole("dialog") : page.getByRole("main"));

  await open(page, "/app/review");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Delete this test" }).click();
  await expect(page.getByText(/This will permanently delete/)).toBeVisible();
  await ready(page);
  await place().getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/review$/);
  await expect(page.getByRole("link", { name: "Delete this test" })).toHaveCount(0);
  expect((await page.request.get(`/practice-test/${practice.id}`)).status()).toBe(404);

  await open(page, `/app/quiz/${quiz.id}`);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Delete this quiz" }).click();
  await ready(page);
  await place().getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/quiz(\?|$)/);
  expect((await page.request.get(`/app/quiz/${quiz.id}`)).status()).toBe(404);
});
