import type { Page } from "@playwright/test";
import { injectedDocuments, injectedMessages } from "../fakes/injections";
import { startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { ask, expect, open, register, replies, test, upload } from "./fixtures";
import { shortDocx } from "./material/documents";

const port = process.env.E2E_INJECTIONS_PORT ?? "8801";

test.use({ baseURL: `http://localhost:${port}` });

let models: Awaited<ReturnType<typeof startModelServer>>;
let served: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  models = await startModelServer();
  const variables = {
    AI_PROVIDER: "openai-compatible",
    OPENAI_BASE_URL: `${models.url}/v1`,
    OPENAI_API_KEY: "sk-injections",
    TEXT_MODEL: "some-model",
  };
  served = await serveProduct(port, variables, ["--without-pictures"]);
});
test.afterAll(async () => {
  await served?.stop();
  await models?.close();
});

test("no injected script runs, and no injected address is requested", async ({ page }) => {
  test.setTimeout(240_000);
  const scenario = `${models.url}/scenarios/default`;
  await fetch(scenario, { method: "PUT", body: JSON.stringify([{ echo: true }]) });
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
    // The first reply is checked while it is streamed, the others when their page is opened.
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
  const { requests, refusals } = (await (await fetch(scenario)).json()) as {
    requests: unknown[];
    refusals: unknown[];
  };
  expect(refusals).toEqual([]);
  expect(requests).toHaveLength(shown);
});

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
}

/** Expects that the shown replies contain neither injected markup nor the model's instructions. */
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
  await expectNoScriptRan(page);
}

async function expectNoScriptRan(page: Page): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-pwned", /.*/);
  expect(
    await page.evaluate(() => [...document.querySelectorAll("a")].map((link) => link.protocol)),
  ).not.toContain("javascript:");
}
