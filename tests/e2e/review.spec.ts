import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  password,
  placeOfAnswer,
  ready,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf } from "./material/documents";

async function fileOf(page: Page): Promise<string> {
  return new URL(page.url()).searchParams.get("fileId") ?? "";
}

/** Registers a learner, and makes a deck of five cards and a quiz of three questions. */
async function signUpAndMakeWork(page: Page) {
  const { username } = await registerWith(page, [beesPdf()]);
  const fileId = await fileOf(page);
  const deck = await page.request.post("/api/flashcards", { data: { fileId, count: 5 } });
  const quiz = await page.request.post("/api/quiz", { data: { fileId, questionCount: 3 } });
  return { username, deckId: (await deck.json()).id, quizId: (await quiz.json()).id };
}

test("a learner reviews cards with typed answers until the day's review is done", async ({
  page,
  withJavaScript,
}) => {
  const { deckId } = await signUpAndMakeWork(page);
  await open(page, "/app/review");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to review yet");
  await expectAccessible(page);

  await open(page, `/app/flashcards/${deckId}`);
  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByText("Kept for review")).toBeVisible();
  await expect(page.getByText("Keep these for review?")).toHaveCount(0);
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Review, 5 due" })
    .click();
  await expect(page).toHaveURL(/\/app\/review\?fileId=/);
  await ready(page);
  await expect(page.getByText("5 new · About 2 minutes.")).toBeVisible();
  await expect(page.locator("main :is(a, button).bg-ember")).toHaveText(["Start review"]);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Start review" }).click();
  await ready(page);
  await expect(page.getByText("5 left today")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your answer").fill("A colony is a family");
  await page.getByRole("button", { name: "Show answer" }).click();
  await expect(page.getByText("How hard was it to remember?")).toBeVisible();
  await expect(page.getByText("Words from your answer are highlighted.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByText("4 left today")).toBeVisible();
  await ready(page);

  // The session is interrupted and continued.
  await page.getByRole("link", { name: "End for now" }).click();
  await ready(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done for now");
  await expect(page.getByText("1 of 1 answer right today.")).toBeVisible();
  await expect(page.getByText(/4 are left for today\.$/)).toBeVisible();
  await expect(page.getByText(/^\d+%$/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Continue review" }).click();
  await ready(page);
  for (let left = 4; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left today`)).toBeVisible();
    if (withJavaScript) {
      await page.keyboard.press("Space");
      await page.keyboard.press("4");
    } else {
      await page.getByRole("button", { name: "Show answer" }).click();
      await page.getByRole("button", { name: /^Easy/ }).click();
    }
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Done for today");
  await expect(page.getByText("5 of 5 answers right today.")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
});

test("a missed question is asked first, with what the document says", async ({ page }) => {
  const { username, quizId } = await signUpAndMakeWork(page);
  for (const question of [1, 2, 3]) {
    const wrong = (await placeOfAnswer(quizId, question)) === 0 ? 1 : 0;
    await page.request.post(`/app/quiz/${quizId}?question=${question}`, {
      form: { question, option: wrong },
      headers: { Origin: new URL(page.url()).origin },
    });
  }
  await open(page, `/app/quiz/${quizId}/result`);
  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByText("Keep these for review?")).toHaveCount(0);

  // The landing page shows a learner what is due, too.
  await open(page, "/");
  const due = page.getByRole("banner").getByRole("link", { name: /^\d+ due today$/ });
  await expect(due).toHaveAttribute("href", "/app/review");
  await expectNoSidewaysScroll(page);

  // The first page after a login is today's plan.
  await page.context().clearCookies();
  await open(page, "/auth");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expect(page).toHaveURL(/\/app\/review$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await ready(page);
  await page.getByRole("link", { name: "Start review" }).click();
  await expect(page.getByText("Missed today")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Sure", { exact: true }).check();
  await page.getByRole("list", { name: "Options" }).getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: /^(Correct!|Not quite)$/ })).toBeVisible();
  await expect(page.getByText(/^Comes back /)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Missed today")).toBeVisible();
});

test("daily limits can be changed", async ({ page, watch }) => {
  watch.expectStatus(400);
  const { deckId } = await signUpAndMakeWork(page);
  await open(page, `/app/flashcards/${deckId}`);
  await page.getByRole("button", { name: "Keep for review" }).click();
  await expect(page.getByText("Keep these for review?")).toHaveCount(0);
  await open(page, "/app/review");
  await page.getByText("Daily limits").click();
  const limit = page.getByLabel("New items a day");
  await limit.fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("2 new · About 1 minute.")).toBeVisible();
  await expect(page.getByText(/^3 more postponed/)).toBeVisible();
});
