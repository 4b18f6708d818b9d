import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  ask,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goOffline,
  open,
  password,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { beesPdf, printingDocx } from "./material/documents";

const next = "sand fox 88";

test("the profile needs a login, and every tab has its own address", async ({ page }) => {
  const username = await register(page, null);
  await page.context().clearCookies();
  await open(page, "/profile?tab=files");
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fprofile%3Ftab%3Dfiles/);
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/profile\?tab=files$/);
  await expect(page.getByText("You haven't uploaded any files yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Upload your first file" })).toHaveAttribute(
    "href",
    "/app",
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(username);
  await expect(page.getByText(username.slice(0, 2).toUpperCase(), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Member since \w+ \d+, \d{4}$/)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  for (const [label, text] of [
    ["Chats", "No chats yet"],
    ["Quizzes", "No quizzes, flashcards or tests yet"],
    ["Analytics", "Subscription Status"],
  ] as const) {
    await tab(page, label).click();
    await expect(tab(page, label)).toHaveAttribute("aria-current", "page");
    await expect(page.getByText(text)).toBeVisible();
    await ready(page);
    await expectAccessible(page);
  }
  await page.goBack();
  await expect(page.getByText("No quizzes, flashcards or tests yet")).toBeVisible();
  await page.reload();
  await expect(tab(page, "Quizzes")).toHaveAttribute("aria-current", "page");
  await ready(page);
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/app$/);
  await open(page, "/profile");
  await expect(tab(page, "Analytics")).toHaveAttribute("aria-current", "page");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("You have been logged out successfully")).toBeVisible();
});

test("files can be opened, and deleted after a confirmation", async ({ page, withJavaScript }) => {
  await registerWith(page, [beesPdf(), printingDocx()], "/profile?tab=files");
  await expect(page.getByText(/^\d+\.\d\d KB$/)).toHaveCount(2);
  await expectAccessible(page);
  const card = page.getByRole("listitem").filter({ hasText: "printing press.docx" });
  await card.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(/\/app\?fileId=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("printing press.docx");

  await open(page, "/profile?tab=files");
  const remove = card.getByRole("link", { name: "Delete" });
  const question =
    'This will permanently delete "printing press.docx". This action cannot be undone.';
  await remove.click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  if (withJavaScript) {
    await expect(page.getByRole("dialog", { name: "Are you sure?" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(remove).toBeFocused();
  } else {
    await page.getByRole("link", { name: "Cancel" }).click();
  }
  await expect(page).toHaveURL(/\/profile\?tab=files$/);
  await expect(card).toBeVisible();
  await ready(page);
  await remove.click();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("The file has been successfully deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=files$/);
  await expect(page.getByText("printing press.docx")).toHaveCount(0);
  await expect(page.getByText("honeybees.pdf")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("conversations, quizzes, decks and tests reopen where the learner left them", async ({
  page,
}) => {
  const { fileId } = await registerWith(page, [beesPdf()]);
  await ask(page, "What is the waggle dance?");
  const make = (path: string, data: object) =>
    page.request.post(path, { data: { fileId, ...data } });
  const quiz = (await (await make("/api/quiz", { questionCount: 2 })).json()) as { id: string };
  await make("/api/flashcards", { count: 5 });
  await make("/api/practice-test", { questionCount: 2 });
  await open(page, `/app/quiz/${quiz.id}`);
  await page.getByRole("list", { name: "Options" }).getByRole("button").first().click();
  await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();

  await open(page, "/profile?tab=chats");
  await expectAccessible(page);
  const chat = page.getByRole("link", { name: /honeybees\.pdf.*2 messages/ });
  await chat.click();
  await expect(page).toHaveURL(new RegExp(`fileId=${fileId}`));
  await expect(page.getByText("What is the waggle dance?")).toBeVisible();

  await open(page, "/profile?tab=quizzes");
  await expectAccessible(page);
  await page
    .getByRole("region", { name: "Quizzes" })
    .getByRole("link", { name: /honeybees.*2 questions.*1 of 2 answered/ })
    .click();
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  await open(page, "/profile?tab=quizzes");
  await page.getByRole("region", { name: "Flashcards" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/app\/flashcards\/\w+/);
  await open(page, "/profile?tab=quizzes");
  await page
    .getByRole("region", { name: "Practice tests" })
    .getByRole("link", { name: /Not started/ })
    .click();
  await expect(page.getByText("Question 1 of 2")).toBeVisible();
});

test("the analytics show usage and what is left of the plan @javascript", async ({ page }) => {
  const { fileId } = await registerWith(page, [printingDocx()]);
  await page.request.post("/api/quiz", { data: { fileId, questionCount: 2 } });
  await page.request.post("/api/flashcards", { data: { fileId, count: 5 } });
  await open(page, "/profile");
  await expect(page.getByText("Free Plan", { exact: true })).toBeVisible();
  await expect(page.getByText("Upgrade to premium for unlimited access")).toBeVisible();
  await expect(page.getByRole("table")).toContainText(/Flashcards per deck\s*20\s*Unlimited/);
  await expect(metric(page, "Quizzes Created")).toContainText(/1\s*Free Usage\s*1 \/ ∞/);
  await expect(metric(page, "Flashcards Created")).toContainText(/5\s*Free Usage\s*5 \/ ∞/);
  await expect(metric(page, "Practice Tests Taken")).toContainText(/0\s*Free Usage\s*0 \/ ∞/);
  await expect(metric(page, "Audio TTS Usage")).toContainText("Premium Feature Only");
  await expect(metric(page, "Time Spent in Chat")).toContainText("0 minutes");
  const chat = metric(page, "AI Chat Messages");
  await expect(chat.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(chat).not.toContainText("Limit reached");
  for (let message = 0; message < 10; message += 1) {
    const data = { message: "Who was Gutenberg?", fileId };
    expect((await page.request.post("/api/chat", { data })).status()).toBe(200);
  }
  await page.reload();
  await ready(page);
  await expect(chat).toContainText("10 / 10");
  await expect(chat).toContainText("Limit reached");
  await expect(chat).toContainText(/Resets at \d{1,2}:\d\d/);
  await expect(chat.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Upgrade to Premium - $9.99/mo" }).click();
  await expect(page).toHaveURL(/\/subscription$/);
});

test("pages fit a phone even if the web fonts fail to load @javascript", async ({
  page,
  watch,
}) => {
  // For the fonts, and for the subscription page, whose payment cannot start here.
  watch.expectStatus(404, 503);
  await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));
  await register(page, null);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/profile", "/profile?tab=files", "/profile/settings", "/subscription"]) {
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
});

test("settings are changed with the current password, and other devices are logged out", async ({
  page,
  browser,
  baseURL,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 401);
  const username = await register(page, null);
  const device = await browser.newContext({ baseURL: baseURL ?? "" });
  await device.request.post("/api/login", { data: { username, password } });
  expect((await device.request.get("/api/user")).status()).toBe(200);

  await open(page, "/profile?tab=chats");
  await page.getByRole("link", { name: "Account Settings" }).click();
  await expect(page).toHaveURL(/\/profile\/settings\?tab=chats/);
  await expect(page.getByLabel("Username")).toHaveValue(username);
  await expect(page.getByLabel("Username")).not.toBeEditable();
  await expect(page.getByText("Usernames cannot be changed")).toBeVisible();
  await ready(page);
  await page.getByLabel("Email").fill("nobody");
  await page.getByLabel("New password").fill("12345");
  await save(page);
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "Enter your current password.",
  );
  await expect(page.getByLabel("New password")).toHaveAccessibleDescription(
    /Password must be at least 6 characters\./,
  );
  await expect(page.getByLabel("Email")).toHaveValue("nobody");
  if (withJavaScript) await expect(page.getByLabel("Email")).toBeFocused();
  await ready(page);
  await expectAccessible(page);

  await page.getByLabel("Email").fill("fox@example.com");
  await page.getByLabel("Current password").fill("not my password");
  await page.getByLabel("New password").fill(next);
  await save(page);
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "That is not your current password.",
  );
  await expect(page.getByLabel("Email")).toHaveValue("fox@example.com");
  await ready(page);
  expect((await device.request.get("/api/user")).status()).toBe(200);

  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill(next);
  await save(page);
  await expect(page.getByText("Settings saved")).toBeVisible();
  await expect(page.getByText("Settings saved")).toBeInViewport();
  // Without JavaScript, the fragment of the form's address survives the redirect.
  await expect(page).toHaveURL(/\/profile\/settings\?tab=chats(#settings)?$/);
  await expect(page.getByLabel("Email")).toHaveValue("fox@example.com");
  await expect(page.getByLabel("Current password")).toHaveValue("");
  await expect(page.getByLabel("New password")).toHaveValue("");
  expect((await device.request.get("/api/user")).status()).toBe(401);
  await device.close();
  await ready(page);
  await page.getByLabel("Email").fill("never@example.com");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByLabel("Email")).toHaveCount(0);

  await page.context().clearCookies();
  await open(page, "/auth");
  await logIn(page, username, next);
  await expect(page).toHaveURL(/\/app$/);
});

test("settings keep what was typed without a network @javascript", async ({ page }) => {
  await register(page, "/profile/settings");
  const email = page.getByLabel("Email");
  await email.fill("new@example.com");
  await goOffline(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("alert")).toContainText("You seem to be offline");
  await page.getByRole("link", { name: "My Files" }).click();
  await expect(page).toHaveURL(/\/profile\/settings$/);
  await expect(email).toHaveValue("new@example.com");
});

test("all data can be downloaded as one file, and the account deleted", async ({
  page,
  watch,
  withJavaScript,
}) => {
  watch.expectStatus(400, 401);
  const { username } = await registerWith(page, [printingDocx()], "/profile/settings");
  const started = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download all my data" }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^fennec-data-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  expect(data.profile.username).toBe(username);
  expect(data.files).toHaveLength(1);

  await page.getByRole("link", { name: "Delete my account" }).click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await ready(page);
  await expectAccessible(page);
  if (withJavaScript) await expect(page).toHaveURL(/\/profile\/settings$/);
  await page.getByLabel("Your password").fill("not my password");
  await remove(page);
  await expect(page.getByLabel("Your password")).toHaveAccessibleDescription(
    "That is not your current password.",
  );
  await ready(page);
  await page.getByLabel("Your password").fill(password);
  await remove(page);
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await ready(page);
  await logIn(page, username, password);
  await expect(page.getByRole("alert")).toContainText("Invalid username or password");
});

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(secret);
  await page.getByRole("button", { name: "Login" }).click();
}

function tab(page: Page, name: string) {
  return page
    .getByRole("navigation", { name: "My Learning Activity" })
    .getByRole("link", { name, exact: true });
}

function metric(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save Changes" }).click();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Delete my account" }).click();
}
