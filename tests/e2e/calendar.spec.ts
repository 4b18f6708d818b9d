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

/** Registers a learner with five cards and three questions in review, and opens today's plan. */
async function signUpWithReviews(page: Page): Promise<void> {
  const { fileId } = await registerWith(page, [beesPdf()]);
  const headers = { Origin: new URL(page.url()).origin };
  const keep = (mode: string, workId: string) =>
    page.request.post("/app/review/keep", {
      form: { mode, workId, keep: "yes", back: "/app" },
      headers,
    });
  const deck = await page.request.post("/api/flashcards", { data: { fileId, count: 5 } });
  await keep("flashcards", (await deck.json()).id);
  const quiz = await page.request.post("/api/quiz", { data: { fileId, questionCount: 3 } });
  const { id } = await quiz.json();
  for (const question of ["1", "2", "3"]) {
    await page.request.post(`/app/quiz/${id}?question=${question}`, {
      form: { question, option: "0" },
      headers,
    });
  }
  await keep("quiz", id);
  await open(page, "/app/review");
}

test("a calendar address is created, read without a session, replaced and removed", async ({
  page,
  playwright,
  withJavaScript,
  context,
}) => {
  await signUpWithReviews(page);
  await page.getByText("Calendar", { exact: true }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make a private address" }).click();
  const field = page.getByLabel("Private address");
  await expect(field).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const address = await field.inputValue();

  // A calendar app has no session.
  const elsewhere = await playwright.request.newContext();
  const calendar = await elsewhere.get(address);
  expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  const copy = page.getByRole("button", { name: "Copy" });
  if (withJavaScript) {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await copy.click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  } else {
    await expect(copy).toBeHidden();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "New address" }).click();
  await expect(field).not.toHaveValue(address);
  const renewed = await field.inputValue();
  expect((await elsewhere.get(address)).status()).toBe(404);
  expect((await elsewhere.get(renewed)).status()).toBe(200);

  await ready(page);
  await page.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("button", { name: "Make a private address" })).toBeVisible();
  expect((await elsewhere.get(renewed)).status()).toBe(404);
  await elsewhere.dispose();
});

test("a sheet is printed, filled in and entered, and its answers count only once", async ({
  page,
}) => {
  await signUpWithReviews(page);
  await page.getByRole("link", { name: "On paper" }).click();
  await expect(page).toHaveURL(/\/app\/review\/sheet\?code=/);
  await ready(page);
  await expectAccessible(page);
  const address = page.url();
  const code = await page
    .getByText(/^Code /)
    .first()
    .innerText();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  const printed = page.getByRole("article");
  await expect(printed.getByText(code)).toHaveCount(2);
  await expect(printed.getByRole("heading", { name: "Answers" })).toBeVisible();
  await expect(printed.getByText("Again")).toHaveCount(5);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: "screen" });

  // The printed code finds the sheet, also in lower case.
  await open(page, "/app/review/sheet?code=none");
  await expect(page.getByText("Fennec couldn't find a sheet with this code.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Sheet code").fill(code.replace("Code ", "").toLowerCase());
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { name: "Enter your answers" })).toBeVisible();
  await ready(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  const easy = page.getByLabel("Easy");
  await expect(easy).toHaveCount(5);
  for (let card = 0; card < 4; card += 1) await easy.nth(card).check();
  await page.getByLabel("A", { exact: true }).first().check();
  const second = await page.context().newPage();
  await open(second, address);
  await page.getByRole("button", { name: "Save answers" }).click();
  await expect(page.getByText("5 answers saved")).toBeVisible();
  await expect(page.getByText(/^Entered: /)).toHaveCount(5);
  await ready(page);
  await expectAccessible(page);

  // The same answers again, from a page that was opened before they were saved.
  for (let card = 0; card < 4; card += 1) await second.getByLabel("Easy").nth(card).check();
  await second.getByLabel("A", { exact: true }).first().check();
  await second.getByRole("button", { name: "Save answers" }).click();
  await expect(second.getByText("These answers were saved before")).toBeVisible();
  await expect(second.getByText(/^Entered: /)).toHaveCount(5);
  await second.close();
});
