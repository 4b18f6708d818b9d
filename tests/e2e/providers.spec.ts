import type { Page } from "@playwright/test";
import { type Step, startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { ask, expect, expectAccessible, open, registerWith, sources, test } from "./fixtures";
import { beesPdf } from "./material/documents";

const key = "sk-journey-8d1f";
interface Journey {
  port: string;
  /** The model's name in the interface. */
  named: string;
  /** The variables besides `AI_PROVIDER`. @param url the address of the model server */
  variables(url: string): Record<string, string>;
}

/** By the value of `AI_PROVIDER`. The built-in engine answers in all other journeys. */
const journeys: Record<string, Journey> = {
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
      const chosen = { AI_PROVIDER: provider, ...variables(models.url) };
      served = await serveProduct(port, chosen, ["--without-pictures"]);
    });
    test.afterAll(() => served.stop());

    test(`a learner gets answers, a quiz and cards with ${provider}`, async ({ page }) => {
      await registerWith(page, [beesPdf()]);
      await expect(page.getByText(`Answers come from ${named}`).first()).toBeAttached();
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
      test("Markdown and formulas are rendered", async ({ page }) => {
        await replyWith({
          say: "**Take the root** of $x^2$, \\(y_1\\):\n\n\\[x = \\frac{1}{2} \\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\\]\n\nIt costs $5 and $6. <b>raw</b> [run](javascript:alert(1)) $\\href{javascript:alert(1)}{x}$",
        });
        await registerWith(page, [beesPdf()]);
        const reply = await ask(page, "How do I solve $x^2=2$?");
        await expect(reply.locator("strong")).toHaveText("Take the root");
        await expect(reply.locator("math")).toHaveCount(4);
        await expect(reply.locator("math[display='block'] mfrac")).toBeVisible();
        await expect(reply).toContainText("It costs $5 and $6. <b>raw</b>");
        await expect(reply.locator("a[href^='javascript'], b, script, img")).toHaveCount(0);
        await expectAccessible(page);
      });
    }
  });
}

/** Sets the model server's response to every request from now on. */
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
