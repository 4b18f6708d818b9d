import { readdirSync, readFileSync } from "node:fs";
import { extname, resolve } from "node:path";
import type { Page } from "@playwright/test";
import {
  ask,
  choose,
  eachLook,
  expect,
  expectAccessible,
  listedFiles,
  open,
  ready,
  register,
  replies,
  sources,
  test,
  upload,
} from "./fixtures";
import type { Upload } from "./material/documents";

const fixtures = process.env.FIXTURES ?? "";
const screens = resolve(import.meta.dirname, "..", "results", "screens");

const mediaTypes: Record<string, string> = {
  ".pdf": "application/pdf",
  ".doc": "application/msword",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** The error for each damaged, encrypted or wrongly named file; null if it is read. */
const wrongType = /Only JPG, PNG, .+ files are supported\./;
const sentences: Record<string, RegExp | null> = {
  "encrypted-password-learn.pdf":
    /is protected by a password\. Save a copy without one and upload that\./,
  "encrypted-password-learn.docx":
    /is protected by a password\. Save a copy without one and upload that\./,
  "encrypted-password-learn.doc":
    /is protected by a password\. Save a copy without one and upload that\./,
  "truncated.pdf": /is damaged and can't be opened\. Export or download it again/,
  "zero-bytes.pdf": /is empty\. Choose another file\./,
  "zero-bytes.docx": /is empty\. Choose another file\./,
  "no-text-shapes.pdf": /has no text in it, only pictures or shapes\./,
  "xlsx-named.docx": wrongType,
  "rtf-named.doc": wrongType,
  "png-named.pdf": wrongType,
  "zip-bomb.docx":
    /is too long for Fennec to read at once\. Split it into parts and upload those\.|is damaged and can't be opened/,
  "doctype-entity.docx": /is damaged and can't be opened\. Export or download it again/,
  // Its text is read; the file that it refers to must not be.
  "external-image-etc-passwd.docx": null,
};

test.skip(fixtures === "", "FIXTURES names no folder of real documents");

test("three real documents give answers with pages, and a quiz with a result", async ({
  page,
  withJavaScript,
}) => {
  test.setTimeout(600_000);
  const shoot = (name: string) =>
    takeScreenshots(page, `${withJavaScript ? "js" : "nojs"}-${name}`);
  await open(page, "/");
  await shoot("landing");
  await open(page, "/auth");
  await shoot("login");
  await open(page, "/auth?tab=register");
  await shoot("register");
  await register(page);
  await shoot("welcome");
  await upload(page, [
    real("pdf/en-history-two-column.pdf"),
    real("docx/en-bureaucracy-footnotes.docx"),
    real("doc/en-sociology.doc"),
  ]);
  await expect(listedFiles(page)).toHaveCount(3);
  await shoot("starters");

  await openFile(page, "en-history-two-column.pdf");
  for (const { question, pages, fact } of historyQuestions) {
    const reply = await ask(page, question);
    const shown = await sources(reply).allInnerTexts();
    expect(
      shown.some((text) => pages.some((number) => new RegExp(`Page ${number}$`).test(text.trim()))),
      `${question}: wanted page ${pages}, got ${shown.join(" | ")}`,
    ).toBe(true);
    // A wrong answer can cite the right page.
    await expect.soft(reply, question).toContainText(fact, { timeout: 1_000 });
  }
  await shoot("chat-history");
  await expectAccessible(page);
  await sources(replies(page).first()).first().click();
  await expect(page.locator("mark#quote")).toBeInViewport();
  await ready(page);
  await shoot("reader-history");
  await expectAccessible(page);

  for (const { file, questions } of documentsWithoutPages) {
    await openFile(page, file);
    for (const { question, quote } of questions) {
      const reply = await ask(page, question);
      const shown = (await sources(reply).allInnerTexts()).join(" | ");
      expect(shown, question).toMatch(quote);
    }
    await shoot(`chat${extname(file)}`);
  }
  await expect(page.getByText("1 of 10 messages left today")).toBeVisible();

  await openFile(page, "en-history-two-column.pdf");
  await takeQuiz(page, shoot);
});

test("a damaged, encrypted or wrongly named document is rejected with a reason", async ({
  page,
  watch,
}) => {
  watch.expectStatus(413, 415, 422);
  expect(readdirSync(resolve(fixtures, "bad")).sort()).toEqual(Object.keys(sentences).sort());
  await register(page);
  for (const [name, sentence] of Object.entries(sentences)) {
    await test.step(name, async () => {
      await open(page, "/app");
      await choose(page, [real(`bad/${name}`)]);
      if (sentence === null) {
        await expect(page.getByText("Successfully uploaded 1 file(s).")).toBeVisible();
        await ready(page);
        await open(page, page.url().replace("/app?", "/app/docs?"));
        await expect(page.getByRole("article")).not.toContainText(/ENTITY-EXPANDED|root:x:0/);
        return;
      }
      const refusal = page.getByRole("alert").filter({ hasText: sentence }).first();
      await expect(refusal).toBeVisible({ timeout: 30_000 });
      await expect(listedFiles(page)).toHaveCount(0);
      expect(await (await page.request.get("/api/user/files")).json()).toEqual([]);
    });
  }
});

const documentsWithoutPages = [
  {
    file: "en-bureaucracy-footnotes.docx",
    questions: [
      { question: "What is a bureaucracy?", quote: /bureaucra/i },
      { question: "What did the Pendleton Act of 1883 do?", quote: /Pendleton/ },
      { question: "What is the spoils system?", quote: /spoils|patronage/i },
    ],
  },
  {
    file: "en-sociology.doc",
    questions: [
      { question: "What is a society according to sociologists?", quote: /societ/i },
      { question: "What did Durkheim mean by anomie?", quote: /anomie/i },
      { question: "What is the looking-glass self?", quote: /looking.glass/i },
    ],
  },
];

/** A learner's questions. `npm run eval` measures how well paraphrases are answered. */
const historyQuestions = [
  { question: "When did the Aztecs start building their capital?", pages: [2], fact: "1325" },
  { question: "What is the quipu?", pages: [3], fact: "knots and colored strings" },
  { question: "What is Cahokia?", pages: [4], fact: "Mississippi River" },
];

function real(path: string): Upload {
  return {
    name: path.split("/").at(-1) ?? path,
    mimeType: mediaTypes[extname(path)] ?? "",
    buffer: readFileSync(resolve(fixtures, path)),
  };
}

async function openFile(page: Page, name: string): Promise<void> {
  await open(page, "/app");
  await listedFiles(page).filter({ hasText: name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await ready(page);
}

async function takeQuiz(page: Page, shoot: (name: string) => Promise<void>): Promise<void> {
  await page
    .getByRole("navigation", { name: "Ways to study" })
    .getByRole("link", { name: "Quiz" })
    .click();
  await expect(page.getByRole("heading", { name: "New quiz" })).toBeVisible();
  await ready(page);
  await shoot("quiz-setup");
  await page.getByRole("button", { name: "Generate Quiz" }).click();
  for (let number = 1; number <= 10; number += 1) {
    await expect(page.getByText(`Question ${number} of 10`)).toBeVisible({ timeout: 60_000 });
    await ready(page);
    if (number === 1) await shoot("quiz-question");
    await page
      .getByRole("list", { name: "Options" })
      .getByRole("button")
      .nth(number % 3)
      .click();
    await expect(page.getByRole("region", { name: "Explanation" })).toBeVisible();
    await ready(page);
    if (number === 1) await shoot("quiz-answer");
    if (number < 10) await page.getByRole("link", { name: "Next", exact: true }).click();
  }
  await page.getByRole("link", { name: "See your result" }).click();
  await expect(page.getByText(/\d+ of 10 correct/)).toBeVisible();
  await ready(page);
  await shoot("quiz-result");
  await expectAccessible(page);
}

async function takeScreenshots(page: Page, name: string): Promise<void> {
  await eachLook(page, async ({ width, scheme }) => {
    const marked = page.locator("mark#quote");
    if ((await marked.count()) > 0) {
      await marked.evaluate((element) => element.scrollIntoView({ block: "center" }));
    }
    await page.screenshot({ path: resolve(screens, `${name}-${width}-${scheme}.png`) });
  });
}
