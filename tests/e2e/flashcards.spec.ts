import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import {
  bothLooks,
  declineUpgrade,
  eachLook,
  expect,
  expectAccessible,
  goOffline,
  onPhone,
  open,
  readerOf,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf, printingDocx } from "./material/documents";

test("the settings report what is missing and keep the choices", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 402, 422);
  await register(page, "/app/flashcards");
  await page.getByLabel("Examples").check();
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("No content selected");
  await expect(page.getByRole("alert")).toContainText(
    "Please select a file or enter a topic to generate flashcards.",
  );
  const topic = page.getByLabel("Topic", { exact: true });
  await expect(topic).toHaveAttribute("aria-invalid", "true");
  await expect(topic).toHaveAccessibleDescription(
    "Please select a file or enter a topic to generate flashcards.",
  );
  if (withJavaScript) await expect(topic).toBeFocused();
  await expect(page.getByLabel("Examples")).toBeChecked();
  await ready(page);
  await expectAccessible(page);

  await page.getByLabel("Topic", { exact: true }).fill("bees");
  if (withJavaScript) await page.getByRole("slider").press("ArrowRight");
  else await count(page).fill("25");
  await expect(count(page)).toHaveValue("25");
  const calls = postsTo(page, "/app/flashcards");
  await generate(page);
  await declineUpgrade(
    page,
    "You're trying to use 25 Flashcards, but the free plan only allows 20.",
  );
  expect(calls.length, "calls to the server").toBe(withJavaScript ? 0 : 1);
  await expect(count(page)).toHaveValue("25");
  await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("bees");
  await expect(page.getByLabel("Examples")).toBeChecked();
  await ready(page);

  await count(page).fill("20");
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("No flashcards were made");
  await expect(page.getByRole("alert")).toContainText("bees");
});

test("a deck is generated, read, edited and studied to its end", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400);
  await registerWith(page, [beesPdf()]);
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Flashcards" })
    .click();
  await expect(page.getByRole("heading", { name: "New flashcards" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await setCount(page, 5);
  await generate(page);
  await expect(cards(page)).toHaveCount(5, { timeout: 60_000 });
  await ready(page);
  await expectAccessible(page);

  await edit(page, 2).click();
  await cards(page).nth(1).getByLabel("Front").fill("");
  await cards(page).nth(1).getByRole("button", { name: "Save card" }).click();
  const emptied = cards(page).nth(1).getByLabel("Front");
  await expect(emptied).toHaveAccessibleDescription("Write something on the front.");
  if (withJavaScript) await expect(emptied).toBeFocused();
  await ready(page);
  await emptied.fill("What do bees make?");
  await cards(page).nth(1).getByLabel("Back").fill("Honey");
  await cards(page).nth(1).getByRole("button", { name: "Save card" }).click();
  await expect(cards(page).nth(1)).toContainText("What do bees make?");
  await ready(page);
  await edit(page, 1).click();
  await cards(page).first().getByRole("link", { name: "Delete card" }).click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  const asked = withJavaScript ? page.getByRole("dialog") : page.getByRole("main");
  await asked.getByText("Cancel", { exact: true }).click();
  await expect(cards(page)).toHaveCount(5);
  await ready(page);
  if (!withJavaScript) await edit(page, 1).click();
  const removing = cards(page).first().getByRole("link", { name: "Delete card" });
  const removal = (await removing.getAttribute("href")) ?? "";
  await removing.click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Card deleted")).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await ready(page);
  const deck = page.url();
  for (const address of [removal, removal.replace(/[0-9a-z]{20}(?=\/cards)/, "changed")]) {
    await open(page, address);
    await expect(page.getByText("No card to delete")).toBeVisible();
  }
  await expect(page).toHaveURL(/\/app\/flashcards$/);
  await open(page, deck);

  await page.getByRole("link", { name: "Start Studying" }).click();
  await expect(page.getByText("Card 1 of 4")).toBeVisible();
  await expect(page.getByText("What do bees make?")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show Answer" }).click();
  await expect(page).toHaveURL(/side=back/);
  await expect(page.getByRole("link", { name: "Show Question" })).toBeVisible();
  await expect(page.getByText("Honey", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /Page \d of/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Again/ })).toHaveCount(0);
  await ready(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Show Question" })).toBeVisible();
  await ready(page);

  await page.getByRole("link", { name: "Previous card" }).click();
  await expect(page.getByText("Card 4 of 4")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Next card" }).click();
  await expect(page.getByText("Cycle completed")).toBeVisible();
  await expect(toast(page)).toHaveCount(withJavaScript ? 1 : 0);
  if (withJavaScript) {
    await expectNothingUnderToast(page);
    await expectAccessible(page, bothLooks);
  }
  await expect(page.getByText("Card 1 of 4")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Shuffle" }).click();
  await expect(page).toHaveURL(/shuffle=\d+/);
  await expect(page.getByText("Card 1 of 4, shuffled")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Reset" }).click();
  await expect(page.getByText("What do bees make?")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(cards(page)).toHaveCount(4);
  await ready(page);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^flashcards-.*\.csv$/);
  const anki = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export for Anki" }).click();
  expect((await anki).suggestedFilename()).toMatch(/^flashcards-.*\.apkg$/);
  const notes = readNotes(await (await anki).path());
  expect(notes).toHaveLength(4);
  const [front, back, source] = String(notes[0]).split("\u001f");
  expect([front, back]).toEqual(["What do bees make?", "Honey"]);
  expect(source).toMatch(/. \(page \d\)$/);
  await page.getByRole("link", { name: "Modify Settings" }).click();
  await expect(count(page)).toHaveValue("5");
  await expect(page.getByRole("link", { name: /honeybees.*4 cards/ })).toBeVisible();
});

test("rated cards come back when they are due", async ({ page }) => {
  await registerWith(page, [printingDocx()], "/app/flashcards");
  await setCount(page, 5);
  await page.getByLabel("Track mastery").check();
  await generate(page);
  await expect(page.getByText("5 cards, 5 due")).toBeVisible({ timeout: 60_000 });
  await ready(page);
  await page.getByRole("link", { name: "Start Studying" }).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`${number - 1} of 5 done for now`)).toBeVisible();
    await ready(page);
    await page.getByRole("link", { name: "Show Answer" }).click();
    await expect(page.getByRole("button", { name: /Again.*1 min/ })).toBeVisible();
    await ready(page);
    if (number === 1) await expectAccessible(page);
    await page.getByRole("button", { name: /Easy.*days/ }).click();
  }
  await expect(page.getByRole("heading", { name: "Done for now" })).toBeVisible();
  await expect(page.getByText("5 of 5 remembered")).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Undo the last rating" }).click();
  await expect(page.getByText("Rating undone")).toBeVisible();
  await expect(page.getByText("4 of 5 done for now")).toBeVisible();
  await ready(page);
  await page.getByRole("link", { name: "Show Answer" }).click();
  await page.getByRole("button", { name: /Easy.*days/ }).click();
  await page.getByRole("link", { name: "Back to the deck" }).click();
  await expect(page.getByText("5 cards, none due now")).toBeVisible();
});

test("keys flip, change and rate cards @javascript", async ({ page }) => {
  await registerWith(page, [printingDocx()], "/app/flashcards");
  await setCount(page, 5);
  await page.getByLabel("Track mastery").check();
  await generate(page);
  await page.getByRole("link", { name: "Start Studying" }).click({ timeout: 60_000 });
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  // Keys work once the page is hydrated.
  await open(page, page.url());
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("Card 5 of 5")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/side=back/);
  await expect(page.getByRole("button", { name: /Medium/ })).toBeVisible();
  // On the back, the same key rates the card as known.
  await page.keyboard.press("Space");
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
  await page.keyboard.press("u");
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo the last rating" })).toHaveCount(0);
  await page.locator("main a[aria-hidden=true]").click();
  await expect(page.getByRole("button", { name: /Easy/ })).toBeVisible();
  await page.keyboard.press("4");
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
  await expect(page.getByText("1 of 5 done for now")).toBeVisible();
});

test("a swipe changes the card @javascript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await register(page, null);
  await page.request.post("/api/flashcards", { data: { topic: "photosynthesis", count: 5 } });
  await open(page, "/app/flashcards");
  await page.getByRole("link", { name: /photosynthesis.*5 cards/i }).click();
  await page.getByRole("link", { name: "Start Studying" }).click();
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await ready(page);
  await swipe(page, -120);
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
  await swipe(page, -20);
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
  await swipe(page, 120);
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  // A swipe does not flip the card; a tap does.
  await expect(page).not.toHaveURL(/side=back/);
  // The browser ignores a tap directly after a swipe.
  await expect(async () => {
    await page.locator("main a[aria-hidden=true]").tap();
    await expect(page).toHaveURL(/side=back/, { timeout: 1_000 });
  }).toPass();
  await context.close();
});

test("a card flips in 3D, or without animation if reduced motion is preferred @javascript", async ({
  page,
}) => {
  await register(page, null);
  await page.request.post("/api/flashcards", { data: { topic: "photosynthesis", count: 5 } });
  await open(page, "/app/flashcards");
  await page.getByRole("link", { name: /photosynthesis.*5 cards/i }).click();
  await page.getByRole("link", { name: "Start Studying" }).click();
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await ready(page);
  const card = page.locator("main .transform-3d");
  const transitionOf = () =>
    card.evaluate((element) => {
      const { transitionProperty, transformStyle } = getComputedStyle(element);
      return `${transformStyle}, ${transitionProperty}`;
    });
  expect(await transitionOf()).toBe("preserve-3d, none");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await transitionOf()).toMatch(/^preserve-3d, transform/);
  await page.getByRole("link", { name: "Show Answer" }).click();
  await expect
    .poll(() => card.evaluate((element) => getComputedStyle(element).transform))
    .toMatch(/^matrix3d\(-1,/);
});

test("a card can be flipped offline, and the next one needs the network @javascript", async ({
  page,
  context,
}) => {
  await register(page, null);
  await page.request.post("/api/flashcards", { data: { topic: "photosynthesis", count: 5 } });
  await open(page, "/app/flashcards");
  await page.getByRole("link", { name: /photosynthesis.*5 cards/i }).click();
  await page.getByRole("link", { name: "Start Studying" }).click();
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await ready(page);
  await waitForToastCode(page);
  await goOffline(page);
  await page.getByRole("link", { name: "Show Answer" }).click();
  await expect(page).toHaveURL(/side=back/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("alert")).toContainText("You seem to be offline");
  await expect(page.getByText("Card 1 of 5")).toBeVisible();
  await context.setOffline(false);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("Card 2 of 5")).toBeVisible();
});

test("the settings are kept if cards cannot be generated @javascript", async ({
  page,
  context,
  watch,
}) => {
  watch.expectFailedRequest("/app/flashcards.data");
  await register(page, "/app/flashcards");
  await page.getByLabel("Topic", { exact: true }).fill("photosynthesis");
  await page.getByLabel("Track mastery").check();
  await setCount(page, 10);
  const kept = async () => {
    await expect(page.getByLabel("Topic", { exact: true })).toHaveValue("photosynthesis");
    await expect(page.getByLabel("Track mastery")).toBeChecked();
    await expect(count(page)).toHaveValue("10");
  };
  await waitForToastCode(page);
  await goOffline(page);
  await generate(page);
  await expect(page.getByRole("alert")).toContainText("You seem to be offline.");
  await kept();
  await context.setOffline(false);
  await page.route("**/app/flashcards.data**", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await generate(page);
  await expect(page.getByRole("alert")).toContainText(
    "Failed to generate flashcards. Please try again.",
  );
  await kept();
  await page.unrouteAll();
  await generate(page);
  await expect(cards(page)).toHaveCount(10, { timeout: 60_000 });
});

test("a deck is not found by another learner @without-javascript", async ({ page, watch }) => {
  await registerWith(page, [printingDocx()], "/app/flashcards");
  await setCount(page, 5);
  await generate(page);
  await expect(cards(page)).toHaveCount(5, { timeout: 60_000 });
  const deck = new URL(page.url()).pathname;
  await page.context().clearCookies();
  await register(page, null);
  watch.expectStatus(404);
  for (const address of [deck, `${deck}/study`]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  }
  expect((await page.request.get(`${deck}/export`)).status()).toBe(404);
});

async function generate(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Generate Flashcards" }).click();
}

async function setCount(page: Page, cards: number): Promise<void> {
  await count(page).fill(String(cards));
}

function count(page: Page) {
  return page.getByLabel("Number of cards", { exact: true });
}

/** On a phone, toasts do not cover buttons. */
async function expectNothingUnderToast(page: Page): Promise<void> {
  await eachLook(page, async () => {
    const toastBox = await toast(page).boundingBox();
    for (const name of ["Show Answer", "Back", "Shuffle", "Reset"]) {
      const link = await page.getByRole("link", { name, exact: true }).boundingBox();
      expect(link?.y, name).toBeGreaterThan((toastBox?.y ?? Infinity) + (toastBox?.height ?? 0));
    }
  }, [onPhone]);
}

function toast(page: Page) {
  return page.getByRole("region", { name: /^Notifications/ }).getByRole("status");
}

/** Collects the forms that are sent to a path from now on. */
function postsTo(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST" && pathname.startsWith(path)) seen.push(pathname);
  });
  return seen;
}

function cards(page: Page) {
  return page.getByRole("list", { name: "Cards" }).getByRole("listitem");
}

/** Swipes horizontally over the card. */
async function swipe(page: Page, way: number): Promise<void> {
  const box = await page.locator("main .transform-3d").boundingBox();
  if (!box) throw new Error("There is no card to swipe.");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let step = 1; step <= 6; step += 1) {
    const point = { x: from.x + (way * step) / 6, y: from.y };
    await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** The notes in an Anki package, read with SQLite. */
function readNotes(path: string): unknown[] {
  const { "collection.anki2": collection } = unzipSync(readFileSync(path));
  writeFileSync(`${path}.anki2`, collection ?? "");
  const database = new DatabaseSync(`${path}.anki2`, { readOnly: true });
  const rows = database.prepare("SELECT flds FROM notes ORDER BY id").all();
  database.close();
  return rows.map(({ flds }) => flds);
}

function edit(page: Page, number: number) {
  return cards(page)
    .nth(number - 1)
    .getByText("Edit", { exact: true });
}

/** Waits until the page has loaded the code of toasts, which report that it is offline. */
async function waitForToastCode(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/toast-[^/]*\.js$/.test(name)),
  );
}

test("a card can be made from words selected in the document", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400);
  await registerWith(page, [beesPdf()], readerOf);
  const words = await selectParagraph(page);
  if (withJavaScript) {
    await page.getByRole("link", { name: "Make a flashcard" }).click();
    await ready(page);
    await expect(page.getByLabel("Words from the document")).toHaveValue(words);
  } else {
    await page.getByRole("link", { name: "Write a flashcard" }).click();
    await page.getByLabel("Words from the document").fill(words);
  }
  await page.getByRole("button", { name: "Add Card" }).click();
  await expect(page.getByText("Write something on the front.")).toBeVisible();
  await expect(page.getByLabel("Words from the document")).toHaveValue(words);
  await ready(page);
  await expectAccessible(page);

  await page.getByLabel("Front: what to ask").fill("What does the first paragraph say?");
  await page.getByRole("button", { name: "Add Card" }).click();
  await expect(page).toHaveURL(/\/app\/docs\?fileId=.*page=1.*#quote$/);
  await expect(page.getByText("Card added")).toBeVisible();
  await open(page, "/app/review");
  await expect(page.getByText("1 new")).toBeVisible();
});

/** Selects the first paragraph of the document's text, and returns it. */
async function selectParagraph(page: Page): Promise<string> {
  const paragraph = page.locator("[data-passage] p").first();
  await paragraph.evaluate((node) => document.getSelection()?.selectAllChildren(node));
  return paragraph.innerText();
}
