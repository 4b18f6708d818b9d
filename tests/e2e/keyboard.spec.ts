import type { Locator, Page } from "@playwright/test";
import { expect, newUsername, open, password, picker, ready, register, test } from "./fixtures";
import { printingDocx } from "./material/documents";

test("a learner can get from the landing page to a finished quiz and a studied deck by keyboard only", async ({
  page,
  withJavaScript,
}) => {
  test.setTimeout(240_000);
  const username = newUsername();
  await open(page, "/");
  await press(page, page.getByRole("banner").getByRole("link", { name: "Get Started" }));
  await expect(page).toHaveURL(/\/auth/);
  await ready(page);
  await press(page, page.getByRole("link", { name: "Register" }));
  await expect(page).toHaveURL(/tab=register/);
  await ready(page);
  await write(page, page.getByLabel("Choose a Username"), username);
  await write(page, page.getByLabel("Email Address"), `${username}@example.com`);
  await write(page, page.getByLabel("Choose a Password"), password);
  await write(page, page.getByLabel("Confirm Password"), password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app$/);
  await ready(page);

  if (withJavaScript) {
    const choosing = page.waitForEvent("filechooser");
    await press(page, page.getByRole("link", { name: "Upload Study Materials" }));
    await (await choosing).setFiles([printingDocx()]);
  } else {
    await reach(page, picker(page));
    await picker(page).setInputFiles([printingDocx()]);
    await press(
      page,
      page
        .getByRole("complementary", { name: "Study Materials" })
        .getByRole("button", { name: "Upload", exact: true }),
    );
  }
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible({ timeout: 60_000 });
  await ready(page);

  const modes = page.getByRole("navigation", { name: "Ways to study" });
  await press(page, modes.getByRole("link", { name: "Quiz" }));
  await expect(page.getByRole("heading", { name: "New quiz" })).toBeVisible();
  await ready(page);
  const count = page.getByLabel("Number of questions");
  await reach(page, count);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("2");
  await press(page, page.getByRole("button", { name: "Generate Quiz" }));
  for (const number of [1, 2]) {
    await expect(page.getByText(`Question ${number} of 2`)).toBeVisible({ timeout: 60_000 });
    await ready(page);
    if (withJavaScript) await expectFocusInPage(page);
    await press(page, page.getByRole("list", { name: "Options" }).getByRole("button").first());
    await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
    await ready(page);
    const onwards = number === 1 ? "Next" : "See your result";
    await press(page, page.getByRole("link", { name: onwards, exact: true }));
  }
  await expect(page).toHaveURL(/\/result(\?|$)/);
  if (withJavaScript) await expectFocusInPage(page);
  await expect(page.getByText(/of 2 correct/)).toBeVisible();
  await ready(page);

  await press(page, modes.getByRole("link", { name: "Flashcards" }));
  await expect(page.getByRole("heading", { name: "New flashcards" })).toBeVisible();
  await ready(page);
  const cards = page.getByLabel("Number of cards", { exact: true });
  await reach(page, cards);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("5");
  await press(page, page.getByRole("button", { name: /^Generate/ }));
  const start = page.getByRole("link", { name: "Start Studying" });
  await expect(start).toBeVisible({ timeout: 60_000 });
  await ready(page);
  await press(page, start);
  const place = page.getByText(/^Card \d+ of \d+/);
  await expect(place).toBeVisible();
  const [, of] = /of (\d+)/.exec(await place.innerText()) ?? [];
  for (let card = 1; card <= Number(of); card += 1) {
    await expect(page.getByText(`Card ${card} of ${of}`)).toBeVisible();
    await ready(page);
    await press(page, page.getByRole("link", { name: "Show Answer" }));
    await expect(page.getByRole("link", { name: "Show Question" })).toBeVisible();
    await ready(page);
    await press(page, page.getByRole("link", { name: "Next card" }));
  }
  await expect(page.getByText("Card 1 of")).toBeVisible();
});

test("the drawer of a small screen does not hide the focus @javascript", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await register(page);
  const drawer = page.getByRole("complementary", { name: "Study Materials" });
  const opener = page.getByRole("button", { name: /^Study Materials, files/ });
  await press(page, opener);
  await expect(drawer).toBeVisible();
  await reach(page, drawer.getByRole("button", { name: "Close" }));
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(drawer).toBeVisible();
  const isFocusInDrawer = () =>
    page.evaluate(() => Boolean(document.activeElement?.closest("aside:popover-open")));
  await page.keyboard.press("Tab");
  expect(await isFocusInDrawer()).toBe(true);
  for (let step = 0; step < 30 && (await isFocusInDrawer()); step += 1)
    await page.keyboard.press("Tab");
  expect(await isFocusInDrawer()).toBe(false);
  await expect(drawer).toBeHidden();
});

async function expectFocusInPage(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null))
    .toBe(true);
}

/** Presses Tab until an element has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reached ${target}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await expectVisibleFocus(target);
  await page.keyboard.press("Enter");
}

async function write(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target);
  await page.keyboard.type(text);
}

async function expectVisibleFocus(target: Locator): Promise<void> {
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle);
  expect(outline, `${target} shows its focus`).not.toBe("none");
}
