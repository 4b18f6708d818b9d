import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectFits,
  open,
  readerOf,
  ready,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

/** Answers every question of a quiz on a document wrongly, and keeps them for review. */
async function failQuiz(page: Page, fileId: string): Promise<number> {
  const made = await page.request.post("/api/quiz", { data: { fileId, questionCount: 15 } });
  const { id, questions } = (await made.json()) as {
    id: string;
    questions: { correctAnswer: number }[];
  };
  for (const [index, { correctAnswer }] of questions.entries()) {
    const question = String(index + 1);
    const form = { question, option: String((correctAnswer + 1) % 2) };
    await page.request.post(`/app/quiz/${id}?question=${question}`, { form });
  }
  const form = { mode: "quiz", workId: id, keep: "yes", back: "/app/quiz" };
  await page.request.post("/app/review/keep", { form });
  return questions.length;
}

test("a learner sees what they know least and practises it with one click", async ({ page }) => {
  const { fileId } = await registerWith(page, [beesPdf()], readerOf);
  await page.getByRole("link", { name: "Concepts" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Concepts: honeybees.pdf");
  await expect(page.getByRole("heading", { name: "No answers yet" })).toBeVisible();
  await expect(page.getByRole("article").getByRole("link", { name: "Take a quiz" })).toBeVisible();
  await expectAccessible(page);

  await failQuiz(page, fileId);
  const concepts = `/app/docs/concepts?fileId=${fileId}`;
  await open(page, concepts);
  const weak = page.getByRole("region", { name: "Weak parts" });
  await expect(weak.getByText(/^0 of \d+ right$/).first()).toBeVisible();
  await expect(page.getByText("Your last answer to each question and card counts.")).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);

  await weak
    .getByRole("link", { name: /right$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/app\/docs\?fileId=/);
  await open(page, concepts);
  await weak.getByRole("button", { name: "Quiz me on these" }).click();
  await expect(page).toHaveURL(/\/app\/quiz\/\w+\?/);
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await open(page, concepts);
  await weak.getByRole("button", { name: "Make cards" }).click();
  await expect(page).toHaveURL(/\/app\/flashcards\/\w+/);

  await open(page, concepts);
  await weak.getByRole("link", { name: /^Review \d+ due$/ }).click();
  await ready(page);
  await expect(page.getByText(/\d+ left today/)).toBeVisible();
  await page.getByRole("link", { name: "End for now" }).click();
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done for now");
  await page.getByRole("link", { name: "Back to the concepts" }).click();
  await expect(page).toHaveURL(new RegExp(`/app/docs/concepts\\?fileId=${fileId}`));

  await open(page, "/profile?tab=quizzes");
  const weakest = page.getByRole("region", { name: "Your weakest parts" });
  await expect(weakest.getByRole("link").first()).toContainText("honeybees.pdf");
  await expectAccessible(page);
  await expectFits(page);
  await weakest.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Concepts: honeybees.pdf");
});
