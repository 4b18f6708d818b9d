import type { Locator, Page } from "@playwright/test";
import {
  ask,
  bothLooks,
  declineUpgrade,
  expect,
  expectAccessible,
  listedFiles,
  makePremium,
  newUsername,
  open,
  password,
  ready,
  register,
  registerWith,
  replies,
  test,
  upload,
} from "./fixtures";
import { beesPdf, glaciersDocx, printingDocx, programFile, tornPdf } from "./material/documents";

const toast = (page: Page) => page.getByRole("region", { name: "Notifications, F8" });

function modes(page: Page) {
  return page.getByRole("navigation", { name: "Ways to study" });
}

test("a notice is a toast with JavaScript, and a message in the page without it", async ({
  page,
  withJavaScript,
}) => {
  const username = newUsername();
  await open(page, "/auth?tab=register");
  await page.getByLabel("Choose a Username").fill(username);
  await page.getByLabel("Email Address").fill(`${username}@example.com`);
  await page.getByLabel("Choose a Password").fill(password);
  await page.getByLabel("Confirm Password").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(/\/app$/);
  const words = page.getByText(`Welcome to Fennec, ${username}!`);
  await expect(words).toHaveCount(1);
  await ready(page);
  if (!withJavaScript) {
    await expect(page.getByRole("main").getByRole("status")).toContainText("Account created");
    await page.reload();
    await expect(words).toHaveCount(0);
    return;
  }
  await expect(toast(page).getByRole("status")).toContainText("Account created");
  await expect(page.getByRole("main").getByText("Account created")).toHaveCount(0);
  // A focused toast stays.
  await page.keyboard.press("F8");
  await expectAccessible(page, bothLooks);
});

test("a toast disappears after five seconds, on Escape or on a swipe, but not while it is focused @javascript", async ({
  page,
}) => {
  await register(page);
  const shown = toast(page).getByRole("status");
  await page.clock.install();
  await modes(page).getByRole("link", { name: "Quiz" }).click();
  await expect(shown).toHaveText("Switched to Quiz mode");
  await page.clock.runFor(3_500);
  await expect(shown).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(shown).toHaveCount(0);
  await page.clock.resume();

  const flashcards = modes(page).getByRole("link", { name: "Flashcards" });
  await flashcards.focus();
  await page.keyboard.press("Enter");
  await expect(shown).toHaveText("Switched to Flashcards mode");
  await page.keyboard.press("F8");
  await expect(shown).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(shown.getByRole("button", { name: "Dismiss" })).toBeFocused();
  await page.waitForTimeout(5_500);
  await expect(shown).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shown).toHaveCount(0);
  await expect(flashcards).toBeFocused();

  await modes(page).getByRole("link", { name: "Docs" }).click();
  await expect(shown).toHaveText("Switched to Docs mode");
  // One at a time: the next replaces the last.
  await modes(page).getByRole("link", { name: "AI Chat" }).click();
  await expect(shown).toHaveText("Switched to AI Chat mode");
  await expect(shown).toHaveCount(1);
  await swipe(page, 40);
  await expect(shown).toBeVisible();
  await swipe(page, 60);
  await expect(shown).toHaveCount(0);
});

test("a toast covers no control of the header or the conversation @javascript", async ({
  page,
}) => {
  await registerWith(page, [beesPdf()]);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
    await page.locator("#study-materials input[type=file]").setInputFiles([programFile()]);
    const refusal = toast(page).getByRole("alert");
    await expect(refusal).toContainText("are supported.");
    const main = page.getByRole("main");
    for (const place of [page.getByRole("banner"), main]) {
      await expectNotCovered(page, refusal, place.locator("a, button, summary, textarea"));
    }
    await page.keyboard.press("Escape");
  }
});

test("on a phone, a long toast covers no control, and no toast covers a question @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(422);
  await registerWith(page, [beesPdf()]);
  const long = `${"A scanned chapter about the Roman republic, ".repeat(3)}part two.pdf`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("#study-materials input[type=file]").setInputFiles([tornPdf(long)]);
  const refusal = toast(page).getByRole("alert");
  await expect(refusal).toContainText("part two.pdf");
  await expectNotCovered(page, refusal, page.getByRole("main").locator("a, button, textarea"));

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await materials.locator("input[type=file]").setInputFiles([tornPdf(long)]);
  await expect(refusal).toContainText("part two.pdf");
  await expectNotCovered(page, refusal, materials.locator("button, [type=file]"));

  await open(page, "/practice-test");
  await page.getByRole("radio", { name: /honeybees/ }).check();
  await page.getByLabel("Number of questions", { exact: true }).fill("3");
  await page.getByRole("button", { name: "Generate Practice Test" }).click();
  const made = toast(page).getByRole("status");
  await expect(made).toContainText("3 questions have been generated", { timeout: 60_000 });
  const question = page.locator("#question, main label, main button, main a");
  await expectNotCovered(page, made, question);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNotCovered(page, made, question);
});

test("Auto TTS can be switched by a premium learner, and is remembered", async ({
  page,
  withJavaScript,
}) => {
  await makePremium(await register(page, null));
  await open(page, "/app");
  await expect(page.getByRole("banner").getByText("Auto TTS")).toBeVisible();
  const toggle = page.getByRole("switch", { name: "Auto TTS" });
  if (!withJavaScript) {
    await expect(toggle).toHaveCount(0);
    await expect(page.getByTitle("Auto TTS needs JavaScript")).toBeVisible();
    await expectAccessible(page, bothLooks);
    return;
  }
  await expect(toggle).toBeChecked();
  await expectAccessible(page, bothLooks);
  for (const on of [false, true]) {
    await toggle.click();
    await expect(toggle).toBeChecked({ checked: on });
    await page.reload();
    await ready(page);
    await expect(toggle).toBeChecked({ checked: on });
  }
});

test("a script removed by an update loses neither the page nor what was typed @javascript", async ({
  page,
  watch,
}) => {
  await registerWith(page, [printingDocx()]);
  await page.getByLabel("Your message").fill("What is type metal?");
  watch.expectStatus(404);
  await page.route("**/assets/dialog-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("main").getByRole("link", { name: "Delete file" }).click();
  await expect(toast(page).getByRole("alert")).toContainText("This could not be loaded");
  await expect(page.getByLabel("Your message")).toHaveValue("What is type metal?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies(page)).toHaveCount(1);
});

test("a link to a page whose script was removed by an update loads that page @javascript", async ({
  page,
  watch,
}) => {
  const { fileId } = await registerWith(page, [beesPdf()]);
  watch.expectStatus(404);
  watch.expectReport(/route module|dynamically imported module/);
  let isOld = true;
  page.on("framenavigated", () => {
    isOld = false;
  });
  await page.route("**/assets/deck-settings-*.js", (route) =>
    isOld ? route.fulfill({ status: 404 }) : route.continue(),
  );
  await modes(page).getByRole("link", { name: "Flashcards" }).click();
  await expect(page).toHaveURL(`/app/flashcards?fileId=${fileId}`);
  await ready(page);
  await expect(modes(page).locator("[aria-current]")).toHaveText("Flashcards");
  expect(isOld).toBe(false);
});

test("the study modes are links that keep the file, and the current one is marked @javascript", async ({
  page,
}) => {
  const { fileId } = await registerWith(page, [beesPdf()]);
  for (const [name, path] of [
    ["Docs", "/app/docs"],
    ["Flashcards", "/app/flashcards"],
    ["Quiz", "/app/quiz"],
    ["AI Chat", "/app"],
  ] as const) {
    await modes(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(`${path}?fileId=${fileId}`);
    await expect(modes(page).locator("[aria-current]")).toHaveText(name);
    await ready(page);
  }
});

test("the modes are in a menu on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const menu = page.getByLabel("Study mode: AI Chat");
  await menu.click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await modes(page).getByRole("link", { name: "Flashcards" }).click();
  await expect(page).toHaveURL(/\/app\/flashcards/);
  await expect(page.getByLabel("Study mode: Flashcards")).toBeVisible();
  await expect(modes(page)).toBeHidden();
});

test("the account menu links to profile and practice tests, and logs out @javascript", async ({
  page,
}) => {
  const username = await register(page);
  const menu = page.getByLabel(`Account menu of ${username}`);
  await menu.click();
  const header = page.getByRole("banner");
  await expect(header.getByText(username, { exact: true })).toBeVisible();
  await expect(header.getByRole("link", { name: "Profile" })).toHaveAttribute("href", "/profile");
  await expect(header.getByRole("link", { name: "Practice Tests" })).toHaveAttribute(
    "href",
    "/practice-test",
  );
  await expectAccessible(page);
  await header.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("You have been logged out successfully")).toBeVisible();
});

test("Auto TTS is off on the free plan and offers the upgrade", async ({
  page,
  withJavaScript,
}) => {
  await register(page);
  if (!withJavaScript) {
    await expect(page.getByRole("link", { name: "Auto TTS" })).toHaveAttribute(
      "href",
      "/subscription",
    );
    return;
  }
  await page.evaluate(() => localStorage.setItem("autoPlay", "true"));
  await page.reload();
  await ready(page);
  const toggle = page.getByRole("switch", { name: "Auto TTS" });
  await expect(toggle).not.toBeChecked();
  await toggle.click();
  const dialog = page.getByRole("dialog", { name: "Upgrade to Premium" });
  await expect(dialog).toBeVisible();
  for (const words of [
    "This feature is only available with our Premium plan.",
    "Unlimited quiz questions",
    "Unlimited flashcards",
    "Unlimited practice test questions",
    "Unlimited AI chat messages",
    "Text-to-speech",
    "Personalised learning soundtrack",
    "$9.99 / month",
  ]) {
    await expect(dialog.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByRole("button", { name: "Upgrade Now" })).toBeVisible();
  await expectAccessible(page, bothLooks);
  await declineUpgrade(page, "$9.99 / month");
  await expect(toggle).not.toBeChecked();
  await expect(toggle).toBeFocused();
});

test("a plan limit opens the upgrade dialog, or shows its text in the page", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(402);
  await register(page, "/app/quiz");
  await page.getByLabel("Topic", { exact: true }).fill("bees");
  await page.getByLabel("Number of questions").fill("30");
  await page.getByRole("button", { name: "Generate Quiz" }).click();
  const offer = page.getByRole(withJavaScript ? "dialog" : "region", {
    name: "Upgrade to Premium",
  });
  await expect(offer).toContainText(
    "You're trying to use 30 Quiz Questions, but the free plan only allows 15.",
  );
  await expectAccessible(page);
  await expect(page.getByLabel("Number of questions")).toHaveValue("30");
  if (!withJavaScript) {
    await expect(offer.getByRole("link", { name: "Stay on Free Plan" })).toBeVisible();
    await expect(offer.getByRole("link", { name: "Upgrade Now" })).toHaveAttribute(
      "href",
      "/subscription",
    );
    return;
  }
  await offer.getByRole("button", { name: "Upgrade Now" }).click();
  await expect(page).toHaveURL(/\/subscription$/);
  await expect(offer).toHaveCount(0);
});

test("the first visit offers to upload or to skip, only once", async ({ page, withJavaScript }) => {
  await register(page);
  const main = page.getByRole("main");
  const offer = main.getByRole("link", { name: "Upload Study Materials" });
  await expect(offer).toBeVisible();
  if (withJavaScript) {
    const choosing = page.waitForEvent("filechooser");
    await offer.click();
    expect((await choosing).isMultiple()).toBe(true);
  } else {
    await expect(offer).toHaveAttribute("href", /#study-materials$/);
  }
  await page.getByRole("link", { name: "Skip & Continue" }).click();
  await expect(page).toHaveURL(/\/app\?fileId=library$/);
  const welcome = main.getByText("Upload a chapter");
  await expect(welcome).toHaveCount(0);
  await expect(page.getByLabel("Your message")).toBeVisible();
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  if (!withJavaScript) return;
  expect(await page.evaluate(() => localStorage.getItem("visited"))).toBe("true");
  await open(page, "/app");
  await expect(page.getByLabel("Your message")).toBeVisible();
  await expect(welcome).toHaveCount(0);
});

test("a learner on a small screen can continue without uploading", async ({
  page,
  withJavaScript,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page, "/app/docs");
  await expect(page.getByRole("main").getByText("Tap to upload materials")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const later = page.getByText("You can upload files later from the sidebar.");
  if (!withJavaScript) await expect(later).toBeVisible();
  await page.getByRole("link", { name: "Continue without uploading" }).click();
  await expect(page).toHaveURL(/\/app\?fileId=library$/);
  const now = page.getByRole("main").getByRole("button", { name: "Upload Study Materials" });
  if (!withJavaScript) {
    await now.click();
    await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
    return;
  }
  await expect(toast(page).getByText("later from the sidebar")).toBeVisible();
  const choosing = page.waitForEvent("filechooser");
  await now.click();
  expect((await choosing).isMultiple()).toBe(true);
});

test("the welcome and the open drawer are accessible on a small screen", async ({ page }) => {
  await register(page);
  await expectAccessible(page);
  await upload(page, [beesPdf()]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
  await expectAccessible(page);
});

test("a new page scrolls smoothly to the top, and a new query does not scroll @javascript", async ({
  page,
}) => {
  await registerWith(page, [beesPdf(), printingDocx(), glaciersDocx()]);
  await page.setViewportSize({ width: 1280, height: 300 });
  await modes(page).getByRole("link", { name: "Quiz" }).click();
  // The address changes before the page, which then scrolls to its top.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/quiz/i);
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 200));
  // A click by Playwright's mouse would scroll first.
  await listedFiles(page).filter({ hasText: "glaciers" }).dispatchEvent("click");
  await expect(listedFiles(page).filter({ hasText: "glaciers" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await ready(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await modes(page).getByRole("link", { name: "Flashcards" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\/app\/flashcards/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/app\/quiz/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await modes(page).getByRole("link", { name: "Flashcards" }).click();
  await expect(page).toHaveURL(/\/app\/flashcards/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the next question starts at the top of the page @javascript", async ({ page }) => {
  const { fileId } = await registerWith(page, [beesPdf()], null);
  const made = await page.request.post("/api/quiz", { data: { fileId, questionCount: 2 } });
  const { id } = await made.json();
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, `/app/quiz/${id}?fileId=${fileId}&question=1`);
  const options = page.getByRole("list", { name: "Options" }).getByRole("button");
  await options.first().dispatchEvent("click");
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 100));
  await page.getByRole("link", { name: "Next", exact: true }).dispatchEvent("click");
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a tap vibrates, except with reduced motion @javascript", async ({ page }) => {
  await page.addInitScript(() => {
    const vibrations: number[] = [];
    Object.assign(window, { felt: vibrations });
    navigator.vibrate = (pattern) => {
      vibrations.push(Number(pattern));
      return true;
    };
  });
  const vibrations = () => page.evaluate(() => (window as unknown as { felt: number[] }).felt);
  await register(page);
  expect(await vibrations()).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await modes(page).getByRole("link", { name: "Quiz" }).click();
  await expect(page).toHaveURL(/\/app\/quiz/);
  await expect.poll(vibrations).toEqual([8, 10]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await modes(page).getByRole("link", { name: "Docs" }).click();
  await expect(page).toHaveURL(/\/app\/docs/);
  expect(await vibrations()).toEqual([8, 10]);
});

test("on a phone, the drawer exports notes and resets the chat @javascript", async ({
  page,
  watch,
}) => {
  await registerWith(page, [printingDocx()]);
  await ask(page, "What is type metal?");
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = page.getByRole("complementary", { name: "Study Materials" });
  await page.getByRole("button", { name: /^Study Materials/ }).click();
  const downloading = page.waitForEvent("download");
  await drawer.getByRole("button", { name: "Export Notes" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^notes-\d{4}-\d\d-\d\d\.txt$/);
  await expect(toast(page).getByText("Export Successful")).toBeVisible();
  watch.expectStatus(503);
  await page.route("**/api/chat/export", (route) => route.fulfill({ status: 503 }));
  await drawer.getByRole("button", { name: "Export Notes" }).click();
  await expect(toast(page).getByRole("alert")).toContainText("Export Failed");
  await expect(toast(page).getByRole("alert")).toContainText(
    "Could not export your notes. Please try again.",
  );
  await drawer.getByRole("button", { name: "Reset Chat" }).click();
  await expect(page.getByText("Chat Reset")).toBeVisible();
  await expect(page).toHaveURL(/fileId=library/);
});

/** Expects that a toast covers none of the controls. */
async function expectNotCovered(page: Page, said: Locator, controls: Locator): Promise<void> {
  const card = await said.boundingBox();
  if (!card) throw new Error("No toast is shown.");
  // In one call, because the toast disappears after five seconds.
  const covered = await controls.evaluateAll((elements, { x, y, width, height }) => {
    const isCovered = (box: DOMRect) =>
      box.right > x && x + width > box.left && box.bottom > y && y + height > box.top;
    return elements
      .filter((element) => element.checkVisibility() && isCovered(element.getBoundingClientRect()))
      .map((element) => element.textContent);
  }, card);
  expect(covered, `covered by a toast at ${page.url()}`).toEqual([]);
}

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toast(page).getByRole("status").boundingBox();
  if (!box) throw new Error("No toast is shown.");
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 40 + distance, box.y + 20, { steps: 5 });
  await page.mouse.up();
}
