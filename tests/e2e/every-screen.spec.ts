import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { test as base, type Page } from "@playwright/test";
import { root } from "../../workers/toolchain.mjs";
import { pagesOf, type Studied, visitorsPages } from "../fakes/every-page";
import { latinWords } from "../fakes/latin-words";
import { expect, expectNoSidewaysScroll, newUsername, open, password, test } from "./fixtures";

const markedPort = process.env.E2E_MARKED_PORT ?? "8806";
const texts = resolve(import.meta.dirname, "../evaluations/texts");

/** A document in each language. The one for marked messages has no Latin letters. */
const documents = {
  en: "ecology-lecture-notes.md",
  es: "revolucion-mexicana.md",
  de: "gletscher.md",
  fr: "digestion-fiche.md",
  pt: "biomas-do-brasil.md",
  ar: "aljihaz-altanaffusi.md",
  zh: "shuixunhuan.md",
  ru: "stroenie-atoma.md",
};

/** Registers a learner who has used every feature, with documents in a language. */
async function study(page: Page, language: keyof typeof documents): Promise<Studied> {
  const post = async <T>(path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const submit = async (path: string, form: Record<string, string>) => {
    const answer = await page.request.post(path, { form, maxRedirects: 0 });
    expect(answer.status(), path).toBeLessThan(400);
  };
  const uploaded = async (name: string, mimeType: string, buffer: Buffer): Promise<string> => {
    const form = new FormData();
    form.append("files", new File([new Uint8Array(buffer)], name, { type: mimeType }));
    const answer = await page.request.post("/api/upload", { multipart: form });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json())[0].id;
  };
  type Work = { id: string; questions: { correctAnswer: number }[] };
  const username = newUsername();
  await post("/api/register", { username, email: `${username}@example.com`, password });
  const text = readFileSync(join(texts, documents[language]));
  const [, title = ""] = /^# (.+)$/m.exec(text.toString()) ?? [];
  const fileId = await uploaded(`${title}.md`, "text/markdown", text);
  const examOn = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const course = { name: title.slice(0, 60), examOn, fileIds: [fileId] };
  const { id: courseId } = await post<{ id: string }>("/api/courses", course);
  const { id: deckId } = await post<{ id: string }>("/api/flashcards", { fileId, count: 5 });
  const keep = (mode: string, workId: string) =>
    submit("/app/review/keep", { mode, workId, keep: "yes", back: "/app/quiz" });
  await keep("flashcards", deckId);
  const card = await post<Studied["card"]>("/api/cards", {
    ...{ deckId: null, front: title, back: title },
  });
  const quiz = await post<Work>("/api/quiz", { fileId, questionCount: 3 });
  const done = await post<Work>("/api/quiz", { fileId, questionCount: 2 });
  for (const [index, { correctAnswer }] of done.questions.entries()) {
    const option = String(index === 0 ? (correctAnswer + 1) % 2 : correctAnswer);
    const question = String(index + 1);
    await submit(`/app/quiz/${done.id}?question=${question}`, { question, option });
  }
  await keep("quiz", done.id);
  const practice = await post<Work>("/api/practice-test", { fileId, questionCount: 2 });
  const doneTest = await post<Work>("/api/practice-test", { fileId, questionCount: 2 });
  for (const index of doneTest.questions.keys()) {
    await submit(`/practice-test/${doneTest.id}`, { question: String(index + 1), option: "0" });
  }
  await post("/api/chat", { message: title, fileId });
  await post("/api/review/calendar", {});
  return {
    ids: { fileId, courseId, deckId, quizId: quiz.id, doneQuizId: done.id, testId: practice.id },
    pictureId: fileId,
    card,
    doneTestId: doneTest.id,
  };
}

/** The languages with the longest words, and the right-to-left one. */
for (const language of ["de", "es", "ar"] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test("every screen fits on a phone", async ({ page, watch }) => {
      test.setTimeout(600_000);
      // Visitors also open pages for learners, and one that does not exist.
      watch.expectStatus(401, 404);
      const look = async (path: string) => {
        await open(page, path);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 700 });
          await expectNoSidewaysScroll(page);
          expect.soft(await overflowing(page), `${path} at ${width} px`).toEqual([]);
        }
      };
      for (const path of visitorsPages) await look(path);
      const studied = await study(page, language);
      await open(page, "/app");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      for (const path of pagesOf(studied)) await look(path);
    });
  });
}

/** Links and buttons whose text overflows, and controls of a header that overlap. */
async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (element: Element) => {
      // Texts that are only read aloud are clipped to a pixel.
      const isClipped = element.closest(".sr-only") || element.getBoundingClientRect().width <= 2;
      return !isClipped && element.checkVisibility({ checkVisibilityCSS: true });
    };
    /** Whether a text is truncated on purpose, with an ellipsis. */
    const isCut = (element: Element) => getComputedStyle(element).overflowX !== "visible";
    const controls = [...document.querySelectorAll<HTMLElement>("a, button")].filter(isShown);
    const found = controls.filter((control) => {
      if (getComputedStyle(control).display === "inline") return false;
      const box = control.getBoundingClientRect();
      const range = document.createRange();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        if (!parentElement || !isShown(parentElement) || isCut(parentElement)) continue;
        range.selectNodeContents(texts.currentNode);
        const { left, right, width } = range.getBoundingClientRect();
        if (width > 0 && (left < box.left - 2 || right > box.right + 2)) return true;
      }
      return false;
    });
    const inHeader = controls.filter((control) => control.matches("header *:not(main *)"));
    for (const one of inHeader) {
      const box = one.getBoundingClientRect();
      const isUnder = (other: HTMLElement) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        return width > 2 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 2;
      };
      if (inHeader.some((other) => other !== one && isUnder(other))) found.push(one);
    }
    return found.map(({ innerText, outerHTML }) => innerText.trim() || outerHTML.slice(0, 100));
  });
}

/** Serves the product from source, with each message of the catalogues in ⟦ and ⟧. */
const marked = base.extend<object, { product: string }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs no other
    async ({}, use) => {
      const state = join(root, ".wrangler", "e2e", "marked");
      rmSync(state, { recursive: true, force: true });
      const server = spawn(process.execPath, ["workers/serve.mjs", "--watch"], {
        cwd: root,
        env: { ...process.env, FENNEC_LANGUAGE: "pseudo", PORT: markedPort, STATE_DIR: state },
        stdio: "ignore",
      });
      const origin = `http://localhost:${markedPort}`;
      await expect
        .poll(
          () =>
            fetch(`${origin}/healthz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 240_000 },
        )
        .toBe(true);
      await use(origin);
      await ended(server);
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product),
});

async function ended(server: ChildProcess): Promise<void> {
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await gone;
}

/** Controls that reveal more of a page. */
const openers = "summary, [aria-haspopup], [aria-expanded=false]";

marked("every text is in the catalogues", async ({ page }) => {
  marked.setTimeout(1_800_000);
  // The development build compiles a page when it is first opened.
  page.setDefaultNavigationTimeout(120_000);
  const found = new Set<string>();
  const look = async (path: string) => {
    for (const text of await unmarkedTexts(page)) {
      if (latinWords(text).length > 0) found.add(`${path}: ${text}`);
    }
  };
  const visit = async (path: string) => {
    await open(page, path);
    await look(path);
    for (const opener of await page.locator(openers).all()) {
      if (!(await opener.isVisible())) continue;
      await opener.click({ timeout: 2_000 }).catch(() => {});
      await look(path);
      await page.keyboard.press("Escape");
    }
  };
  for (const path of visitorsPages) await visit(path);
  const studied = await study(page, "ru");
  for (const path of pagesOf(studied)) await visit(path);
  expect([...found]).toEqual([]);
});

/** The texts, shown or read aloud, that are outside the marks of a message. */
async function unmarkedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ["alt", "aria-description", "aria-label", "placeholder", "title"];
    const outside = (text: string) => {
      for (let shorter = text; ; text = shorter) {
        shorter = text.replace(/⟦[^⟦⟧]*⟧/g, "");
        if (shorter === text) return text;
      }
    };
    const texts = [outside(document.title)];
    // A message that contains a link or emphasis is several nodes.
    let depth = 0;
    const visit = (node: Node): void => {
      if (node instanceof Text) {
        let unmarked = "";
        for (const sign of node.data) {
          if (sign === "⟦") depth += 1;
          else if (sign === "⟧") depth -= 1;
          else if (depth === 0) unmarked += sign;
        }
        texts.push(unmarked.trim());
      }
      if (!(node instanceof Element) || node.matches("script, style, svg, [lang]:not(html)"))
        return;
      for (const name of attributes) texts.push(outside(node.getAttribute(name) ?? ""));
      for (const child of node.childNodes) visit(child);
    };
    visit(document.body);
    if (depth !== 0) texts.push("A mark has no counterpart.");
    return texts.filter((text) => text !== "");
  });
}
