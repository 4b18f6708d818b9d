import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import {
  ask,
  bothLooks,
  choose,
  declineUpgrade,
  expect,
  expectAccessible,
  goOffline,
  open,
  ready,
  registerWith,
  replies,
  sources,
  test,
} from "./fixtures";
import { beesPdf, printingDocx } from "./material/documents";

const questions = [
  { question: "Who decoded the waggle dance?", page: 2, says: /Karl von Frisch/ },
  { question: "What is the most serious enemy of the honeybee?", page: 4, says: /Varroa/ },
  { question: "How many eggs can the queen lay in a day?", page: 1, says: /2,000/ },
];

test("each answer about a file cites the page and the words it comes from", async ({ page }) => {
  await registerWith(page, [beesPdf()]);
  await expect(page.getByText("Answers come from Fennec's built-in engine").first()).toBeAttached();
  for (const { question, page: number, says } of questions) {
    const reply = await ask(page, question);
    await expect(reply).toContainText(says);
    await expect(sources(reply).filter({ hasText: `Page ${number}` })).not.toHaveCount(0);
  }
  await expect(page.getByText("7 of 10 messages left today")).toBeVisible();
  await expectAccessible(page);

  const reply = replies(page).first();
  const source = sources(reply).filter({ hasText: "Page 2" }).first();
  const quote = (await source.locator("q").innerText()).replace(/^[“"]|[”"]$/g, "");
  await source.click();
  await expect(page).toHaveURL(/\/app\/docs\?.*#quote$/);
  const marked = page.locator("mark#quote");
  await expect(marked).toHaveCount(1);
  await expect(marked).toBeInViewport();
  expect(plain(await marked.innerText())).toBe(plain(quote).slice(0, 300).trim());
  await expect(page.getByRole("region", { name: "Page 2" }).locator("mark")).toHaveCount(1);
  await ready(page);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to where you were" }).click();
  await expect(page).toHaveURL(/\/app\?fileId=\w+#message-\w+$/);
  await expect(replies(page)).toHaveCount(3);
  await expect(source).toBeInViewport();
});

test("Enter sends a message, but not an empty or unfinished one, and Shift+Enter starts a new line @javascript", async ({
  page,
}) => {
  await registerWith(page, [printingDocx()]);
  const field = page.getByLabel("Your message");
  await field.fill("みつばち");
  const kept = await field.evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "Enter",
        isComposing: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
  expect(kept, "Enter that ends a composed word").toBe(true);
  await expect(field).toHaveValue("みつばち");
  await field.fill("");
  await field.press("Enter");
  await field.fill("  \n ");
  await field.press("Enter");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("You said")).toHaveCount(0);
  await expect(page.getByText("10 of 10 messages left today")).toBeVisible();
  await field.fill("What is type metal?");
  await field.press("Shift+Enter");
  await field.pressSequentially("Please be short.");
  await expect(field).toHaveValue("What is type metal?\nPlease be short.");
  await field.press("Enter");
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(replies(page)).toContainText("lead, tin and antimony");
  await expect(field).toHaveValue("");
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
});

test("a blank message is rejected below its field, and all buttons work without scripts @without-javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(400);
  await registerWith(page, [printingDocx()]);
  await page.getByLabel("Your message").fill("   ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Your message")).toHaveAccessibleDescription(
    "Type a message first.",
  );
  await expect(page.getByText("10 of 10 messages left today")).toBeVisible();
  await expect(page.getByText("You said")).toHaveCount(0);
  await ask(page, "What is type metal?");
  await expect(page.getByRole("button", { name: /Copy|Stop|Try again/ })).toHaveCount(0);
});

test("a reply is streamed word by word and survives a reload @javascript", async ({ page }) => {
  await slowDownReplies(page);
  await registerWith(page, [beesPdf()]);
  const answering = page.waitForResponse((response) => response.url().endsWith("/api/chat"));
  const growing = page.locator("main .grid[data-arriving]");
  for (const [before, question] of [
    "Who decoded the waggle dance?",
    "What is pollination?",
  ].entries()) {
    await page.getByLabel("Your message").fill(question);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(growing).not.toBeEmpty();
    const early = (await growing.innerText()).length;
    await expect.poll(async () => (await growing.innerText()).length).toBeGreaterThan(early);
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    if (before === 0) await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  }
  await page.reload();
  await expect(replies(page)).toHaveCount(2, { timeout: 60_000 });
  await expect(page.getByText("What is pollination?", { exact: true })).toHaveCount(1);
  await expect(replies(page).last()).toContainText("transfer of pollen");
  await expect(page.getByText("8 of 10 messages left today")).toBeVisible();
  await page.reload();
  await expect(replies(page)).toHaveCount(2);

  const answer = await answering;
  expect(answer.headers()["content-type"]).toContain("text/event-stream");
});

test("notes are exported, and a reset empties the conversation", async ({
  page,
  withJavaScript,
}) => {
  const { username } = await registerWith(page, [beesPdf()]);
  const file = page.url();
  for (const name of ["Reset Chat", "Export Notes"]) {
    const button = page.getByRole("button", { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      "Nothing to reset or export until you have asked something.",
    );
  }
  await ask(page, "Who decoded the waggle dance?");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export Notes" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`notes-${new Date().toISOString().slice(0, 10)}.txt`);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("honeybees.pdf");
  expect(text).toContain(`${username}:\nWho decoded the waggle dance?`);
  expect(text).toContain("Karl von Frisch");
  expect(text).toMatch(/\[1\] page 2: “/);
  // Without scripts, a page shows it when it is loaded again.
  if (!withJavaScript) await page.reload();
  await expect(page.getByText("Export Successful")).toBeVisible();
  await page.getByRole("button", { name: "Reset Chat" }).click();
  await expect(page.getByText("Chat Reset")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All materials");
  await open(page, file);
  await expect(replies(page)).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "What would you like to understand?" }),
  ).toBeVisible();
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
});

test("an eleventh message of the day is rejected", async ({ page, watch, withJavaScript }) => {
  const { fileId } = await registerWith(page, [beesPdf()]);
  for (let sent = 0; sent < 9; sent += 1) {
    const answer = await page.request.post("/api/chat", {
      data: { message: `What is pollination? (${sent + 1})`, fileId },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await ready(page);
  // Another page, opened while one message is left.
  const late = await page.context().newPage();
  await open(late, page.url());
  await expect(page.getByText("1 of 10 messages left today")).toBeVisible();
  await ask(page, "How do bees stay warm in winter?");
  await expect(page.getByText("0 of 10 messages left today")).toBeVisible();
  await expect(page.getByText("You've used all of today's messages")).toBeVisible();
  await expectAccessible(page);
  const limit = "use 11 Daily Chat Messages, but the free plan only allows 10.";
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") asked.push(request.url());
  });
  watch.expectStatus(402);
  const field = page.getByLabel("Your message");
  await field.fill("And what about drones?");
  await page.getByRole("button", { name: "Send" }).click();
  await declineUpgrade(page, limit);
  await expect(field).toHaveValue("And what about drones?");
  // If the page knows that no messages are left, it sends no request.
  expect(asked).toHaveLength(withJavaScript ? 0 : 1);

  const refused = late.waitForResponse((response) => response.status() === 402);
  await late.getByLabel("Your message").fill("And what about drones?");
  await late.getByRole("button", { name: "Send" }).click();
  await refused;
  await declineUpgrade(late, limit);
  await expect(late.getByLabel("Your message")).toHaveValue("And what about drones?");
  await late.close();
  const answer = await page.request.post("/api/chat", { data: { message: "More?", fileId } });
  expect(answer.status()).toBe(402);
  expect(await answer.json()).toMatchObject({
    code: "upgrade_required",
    feature: "chat",
    limit: 10,
    used: 10,
  });
});

test("the header describes the file, and deletes it after a confirmation", async ({
  page,
  withJavaScript,
}) => {
  await registerWith(page, [beesPdf(), printingDocx()]);
  await expect(page.getByText(/^\d+\.\d KB, PDF$/)).toBeVisible();
  await page.getByRole("link", { name: "Delete file" }).click();
  const question = 'This will permanently delete "honeybees.pdf". This action cannot be undone.';
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(withJavaScript ? 1 : 0);
  await expectAccessible(page, bothLooks);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("File deleted")).toBeVisible();
  await expect(page.getByText("The file has been removed.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("printing press.docx");
});

test("a learner is greeted by name and sees when more messages are available, and New Chat deselects the file", async ({
  page,
  withJavaScript,
}) => {
  const { username } = await registerWith(page, [beesPdf(), printingDocx()]);
  const file = page.url();
  await expect(page.locator("#welcome")).toContainText(`Hello ${username}.`);
  await expect(page.getByText("10 of 10 messages left today", { exact: true })).toBeVisible();
  await ask(page, "What is pollination?");
  await expect(page.locator("#welcome")).toHaveCount(0);
  const midnight = page.locator("main time");
  await expect(midnight).toHaveAttribute("datetime", /T00:00:00\.000Z$/);
  const own = withJavaScript
    ? await midnight.evaluate((time: HTMLTimeElement) =>
        new Date(time.dateTime).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" }),
      )
    : "00:00 UTC";
  await expect(midnight).toHaveText(own);
  await page.getByRole("link", { name: "New Chat" }).click();
  await expect(page.locator("#welcome")).toContainText(`Hello ${username}.`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All materials");
  await expect(replies(page)).toHaveCount(0);
  await ready(page);
  const reply = await ask(page, "Who printed the Bible with 42 lines?");
  await expect(reply).toContainText("Gutenberg");
  await expect(sources(reply).filter({ hasText: "printing press.docx" })).not.toHaveCount(0);
  await open(page, file);
  await expect(replies(page)).toHaveCount(1);
});

test("a reply can be copied as Markdown, and a conversation opens at its end @javascript", async ({
  page,
}) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await registerWith(page, [beesPdf()]);
  await page.setViewportSize({ width: 390, height: 844 });
  const turns = Array.from({ length: 8 }, (): [string, string][] => [
    ["user", "And then?"],
    ["assistant", "**Hello**, $x$"],
  ]);
  await converse(page, turns.flat());
  const copy = page.getByRole("button", { name: "Copy the reply" });
  await expect(copy).toHaveCount(9);
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(below).toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await copy.first().click();
  await expect(page.getByRole("button", { name: "Copied the reply" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("**Hello**, $x$");
});

test("a failed message keeps its text and can be sent again @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(502);
  await registerWith(page, [beesPdf()]);
  await page.route("**/api/chat", (route) =>
    route.fulfill({
      status: 502,
      json: { error: "Failed to get a response. Please try again.", code: "provider_failed" },
    }),
  );
  const field = page.getByLabel("Your message");
  await field.fill("What is pollination?");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toContainText(
    "Failed to get a response. Please try again.",
  );
  await expect(field).toHaveValue("What is pollination?");
  await expectAccessible(page);
  await page.unroute("**/api/chat");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(field).toHaveValue("");
});

test("without a network, a message keeps its text, and can be sent when the network is back @javascript", async ({
  page,
  watch,
}) => {
  await registerWith(page, [beesPdf()]);
  watch.expectFailedRequest("/api/chat");
  watch.expectFailedRequest("/api/upload");
  const alert = page.getByRole("alert");
  const field = page.getByLabel("Your message");
  await goOffline(page);
  await field.fill("What is pollination?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(alert).toContainText("You seem to be offline");
  await expect(alert).toContainText("Failed to get a response. Please try again.");
  await expect(field).toHaveValue("What is pollination?");
  await page.getByRole("navigation", { name: "Ways to study" }).getByText("Quiz").click();
  await expect(alert).toContainText("You can carry on as soon as you're back online.");
  await expect(page).toHaveURL(/\/app\?fileId=/);
  await expect(field).toHaveValue("What is pollination?");
  await choose(page, [printingDocx()]);
  await expect(alert).toContainText("Failed to upload files. Please try again.");
  await expectAccessible(page);

  await page.context().setOffline(false);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  await expect(field).toHaveValue("");
  const materials = page.getByRole("complementary", { name: "Study Materials" });
  await materials.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
  await page.getByRole("navigation", { name: "Ways to study" }).getByText("Quiz").click();
  await expect(page).toHaveURL(/\/app\/quiz/);
});

test("resuming a reply after a lost connection does not use up a second message @javascript", async ({
  page,
  watch,
}) => {
  watch.expectFailedRequest("/api/chat");
  await registerWith(page, [beesPdf()]);
  // The turn has started, but its events cannot be fetched.
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const broken = sessionStorage.getItem("broken") && response.headers.has("X-Turn-Id");
      if (broken)
        return new Response(new ReadableStream({ start: (end) => end.error() }), response);
      return response;
    };
  });
  await page.reload();
  await ready(page);
  await page.evaluate(() => sessionStorage.setItem("broken", "yes"));
  await page.route("**/api/chat/turns/**", (route) => route.abort("connectionfailed"));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/turns/")) watch.expectFailedRequest(pathname);
  });
  await page.getByLabel("Your message").fill("What is pollination?");
  await page.getByRole("button", { name: "Send" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute("**/api/chat/turns/**");
  await again.click();
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
});

test("a stopped reply ends, and a finished one is announced once @javascript", async ({ page }) => {
  await slowDownReplies(page);
  await registerWith(page, [beesPdf()]);
  await page.getByLabel("Your message").fill("Who decoded the waggle dance?");
  await page.getByRole("button", { name: "Send" }).click();
  // Stopped before its first word, it would not be kept.
  await expect(page.locator("main .grid[data-arriving]")).not.toBeEmpty();
  const stopped = page.waitForResponse((response) => response.request().method() === "DELETE");
  await page.getByRole("button", { name: "Stop" }).click();
  expect((await stopped).status()).toBe(200);
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  const status = page.locator("main > section > p[role='status']");
  await expect(status).toHaveText(/^Fennec said: /);
});

test("a growing reply does not scroll away from earlier messages @javascript", async ({ page }) => {
  await slowDownReplies(page);
  await registerWith(page, [beesPdf()]);
  await converse(page, [
    ["user", "Tell me a lot"],
    ["assistant", "A line.\n\n".repeat(60)],
  ]);
  await page.getByLabel("Your message").fill("Who decoded the waggle dance?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.locator("main .grid[data-arriving]")).toBeInViewport();
  await page.mouse.move(800, 300);
  await page.mouse.wheel(0, -900);
  await expect(page.locator("main .grid[data-arriving]")).not.toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await expect(replies(page)).toHaveCount(3, { timeout: 60_000 });
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test("a reset, deletion or export without a response shows an error and changes nothing @javascript", async ({
  page,
  watch,
}) => {
  await registerWith(page, [beesPdf()]);
  await ask(page, "What is pollination?");
  const refuse = (route: Route) => {
    if (route.request().method() !== "POST") return route.continue();
    watch.expectFailedRequest(new URL(route.request().url()).pathname);
    return route.abort("connectionfailed");
  };
  await page.route("**/*", refuse);
  const alert = page.getByRole("alert");
  await page.getByRole("button", { name: "Reset Chat" }).click();
  await expect(alert).toContainText("Failed to reset chat. Please try again.");
  await page.getByRole("button", { name: "Export Notes" }).click();
  await expect(alert).toContainText("Export Failed");
  await expect(alert).toContainText("Could not export your notes. Please try again.");
  await expect(replies(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Delete file" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(alert).toContainText("Failed to delete file. Please try again.");
  await page.unroute("**/*", refuse);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(replies(page)).toHaveCount(1);
});

/** Fills the open conversation, which must be empty, and shows it. */
async function converse(page: Page, messages: [role: string, content: string][]): Promise<void> {
  const answer = await page.request.post("/api/chat", {
    data: {
      fileId: new URL(page.url()).searchParams.get("fileId"),
      message: "And what is pollination?",
      messages: messages.map(([role, content]) => ({ role, content })),
    },
  });
  expect(answer.status()).toBe(200);
  await open(page, page.url());
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Passes the events of a reply on one by one, so that the test can observe how it grows. */
async function slowDownReplies(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const response = await fetch(...request);
      const type = response.headers.get("Content-Type") ?? "";
      if (!response.body || !type.startsWith("text/event-stream")) return response;
      const slow = new TransformStream<string, string>({
        async transform(chunk, controller) {
          for (const event of chunk.split(/(?<=\n\n)/)) {
            controller.enqueue(event);
            await new Promise((done) => setTimeout(done, 100));
          }
        },
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(slow)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, response);
    };
  });
}
