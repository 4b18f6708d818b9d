import type { Page } from "@playwright/test";
import {
  bothLooks,
  declineUpgrade,
  expect,
  expectAccessible,
  findWords,
  goOffline,
  open,
  placeOfAnswer,
  ready,
  register,
  registerWith,
  test,
  upload,
} from "./fixtures";
import { printingDocx } from "./material/documents";

test("the form reports what is missing and keeps what was typed", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 402, 422);
  await register(page, "/app/quiz");
  await page.getByLabel("Number of questions").fill("7");
  await page.getByLabel("This document").check();
  await generate(page);
  await expect(page.getByText("Please upload a file or switch to topic-based quiz")).toBeVisible();
  await expect(page.getByLabel("This document")).toBeChecked();
  await ready(page);
  await page.getByLabel("A topic").check();
  await generate(page);
  await expect(page.getByLabel("Topic", { exact: true })).toHaveAccessibleDescription(
    /Please enter a topic/,
  );
  await expect(page.getByLabel("Number of questions")).toHaveValue("7");
  await ready(page);
  await expectAccessible(page);

  await page.getByLabel("Topic", { exact: true }).fill("bees");
  await page.getByLabel("Number of questions").fill("101");
  await generate(page);
  await expect(page.getByLabel("Number of questions")).toHaveAccessibleDescription(
    /Choose at most 100 questions\./,
  );
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("bees");
  await ready(page);

  await page.getByLabel("Number of questions").fill("16");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await generate(page);
  if (withJavaScript) {
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page, bothLooks);
  }
  await declineUpgrade(
    page,
    "You're trying to use 16 Quiz Questions, but the free plan only allows 15.",
  );
  expect(calls.length, "calls to the server").toBe(withJavaScript ? 0 : 1);
  await expect(page.getByLabel("Number of questions")).toHaveValue("16");
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("bees");
  await ready(page);

  await page.getByLabel("Number of questions").fill("5");
  await page.getByLabel("Topic", { exact: true }).fill("quantum gravity");
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("Unable to generate quiz");
  await expect(page.getByRole("alert")).toContainText("quantum gravity");
  const topic = page.getByLabel("Topic", { exact: true });
  await expect(topic).toHaveAccessibleDescription(
    /“quantum gravity” isn't in Fennec's starter library/,
  );
  if (withJavaScript) await expect(topic).toBeFocused();
  await ready(page);

  await upload(page, [printingDocx()]);
  await open(page, "/app/quiz");
  await expect(page.getByLabel("This document")).toBeChecked();
  await page.getByLabel("A topic").check();
  await page.getByLabel("Hard").check();
  await generate(page);
  await expect(page.getByLabel("Topic", { exact: true })).toHaveAccessibleDescription(
    /Please enter a topic/,
  );
  await expect(page.getByLabel("A topic")).toBeChecked();
  await expect(page.getByLabel("Hard")).toBeChecked();
});

test("ten questions can be answered, with a break, up to the result", async ({ page }) => {
  await registerWith(page, [printingDocx("honeybees.docx")]);
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Quiz" })
    .click();
  await expect(page.getByRole("heading", { name: "New quiz" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  // It is computed in the background of the first page that needs it.
  await expect(async () => {
    await page.reload();
    await expect(
      page.getByText(/Fennec can make about \d+ questions from this document\./),
    ).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  await ready(page);
  await generate(page);
  await expect(page).toHaveURL(/\/app\/quiz\/[^/?]+\?.*question=1$/, { timeout: 60_000 });
  await expect(page.getByText("Question 1 of 10")).toBeVisible();
  await ready(page);
  await expect(dots(page)).toHaveCount(10);
  await expect(page.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await expectAccessible(page);

  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible();
    await expect(page.getByRole("region", { name: "Explanation" })).toHaveCount(0);
    const options = page.getByRole("list", { name: "Options" }).getByRole("button");
    expect(await options.count()).toBeGreaterThanOrEqual(3);
    const texts = await options.allInnerTexts();
    expect(new Set(texts.map((text) => text.replace(/^\w\s+/, ""))).size).toBe(texts.length);
    await options.nth(number % 2).click();
    const explanation = page.getByRole("region", { name: "Explanation" });
    await expect(explanation).toBeVisible();
    const heading = explanation.getByRole("heading");
    await expect(heading).toHaveText(/^(Correct|Not quite)$/);
    if ((await heading.innerText()) === "Not quite") {
      await expect(explanation).toContainText(
        /You chose “.+”\. (Here is what the text says|The passage below|This option comes)/,
      );
      await expect(explanation).toContainText(/The right answer is “.+”\./);
    }
    await expect(explanation.getByRole("link", { name: /honeybees/ })).toBeVisible();
    await expect(options).toHaveCount(0);
    await expect(page.getByText(/^(Your answer, correct|Correct answer)$/)).toHaveCount(1);
    await ready(page);
    if (number === 1) await expectAccessible(page);
    if (number === 3) await leaveAndResume(page);
    if (number < 10) {
      await page.getByRole("link", { name: "Next", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`question=${number + 1}$`));
      await ready(page);
    }
  }
  const standing = page.getByText(/Every question is answered: \d+ of 10 correct\./);
  await expect(standing).toBeVisible();
  await page.getByRole("link", { name: "See your result" }).click();
  await expect(page).toHaveURL(/\/result(\?|$)/);
  await expect(page.getByText("Difficulty: medium")).toBeVisible();
  await expect(page.getByText(/correct in (\d+ seconds?|\d+:\d\d minutes)/)).toBeVisible();
  const [, correct] = await findWords(page.getByRole("main"), /(\d+) of 10 correct/);
  const percentage = Number(correct) * 10;
  await expect(page.getByText(`${percentage}%`, { exact: true })).toBeVisible();
  await expect(page.getByText(verdict(percentage))).toBeVisible();
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(10);
  await ready(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(`${correct} of 10 correct`)).toBeVisible();
  await page.getByRole("link", { name: "New Quiz" }).click();
  await expect(page.getByRole("heading", { name: "Earlier quizzes" })).toBeVisible();
  await expect(
    page.getByRole("link", { name: new RegExp(`honeybees.*${percentage}%`) }),
  ).toBeVisible();
});

test("missed questions can be retried by keyboard only @javascript", async ({ page }) => {
  await registerWith(page, [printingDocx()], "/app/quiz");
  await page.getByLabel("Number of questions").fill("");
  await page.getByLabel("Number of questions").blur();
  await expect(page.getByLabel("Number of questions")).toHaveValue("1");
  await page.getByLabel("Number of questions").fill("3");
  await generate(page);
  const explanation = page.getByRole("region", { name: "Explanation" });
  await expect(page).toHaveURL(/\/app\/quiz\/[^/?]+\?.*question=1$/, { timeout: 60_000 });
  const [, quizId = ""] = /\/app\/quiz\/([^/?]+)/.exec(page.url()) ?? [];
  const firstWrong = (await placeOfAnswer(quizId, 1)) === 0 ? "2" : "1";
  for (const [index, key] of [firstWrong, "c", "2"].entries()) {
    await expect(page.getByText(`Question ${index + 1} of 3`)).toBeVisible({ timeout: 60_000 });
    // Nothing is chosen, so Enter does nothing.
    await page.keyboard.press("Enter");
    await expect(explanation).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(explanation).toBeVisible();
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/\/result(\?|$)/);
  const [, correct] = await findWords(page.getByRole("main"), /(\d) of 3 correct/);
  const wrong = 3 - Number(correct);
  expect(wrong).toBeGreaterThan(0);
  await page.getByRole("button", { name: /^Retry \d missed questions?$/ }).click();
  await expect(page.getByText(`Question 1 of ${wrong}`)).toBeVisible();
  await open(page, "/app/quiz");
  await expect(page.getByRole("link", { name: /retry of missed questions/ })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: /printing press.*question/ }),
  ).toHaveCount(2);
});

test("a failed request is reported and can be sent again @javascript", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedRequest("/app/quiz.data");
  await register(page, "/app/quiz");
  await page.getByLabel("Topic", { exact: true }).fill("photosynthesis");
  await page.getByLabel("Hard").check();
  await page.getByLabel("Number of questions").fill("2");
  await waitForToastCode(page);
  await goOffline(page);
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("Unable to generate quiz");
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("photosynthesis");
  await expect(page.getByLabel("Hard")).toBeChecked();
  await expect(page.getByLabel("Number of questions")).toHaveValue("2");
  await context.setOffline(false);
  await page.route("**/app/quiz.data**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("Server error occurred");
  await page.unrouteAll();
  await generate(page);
  await expect(page.getByText("Question 1 of 2")).toBeVisible({ timeout: 60_000 });
  const options = page.getByRole("list", { name: "Options" }).getByRole("button");
  watch.expectFailedRequest(`${new URL(page.url()).pathname}.data`);
  await waitForToastCode(page);
  await goOffline(page);
  await options.first().click();
  await expect(page.getByRole("alert")).toContainText("Your answer was not saved");
  await context.setOffline(false);
  await options.first().click();
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
});

test("the dots of ten questions are in even rows on a phone @without-javascript", async ({
  page,
}) => {
  await registerWith(page, [printingDocx("honeybees.docx")]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/app/quiz");
  await generate(page);
  await expect(dots(page)).toHaveCount(10, { timeout: 60_000 });
  await ready(page);
  const rows = new Map<number, number>();
  for (const dot of await dots(page).all()) {
    const box = await dot.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeGreaterThanOrEqual(44);
    rows.set(Math.round(box?.y ?? 0), (rows.get(Math.round(box?.y ?? 0)) ?? 0) + 1);
  }
  expect([...rows.values()]).toEqual([5, 5]);
});

test("the source of a question opens the reader at its words @javascript", async ({ page }) => {
  await registerWith(page, [printingDocx()], "/app/quiz");
  await page.getByLabel("Number of questions").fill("1");
  await generate(page);
  await expect(page.getByText("Question 1 of 1")).toBeVisible({ timeout: 60_000 });
  await ready(page);
  await page.getByRole("list", { name: "Options" }).getByRole("button").first().click();
  const explanation = await page.getByRole("region", { name: "Explanation" }).innerText();
  await page.getByRole("link", { name: /Read it in/ }).click();
  await expect(page.locator("mark#quote")).toBeInViewport();
  expect(plain(explanation)).toContain(plain(await page.locator("mark#quote").innerText()));
});

test("a quiz and a file are not found by another learner @without-javascript", async ({
  page,
  watch,
}) => {
  const { fileId: file } = await registerWith(page, [printingDocx()], "/app/quiz");
  await page.getByLabel("Number of questions").fill("1");
  await generate(page);
  await expect(page).toHaveURL(/question=1$/, { timeout: 60_000 });
  const quiz = new URL(page.url()).pathname;
  await page.context().clearCookies();
  await register(page, null);
  watch.expectStatus(404);
  // The page looks the same as for a file that never existed.
  await open(page, `/app/files/${file}/delete`);
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByText("No file to delete")).toBeVisible();
  for (const address of [quiz, `${quiz}/result`]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  }
  await ready(page);
  expect((await page.request.get(`/api/files/${file}/content`)).status()).toBe(404);
  await page.getByRole("link", { name: "Go to your materials" }).click();
  await expect(page).toHaveURL(/\/app$/);
});

async function leaveAndResume(page: Page): Promise<void> {
  await expect(dots(page).first()).toHaveAccessibleName(/Question 1, answered/);
  await page.reload();
  await ready(page);
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page.getByText("Question 2 of 10")).toBeVisible();
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
  await ready(page);
  await dots(page).nth(4).click();
  await expect(page.getByText("Question 5 of 10")).toBeVisible();
  await expect(page.getByRole("region", { name: "Explanation" })).toHaveCount(0);
  await open(page, "/app/quiz");
  const earlier = page.getByRole("link", { name: /honeybees.*3 of 10 answered/ });
  await expect(earlier).toBeVisible();
  await earlier.click();
  await expect(dots(page)).toHaveCount(10);
  await ready(page);
  // A quiz reopens at the first unanswered question.
  await expect(page.getByText("Question 4 of 10")).toBeVisible();
  await dots(page).nth(2).click();
  await expect(page.getByText("Question 3 of 10")).toBeVisible();
  await ready(page);
}

async function generate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Generate Quiz" }).click();
}

function dots(page: Page) {
  return page.getByRole("navigation", { name: "Questions", exact: true }).getByRole("link");
}

function verdict(percentage: number): string {
  if (percentage >= 80) return "Excellent work! You've mastered this topic.";
  if (percentage >= 60) return "Good job! You have a solid understanding of this material.";
  return "Keep studying! Review the explanations to improve your knowledge.";
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Waits until the page has loaded the code of toasts, which report that it is offline. */
async function waitForToastCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/toast-[^/]*\.js$/.test(name)),
  );
}
