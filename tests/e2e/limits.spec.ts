import { test as base, expect, type Page } from "@playwright/test";
import { newUsername, password, ready } from "./fixtures";
import { beesPdf } from "./material/documents";
import { serveOwn } from "./own-product";

/** Serves the product with the lowest limits. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other
    async ({}, use) => {
      const variables = {
        REGISTRATIONS_PER_HOUR: "1000",
        UPLOADS_PER_HOUR: "1",
        GENERATED_PER_DAY_FREE: "0",
      };
      const product = await serveOwn(variables);
      await use(product.origin);
      await product.stop();
    },
    { scope: "worker" },
  ],
});

// All tests share one product.
test.describe.configure({ mode: "default" });

/** Registers a learner and opens a page of that product. */
async function registerAndOpen(page: Page, origin: string, path: string): Promise<void> {
  const username = newUsername();
  const answer = await page.request.post(`${origin}/api/register`, {
    data: { username, email: "person@example.org", password },
  });
  expect(answer.status()).toBe(201);
  await page.goto(origin + path);
  await ready(page);
}

/** Expects a rejected form's error, which has the focus. */
async function expectRefusal(page: Page, sentence: RegExp, scripting: boolean): Promise<void> {
  const refusal = page.locator("[data-refusal]");
  await expect(refusal).toContainText(sentence);
  await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
  if (scripting) await expect(refusal).toBeFocused();
}

const pasted = "Rubisco is the enzyme that fixes carbon dioxide. ".repeat(5).trim();

for (const { form, path, label, typed, button } of [
  ...[
    { form: "a quiz", path: "/app/quiz", label: "Topic", button: "Generate Quiz" },
    { form: "a deck", path: "/app/flashcards", label: "Topic", button: "Generate Flashcards" },
  ].map((one) => ({ ...one, typed: "Photosynthesis" })),
  {
    form: "a practice test from a pasted text",
    path: "/practice-test?tab=paste",
    label: "Your text",
    typed: pasted,
    button: "Generate Practice Test",
  },
]) {
  test(`the daily limit for ${form} is shown, and what was typed is kept`, async ({
    page,
    origin,
    javaScriptEnabled,
  }) => {
    await registerAndOpen(page, origin, path);
    if (!javaScriptEnabled && path.endsWith("paste"))
      await page.getByRole("radio", { name: "Paste Text" }).check();
    await page.getByRole("textbox", { name: label }).fill(typed);
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: button }).click();
    expect((await answered).status()).toBe(429);
    await expectRefusal(page, /^.*today.s limit of 0 quizzes/, javaScriptEnabled);
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(typed);
  });
}

test("too many wrong passwords are reported, and the username is kept", async ({
  page,
  origin,
  javaScriptEnabled,
}) => {
  for (let at = 0; at < 10; at += 1) {
    await page.request.post(`${origin}/api/login`, { data: { username: "nobody", password } });
  }
  await page.goto(`${origin}/auth`);
  await ready(page);
  await page.getByLabel("Username").fill("nobody");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await expectRefusal(page, /try again in \d+ seconds/i, javaScriptEnabled);
  await expect(page.getByLabel("Username")).toHaveValue("nobody");
});

test("too many uploads are reported", async ({ page, origin, javaScriptEnabled }) => {
  await registerAndOpen(page, origin, "/app");
  // The only upload allowed this hour.
  await page.request.post(`${origin}/api/upload`, { multipart: { files: beesPdf() } });
  const place = page.getByRole("complementary", { name: "Study Materials" });
  await place.locator("input[type=file]").setInputFiles([beesPdf()]);
  if (!javaScriptEnabled) await place.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: /too many requests.* again in \d+ minutes/i })
      .first(),
  ).toBeVisible();
});
