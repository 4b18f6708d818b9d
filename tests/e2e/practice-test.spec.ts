import type { Page } from "@playwright/test";
import {
  declineUpgrade,
  expect,
  expectAccessible,
  findWords,
  goOffline,
  open,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { falsePdf, glaciersDocx, printingDocx } from "./material/documents";
import { honeybees } from "./material/subjects";

const text = honeybees
  .map(({ title, paragraphs }) => `${title}\n\n${paragraphs.join("\n\n")}`)
  .join("\n\n");

test("a test is generated from an uploaded file, taken and reviewed", async ({
  page,
  withJavaScript,
}) => {
  await register(page, "/practice-test");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Practice Tests");
  await ready(page);
  await expectAccessible(page);
  await page.locator("input[type=file]").setInputFiles([printingDocx()]);
  if (!withJavaScript) {
    await page.getByRole("button", { name: "Upload", exact: true }).click();
  }
  await expect(
    page.getByText("printing press.docx is ready for practice test generation"),
  ).toBeVisible();
  await ready(page);
  await expect(page.getByRole("radio", { name: /printing press/ })).toBeChecked();
  await expect(toast(page)).toHaveCount(withJavaScript ? 1 : 0);
  await count(page).fill("4");
  await generate(page);
  await expect(page).toHaveURL(/\/practice-test\/[0-9a-z]{20}$/, { timeout: 60_000 });
  await expect(page.getByText("Practice Test Ready")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const address = page.url();

  for (let number = 1; number <= 4; number += 1) {
    await expect(page.getByText(`Question ${number} of 4`)).toBeVisible();
    await expect(page.getByText("Explanation")).toHaveCount(0);
    const options = page.getByRole("radio");
    expect(await options.count()).toBeGreaterThanOrEqual(2);
    await expect(page.locator("input[type=radio]:checked")).toHaveCount(0);
    await options.nth(number % 2).check();
    if (number === 2) {
      // A reload continues at the same question.
      await page.reload();
      await ready(page);
      await expect(page.getByText("Question 2 of 4")).toBeVisible();
      await options.nth(0).check();
    }
    const onward = number === 4 ? "Finish Test" : "Next Question";
    await page.getByRole("button", { name: onward }).click();
    if (number < 4) await expect(page).toHaveURL(address);
  }
  await expect(page).toHaveURL(/\/review$/);
  await expect(page.getByRole("heading", { name: "Test Complete" })).toBeVisible();
  const score = /You scored (\d) out of 4 questions/;
  const [, correct] = await findWords(page.getByRole("main"), score);
  await expect(page.getByText(`${Math.round((Number(correct) / 4) * 100)}%`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Explanation" })).toHaveCount(4);
  await expect(page.getByText(/^(Your answer, correct|Correct answer)$/)).toHaveCount(4);
  await expect(page.getByText("Your answer, incorrect")).toHaveCount(4 - Number(correct));
  await ready(page);
  await expectAccessible(page);
  await page.goto(address);
  await expect(page).toHaveURL(/\/review$/);
  await ready(page);
  await page.getByRole("button", { name: "Take this test again" }).click();
  await expect(page.getByText("Question 1 of 4")).toBeVisible();
  await page.goto(`${address}/review`);
  await page.getByRole("link", { name: "Start New Practice Test" }).click();
  await expect(page.getByRole("heading", { name: "Earlier practice tests" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /printing press/ })).not.toBeChecked();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/app$/);
});

test("a test from pasted text quotes it and can be cancelled", async ({ page, withJavaScript }) => {
  const username = await register(page);
  await page.getByLabel(`Account menu of ${username}`).click();
  await page.getByRole("link", { name: "Practice Tests" }).click();
  await chooseText(page, withJavaScript);
  await page.getByLabel("Your text").fill(text);
  await count(page).fill("1");
  await expectAccessible(page);
  await generate(page);
  await expect(page.getByText("Question 1 of 1")).toBeVisible({ timeout: 60_000 });
  await ready(page);
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Finish Test" }).click();
  await expect(page.getByRole("heading", { name: "Test Complete" })).toBeVisible();
  // The question may contain a quote too, with a gap; the explanation comes last.
  const [explanation] = (await page.getByRole("main").innerText()).split("Explanation").slice(-1);
  const quote = /“([^”]{25,})”/u.exec(explanation ?? "")?.[1] ?? "none";
  expect(text).toContain(quote);

  await open(page, "/practice-test?tab=paste");
  await page.getByLabel("Your text").fill(text);
  await generate(page);
  await expect(page.getByText(/Question 1 of/)).toBeVisible({ timeout: 60_000 });
  const address = page.url();
  await ready(page);
  await page.getByRole("link", { name: "Cancel Test" }).click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByText("Keep going").click();
  await expect(page.getByText(/Question 1 of/)).toBeVisible();
  await expect(page).toHaveURL(address);
  await ready(page);
  await page.getByRole("link", { name: "Cancel Test" }).click();
  await page.getByRole("button", { name: "Cancel Test" }).click();
  await expect(page).toHaveURL(/\/practice-test$/);
  await expect(page.getByText("Its questions and answers were deleted.")).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test("cancelling a test twice leads to the form for a new one @javascript", async ({ page }) => {
  await register(page, null);
  const made = await page.request.post("/api/practice-test", {
    data: { textContent: text, questionCount: 2 },
  });
  const asking = `/practice-test/${(await made.json()).id}/cancel`;
  await open(page, asking);
  const origin = new URL(page.url()).origin;
  await page.request.post(asking, { form: {}, headers: { origin } });
  await page.getByRole("button", { name: "Cancel Test" }).click();
  await expect(page).toHaveURL(/\/practice-test$/);
  await expect(page.getByText("No test to cancel")).toBeVisible();
  await open(page, asking);
  await expect(page).toHaveURL(/\/practice-test$/);
  await expect(page.getByText("No test to cancel")).toBeVisible();
});

test("the form reports missing and excessive input", async ({ page, watch, withJavaScript }) => {
  watch.expectStatus(400, 402, 415, 422);
  await registerWith(page, [glaciersDocx()], "/practice-test");
  const button = page.getByRole("button", { name: "Generate Practice Test" });
  if (withJavaScript) {
    await expect(button).toBeDisabled();
    await page.getByRole("slider").fill("50");
    await expect(count(page)).toHaveValue("50");
    await open(page, "/practice-test?tab=paste");
    await page.getByLabel("Your text").fill("   ");
    await expect(button).toBeDisabled();
  } else {
    await button.click();
    await expect(page.getByRole("alert")).toContainText("No File Selected");
    await expect(page.getByRole("alert")).toContainText(
      "Please upload a file to generate practice questions",
    );
    await page.getByLabel("Your text").fill("A text beside the file that is chosen");
    await button.click();
    await expect(page.getByRole("alert")).toContainText("File or Text?");
    await expect(page.getByLabel("Your text")).toHaveValue("A text beside the file that is chosen");
    await page.getByRole("radio", { name: "Paste Text" }).check();
    await page.getByLabel("Your text").fill("   ");
    await button.click();
    await expect(page.getByRole("alert")).toContainText("No Content");
    await expect(page.getByRole("alert")).toContainText(
      "Please enter some text to generate practice questions",
    );
  }
  if (!withJavaScript) await page.getByRole("radio", { name: "Paste Text" }).check();
  await page.getByLabel("Your text").fill("Too little to ask about");
  await button.click();
  await expect(page.getByRole("alert")).toContainText("Error Generating Questions");
  await expect(page.getByLabel("Your text")).toHaveValue("Too little to ask about");
  await expect(page.getByLabel("Your text")).toHaveAccessibleDescription(
    /^Could not generate questions from this content\./,
  );
  if (withJavaScript) await expect(page.getByLabel("Your text")).toBeFocused();
  await ready(page);
  await count(page).fill("21");
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await button.click();
  await declineUpgrade(
    page,
    "You're trying to use 21 Practice Test Questions, but the free plan only allows 20.",
  );
  expect(calls.length, "calls to the server").toBe(withJavaScript ? 0 : 1);
  await expect(page.getByLabel("Your text")).toHaveValue("Too little to ask about");
  await expect(count(page)).toHaveValue("21");
  await ready(page);
});

test("text and number of questions are kept when the tab changes @javascript", async ({ page }) => {
  await registerWith(page, [glaciersDocx()], "/practice-test?tab=paste");
  await page.getByLabel("Your text").fill(text);
  await count(page).fill("3");
  await page.getByRole("link", { name: "Upload File" }).click();
  await expect(page.getByLabel("Your text")).toBeHidden();
  await page.getByRole("radio", { name: /glaciers/ }).check();
  await expect(count(page)).toHaveValue("3");
  await page.getByRole("link", { name: "Paste Text" }).click();
  await expect(page.getByLabel("Your text")).toHaveValue(text);
  await expect(count(page)).toHaveValue("3");
  await page.getByRole("link", { name: "Upload File" }).click();
  await expect(page.getByRole("radio", { name: /glaciers/ })).toBeChecked();
  await page.getByRole("link", { name: "Paste Text" }).click();
  await expect(page.getByLabel("Your text")).toBeVisible();
  await generate(page);
  // The text of the open tab is used, not the file.
  await expect(page.getByText("Question 1 of 3")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("glaciers")).toHaveCount(0);
});

test("a rejected file leaves the rest of the form unchanged", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 415, 422);
  await register(page, "/practice-test?tab=paste");
  await page.getByLabel("Your text").fill(text);
  await count(page).fill("3");
  if (withJavaScript) await page.getByRole("link", { name: "Upload File" }).click();
  await page.locator("input[type=file]").setInputFiles([falsePdf()]);
  if (!withJavaScript) await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText(/Only JPG, PNG, .+ files are supported\./);
  await ready(page);
  await expectAccessible(page);
  await expect(page.getByLabel("Your text")).toHaveValue(text);
  await expect(count(page)).toHaveValue("3");
  await page.locator("input[type=file]").setInputFiles([printingDocx()]);
  if (!withJavaScript) await page.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(
    page.getByText("printing press.docx is ready for practice test generation"),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /printing press/ })).toBeChecked();
  await expect(page.getByLabel("Your text")).toHaveValue(text);
  await expect(count(page)).toHaveValue("3");
});

test("an upload shows its progress and can be cancelled @javascript", async ({ page, watch }) => {
  watch.expectFailedRequest("/api/upload");
  await register(page, "/practice-test");
  await page.route("**/api/upload", () => {});
  await page.locator("input[type=file]").setInputFiles([printingDocx()]);
  await expect(page.getByRole("progressbar", { name: "printing press.docx" })).toBeVisible();
  await expect(page.getByText("Processing file...")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await page.unrouteAll();
  await page.route("**/api/upload", (route) => route.abort());
  await page.locator("input[type=file]").setInputFiles([printingDocx()]);
  await expect(page.getByRole("alert")).toContainText("Failed to upload files. Please try again.");
  await page.unrouteAll();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("radio", { name: /printing press/ })).toBeChecked();
});

test("text and answers are kept if they cannot be sent @javascript", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedRequest("/practice-test.data");
  await register(page, "/practice-test?tab=paste");
  await page.getByLabel("Your text").fill(text);
  await count(page).fill("2");
  await waitForToastCode(page);
  await goOffline(page);
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("Error Generating Questions");
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await expect(page.getByLabel("Your text")).toHaveValue(text);
  await expect(count(page)).toHaveValue("2");
  await context.setOffline(false);
  await page.route("**/practice-test.data**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await generate(page);
  await expect(page.getByRole("alert")).toContainText(
    "An error occurred while generating your practice test",
  );
  await page.unrouteAll();
  // The page loads the routes of its links by itself.
  const routesLoaded = page.waitForResponse((response) =>
    /__manifest.*cancel/.test(response.url()),
  );
  await generate(page);
  await expect(page.getByText("Question 1 of 2")).toBeVisible({ timeout: 60_000 });
  await routesLoaded;
  watch.expectFailedRequest(`${new URL(page.url()).pathname}.data`);
  await page.getByRole("radio").first().check();
  await waitForToastCode(page);
  await goOffline(page);
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(page.getByRole("alert")).toContainText("Your answer was not saved");
  await expect(page.getByRole("radio").first()).toBeChecked();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Next Question" }).click();
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
});

test("an option must be chosen, by click or by its letter", async ({ page, withJavaScript }) => {
  await register(page, "/practice-test?tab=paste");
  await page.getByLabel("Your text").fill(text);
  await count(page).fill("2");
  await generate(page);
  await expect(page.getByText("Question 1 of 2")).toBeVisible({ timeout: 60_000 });
  await ready(page);
  const onward = page.getByRole("button", { name: "Next Question" });
  if (withJavaScript) {
    await expect(onward).toBeDisabled();
    await page.keyboard.press("Enter");
    await page.keyboard.press("b");
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Question 2 of 2")).toBeVisible();
    await expect(page.getByRole("button", { name: "Finish Test" })).toBeDisabled();
  } else {
    // The browser itself requires a choice.
    await onward.click();
    await expect(page.getByText("Question 1 of 2")).toBeVisible();
  }
});

/** Chooses the pasted text: by its tab, or by its radio button on the page without JavaScript. */
async function chooseText(page: Page, withJavaScript: boolean): Promise<void> {
  if (!withJavaScript) return page.getByRole("radio", { name: "Paste Text" }).check();
  await page.getByRole("link", { name: "Paste Text" }).click();
  await expect(page).toHaveURL(/tab=paste$/);
}

function toast(page: Page) {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("status");
}

function count(page: Page) {
  return page.getByLabel("Number of questions", { exact: true });
}

async function generate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Generate Practice Test" }).click();
}

/** Waits until the page has loaded the code of toasts, which report that it is offline. */
async function waitForToastCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/toast-[^/]*\.js$/.test(name)),
  );
}
