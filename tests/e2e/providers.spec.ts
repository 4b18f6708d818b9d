import type { Page } from "@playwright/test";
import { injectedDocuments, injectedMessages } from "../fakes/injections";
import { type Step, startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import {
  ask,
  expect,
  expectAccessible,
  open,
  register,
  replies,
  sources,
  test,
  upload,
} from "./fixtures";
import { beesPdf, shortDocx } from "./material/documents";

const key = "sk-journey-8d1f";
interface Journey {
  port: string;
  /** As the interface names who answers. */
  named: string;
  /** Beside `AI_PROVIDER`. @param url of the model server */
  variables(url: string): Record<string, string>;
}

/** By the value of `AI_PROVIDER`. */
const journeys: Record<string, Journey> = {
  builtin: {
    port: process.env.E2E_BUILTIN_PORT ?? "8801",
    named: "Fennec's built-in engine",
    variables: () => ({}),
  },
  "workers-ai": {
    port: process.env.E2E_WORKERS_AI_PORT ?? "8802",
    named: "gemma-4-26b-a4b-it on Workers AI",
    variables: (url) => ({ WORKERS_AI_URL: url }),
  },
  "openai-compatible": {
    port: process.env.E2E_OPENAI_PORT ?? "8803",
    named: "some-model",
    variables: (url) => ({
      OPENAI_BASE_URL: `${url}/v1`,
      OPENAI_API_KEY: key,
      TEXT_MODEL: "some-model",
    }),
  },
};

test.describe.configure({ mode: "serial", timeout: 240_000 });

let models: Awaited<ReturnType<typeof startModelServer>>;
let served: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  models = await startModelServer();
});
test.afterAll(() => models.close());

for (const [provider, { port, named, variables }] of Object.entries(journeys)) {
  test.describe(() => {
    test.use({ baseURL: `http://localhost:${port}` });
    test.beforeAll(async () => {
      served = await serveProduct(port, { AI_PROVIDER: provider, ...variables(models.url) });
    });
    test.afterAll(() => served.stop());

    test(`the same journey with ${provider}`, async ({ page }) => {
      await register(page);
      await upload(page, [beesPdf()]);
      await expect(page.getByText(`Answered by ${named}`).first()).toBeAttached();
      const reply = await ask(page, "What is the most serious enemy of the honeybee?");
      await expect(reply).toContainText("Varroa");
      await expect(sources(reply)).not.toHaveCount(0);
      await sources(reply).first().click();
      await expect(page.locator("mark#quote")).toHaveCount(1);
      const fileId = new URL(page.url()).searchParams.get("fileId");
      const quiz = await post(page, "/api/quiz", {
        ...{ fileId, topic: null, difficulty: "medium", questionCount: 3 },
      });
      expect(quiz.questions.length).toBeGreaterThan(0);
      const deck = await post(page, "/api/flashcards", { fileId, topic: null, count: 5 });
      expect(deck.flashcards.length).toBeGreaterThan(0);
      for (const { source } of [...quiz.questions, ...deck.flashcards]) {
        expect(source.fileId).toBe(fileId);
      }
      await open(page, `/app/quiz/${quiz.id}`);
      await expect(page.getByText(quiz.questions[0].question).first()).toBeVisible();
      await expect(page.locator("body")).not.toContainText(key);
      expect((await scenario("default")).refusals).toEqual([]);
    });

    if (provider === "openai-compatible") {
      test("Markdown and formulas are read as they are meant", async ({ page }) => {
        await replyWith({
          say: "**Take the root** of $x^2$, \\(y_1\\):\n\n\\[x = \\frac{1}{2} \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\\]\n\nIt costs $5 and $6. <b>raw</b> [run](javascript:alert(1)) $\\href{javascript:alert(1)}{x}$",
        });
        await register(page);
        await upload(page, [beesPdf()]);
        const reply = await ask(page, "How do I solve $x^2=2$?");
        await expect(reply.locator("strong")).toHaveText("Take the root");
        await expect(reply.locator("math")).toHaveCount(4);
        await expect(reply.locator("math[display='block'] mfrac")).toBeVisible();
        await expect(reply).toContainText("It costs $5 and $6. <b>raw</b>");
        await expect(reply.locator("a[href^='javascript'], b, script, img")).toHaveCount(0);
        await expectAccessible(page);
      });

      test("nothing of what tries to take the page over is run or asked for", async ({ page }) => {
        await replyWith({ echo: true });
        page.on("dialog", (dialog) => {
          throw new Error(`A dialog opened: ${dialog.message()}`);
        });
        await page.addInitScript(() => {
          Object.assign(window, {
            pwned: () => document.documentElement.setAttribute("data-pwned", ""),
          });
        });
        const learners = 4;
        let shown = 0;
        for (let learner = 0; learner < learners; learner += 1) {
          await page.context().clearCookies();
          await register(page);
          const texts = injectedDocuments.filter((_, index) => index % learners === learner);
          const messages = injectedMessages.filter((_, index) => index % learners === learner);
          await upload(
            page,
            texts.map((text, index) => shortDocx(`notes ${index}.docx`, text)),
          );
          const files = await (await page.request.get("/api/user/files")).json();
          // One is watched as it arrives, word by word; the others as they stand when a page is opened.
          await ask(page, messages[0] ?? "");
          await expectHarmless(page);
          shown += 1;
          for (const { id } of files) {
            await post(page, "/api/chat", { message: "What does my file say?", fileId: id });
            await open(page, `/app?fileId=${id}`);
            await expectHarmless(page);
            shown += 1;
          }
          for (const message of messages.slice(1)) {
            await post(page, "/api/chat", { message, fileId: null });
            shown += 1;
          }
          await open(page, "/app?fileId=library");
          await expectHarmless(page);
        }
        expect(shown).toBe(injectedDocuments.length + injectedMessages.length);
        const { requests, refusals } = await scenario("default");
        expect(refusals).toEqual([]);
        expect(requests).toHaveLength(shown);
      });
    }
  });
}

/** What the model server does with every request from now on. */
async function replyWith(step: Step): Promise<void> {
  await fetch(`${models.url}/scenarios/default`, { method: "PUT", body: JSON.stringify([step]) });
}

// biome-ignore lint/suspicious/noExplicitAny: whatever the call answers with
async function post(page: Page, path: string, data: object): Promise<any> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

async function scenario(id: string): Promise<{ requests: object[]; refusals: string[] }> {
  return (await fetch(`${models.url}/scenarios/${id}`)).json();
}

/** The replies that are shown hold neither markup of their own nor the model's instructions. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(replies(page).first()).toBeVisible();
  const shown = page.locator("main .reply");
  await expect(
    shown.locator(
      "img, iframe, object, embed, form, style, link, meta, base, video, audio, script",
    ),
  ).toHaveCount(0);
  for (const text of await shown.allInnerTexts()) {
    expect(text).not.toContain("duneglass41");
    expect(text).not.toContain("You help one learner to understand");
  }
  await expectUntouched(page);
}

async function expectUntouched(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-pwned", /.*/);
  expect(
    await page.evaluate(() => [...document.querySelectorAll("a")].map((link) => link.protocol)),
  ).not.toContain("javascript:");
}
