import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
  ask,
  expect,
  expectAccessible,
  open,
  ready,
  register,
  replies,
  sources,
  test,
  upload,
} from "./fixtures";
import { beesPdf, printingDocx } from "./material/documents";

const questions = [
  { question: "Who decoded the waggle dance?", page: 2, says: /Karl von Frisch/ },
  { question: "What is the most serious enemy of the honeybee?", page: 4, says: /Varroa/ },
  { question: "How many eggs can the queen lay in a day?", page: 1, says: /2,000/ },
];

test("three answers about a file, each with its page and its words", async ({ page }) => {
  await register(page);
  await upload(page, [beesPdf()]);
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
  await page.goBack();
  await expect(replies(page)).toHaveCount(3);
});

test("Enter sends, Shift and Enter make a line, nothing sends nothing @javascript", async ({
  page,
}) => {
  await register(page);
  await upload(page, [printingDocx()]);
  const field = page.getByLabel("Your message");
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

test("a blank message is refused under its field @without-javascript", async ({ page, watch }) => {
  watch.expectStatus(400);
  await register(page);
  await upload(page, [printingDocx()]);
  await page.getByLabel("Your message").fill("   ");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByLabel("Your message")).toHaveAccessibleDescription(
    "Type a message first.",
  );
  await expect(page.getByText("10 of 10 messages left today")).toBeVisible();
  await expect(page.getByText("You said")).toHaveCount(0);
});

test("a reply is written word by word, and a reload in the middle keeps it @javascript", async ({
  page,
}) => {
  await slowDownReplies(page);
  await register(page);
  await upload(page, [beesPdf()]);
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
  const username = await register(page);
  await upload(page, [beesPdf()]);
  const file = page.url();
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
  // The page stands as it was, ready for the next thing.
  await page.getByRole("button", { name: "Reset Chat" }).click();
  await expect(page.getByText("Chat Reset")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All materials");
  await open(page, file);
  await expect(replies(page)).toHaveCount(0);
  await expect(
    page.getByRole("heading", { name: "What would you like to understand?" }),
  ).toBeVisible();
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  if (withJavaScript)
    await expect(page.getByRole("button", { name: "Export Notes" })).toBeDisabled();
});

test("New Chat leaves the file and keeps its conversation", async ({ page }) => {
  await register(page);
  await upload(page, [beesPdf(), printingDocx()]);
  const file = page.url();
  await ask(page, "What is this about?");
  await page.getByRole("link", { name: "New Chat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All materials");
  await expect(replies(page)).toHaveCount(0);
  await ready(page);
  const reply = await ask(page, "Who printed the Bible with 42 lines?");
  await expect(reply).toContainText("Gutenberg");
  await expect(sources(reply).filter({ hasText: "printing press.docx" })).not.toHaveCount(0);
  await open(page, file);
  await expect(replies(page)).toHaveCount(1);
});

test("after ten messages the day is over", async ({ page, watch }) => {
  await register(page);
  await upload(page, [beesPdf()]);
  const fileId = new URL(page.url()).searchParams.get("fileId");
  for (let sent = 0; sent < 9; sent += 1) {
    const answer = await page.request.post("/api/chat", {
      data: { message: `What is pollination? (${sent + 1})`, fileId },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await ready(page);
  // Another window, opened while there is a message left.
  const late = await page.context().newPage();
  await open(late, page.url());
  await expect(page.getByText("1 of 10 messages left today")).toBeVisible();
  await ask(page, "How do bees stay warm in winter?");
  await expect(page.getByText("0 of 10 messages left today")).toBeVisible();
  await expect(page.getByText("You have used today's messages")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
  await expectAccessible(page);

  watch.expectStatus(402);
  const refused = late.waitForResponse((response) => response.status() === 402);
  await late.getByLabel("Your message").fill("And what about drones?");
  await late.getByRole("button", { name: "Send" }).click();
  await refused;
  await expect(late.getByRole("alert")).toContainText("Upgrade to Premium");
  await expect(late.getByRole("alert")).toContainText("10");
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

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Lets the events of a reply through one by one, so that it can be seen growing. */
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
