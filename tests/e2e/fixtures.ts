import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";
import type { Upload } from "./material/documents";

export { expect };

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export const password = "desert fox 7";

/** A page parses the minified script in half the time. */
const axeScript = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface Watch {
  /** Allows error responses that a journey provokes on purpose. */
  expectStatus(...statuses: number[]): void;
  /** Allows failed requests to a path, which a journey provokes on purpose. */
  expectFailedRequest(path: string): void;
  /** Allows what the console reports about them. */
  expectReport(report: RegExp): void;
}

/** Watches the page: a test fails at its end if there were errors that it does not expect. */
export const test = base.extend<{ watch: Watch; withJavaScript: boolean }>({
  withJavaScript: async ({ javaScriptEnabled }, use) => {
    await use(javaScriptEnabled !== false);
  },
  watch: [
    async ({ page, baseURL, javaScriptEnabled }, use) => {
      const problems: string[] = [];
      const expected = new Set<number>();
      const cutOff = new Set<string>();
      const reports: RegExp[] = [];
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        // The response itself is checked below.
        if (message.text().startsWith("Failed to load resource")) return;
        // A busy machine may render later than the browser expects.
        if (message.text().includes("was preloaded using link preload but not used")) return;
        // The browser logs that the journey blocks service workers.
        if (message.text() === "Service Worker registration blocked by Playwright") return;
        // The browser may check for a newer service worker at any time, also while a journey is offline.
        if (message.text() === "An unknown error occurred when fetching the script.") return;
        // Remix reports a load that a newer navigation has aborted.
        if (message.text().startsWith("AbortError: BodyStreamBuffer was aborted")) return;
        if (reports.some((report) => report.test(message.text()))) return;
        problems.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on("pageerror", (error) => {
        // Remix does not handle the rejection of a load that a newer navigation has aborted.
        if (error.message === "signal is aborted without reason") return;
        problems.push(`page error: ${error.stack ?? error}`);
      });
      page.on("requestfailed", (request) => {
        const failure = request.failure()?.errorText ?? "";
        // Leaving a page aborts its requests.
        if (failure === "net::ERR_ABORTED") return;
        const { pathname } = new URL(request.url());
        if (cutOff.has(pathname)) return;
        // The browser may request it at any time, also while a journey is offline.
        if (pathname === "/favicon.svg") return;
        // Disabled scripts are reported as failed requests.
        if (javaScriptEnabled === false && request.url().endsWith(".js")) return;
        problems.push(`failed request: ${request.method()} ${request.url()} ${failure}`);
      });
      page.on("request", (request) => {
        // The browser's own PDF viewer is an extension.
        if (/^(data|blob|about|chrome|chrome-extension):/.test(request.url())) return;
        if (baseURL && request.url().startsWith(baseURL)) return;
        problems.push(`request to another origin: ${request.url()}`);
      });
      page.on("response", (response) => {
        if (response.status() < 400 || expected.has(response.status())) return;
        problems.push(
          `answer ${response.status()}: ${response.request().method()} ${response.url()}`,
        );
      });
      await page.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use({
        expectStatus(...statuses) {
          for (const status of statuses) expected.add(status);
        },
        expectFailedRequest(path) {
          cutOff.add(path);
        },
        expectReport(report) {
          reports.push(report);
        },
      });
      if (!page.isClosed() && page.url().startsWith("http")) await expectNoSidewaysScroll(page);
      expect(problems, "unexpected errors").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its forms work: with JavaScript, until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

/** Waits until React has hydrated the page, if JavaScript is on, and no navigation is pending. */
export async function ready(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.waitForFunction(() => {
    if (matchMedia("(scripting: none)").matches) return true;
    const isHydrated = Object.keys(document.body).some((key) => key.startsWith("__react"));
    return isHydrated && document.querySelector(".pending-bar") === null;
  });
}

async function scriptsAreOff(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia("(scripting: none)").matches);
}

/** Goes offline once the page has loaded everything that it loads without input. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // Remix asks for the routes of new links a moment after they appear.
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType("resource")
      .map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(0, ...ends) > 500;
  });
  // Pages behind the login load these a second later.
  if (/\/(app|profile)\b/.test(page.url())) {
    await page.waitForFunction(() => {
      const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
      return ["/offline-banner-", "/messages-offline-"].every((chunk) =>
        loaded.some((name) => name.includes(chunk)),
      );
    });
  }
  await page.context().setOffline(true);
}

let learners = 0;

export function newUsername(): string {
  learners += 1;
  return `learner-${process.pid}-${learners}-${Date.now().toString(36)}`.slice(0, 32);
}

/**
 * Registers a learner by the API; the form has journeys of its own.
 * @param at the page to open; null for none
 */
export async function register(page: Page, at: string | null = "/app"): Promise<string> {
  const username = newUsername();
  const answer = await page.request.post("/api/register", {
    data: { username, email: `${username}@example.com`, password, confirmPassword: password },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  if (at !== null) await open(page, at);
  return username;
}

/**
 * Registers a learner and uploads files by the API; the forms have journeys of their own.
 * @param at the page to open, by the id of the first file; null for none
 */
export async function registerWith(
  page: Page,
  files: Upload[],
  at: string | null | ((fileId: string) => string) = (fileId) => `/app?fileId=${fileId}`,
): Promise<{ username: string; fileId: string }> {
  const username = await register(page, null);
  const form = new FormData();
  for (const { name, mimeType, buffer } of files) {
    form.append("files", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  }
  const answer = await page.request.post("/api/upload", { multipart: form });
  expect(answer.status(), await answer.text()).toBe(201);
  const [{ id: fileId }] = await answer.json();
  if (at !== null) await open(page, typeof at === "string" ? at : at(fileId));
  return { username, fileId };
}

/** The reader page of a file. */
export const readerOf = (fileId: string) => `/app/docs?fileId=${fileId}`;

/** The state folder of the product that `playwright.config.ts` serves, in `.wrangler`. */
const journeys = "e2e/journeys";

/**
 * Gives a learner the premium plan, as a paid subscription would.
 * @param state the state folder, if a test serves a product of its own
 */
export async function makePremium(username: string, state = journeys): Promise<void> {
  await inDatabase(state, (database) =>
    database
      .prepare(
        "INSERT INTO subscriptions (user_id, premium_until) SELECT id, ? FROM users WHERE username = ?",
      )
      .run(Date.now() + 86_400_000, username),
  );
}

/** Moves a sandbox subscription a month into the past, as if a month had gone by. */
export async function monthPasses(username: string): Promise<void> {
  const month = 31 * 86_400_000;
  await inDatabase(journeys, (database) => {
    const { id } = database.prepare("SELECT id FROM users WHERE username = ?").get(username) as {
      id: string;
    };
    database
      .prepare(
        "UPDATE subscriptions SET premium_until = premium_until - ?, period_end = period_end - ? WHERE user_id = ?",
      )
      .run(month, month, id);
    database
      .prepare("UPDATE sandbox_subscriptions SET period_end = period_end - ? WHERE customer_id = ?")
      .run(month, `cus_sandbox_${id}`);
  });
}

/** The index of the right option of a question. */
export async function placeOfAnswer(quizId: string, question: number): Promise<number> {
  return inDatabase(journeys, (database) => {
    const row = database
      .prepare(
        "SELECT correct_answer AS place FROM quiz_questions WHERE quiz_id = ? AND number = ?",
      )
      .get(quizId, question);
    return Number(row?.place);
  });
}

async function inDatabase<T>(state: string, work: (database: DatabaseSync) => T): Promise<T> {
  const { DatabaseSync } = await import("node:sqlite");
  const databases = resolve(
    import.meta.dirname,
    "../../.wrangler",
    state,
    "v3/d1/miniflare-D1DatabaseObject",
  );
  const [name = ""] = readdirSync(databases).filter((file) => /^[0-9a-f]{64}\.sqlite$/.test(file));
  const database = new DatabaseSync(resolve(databases, name), { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Waits until an element's text matches a pattern. @returns the match and its groups */
export async function findWords(place: Locator, pattern: RegExp): Promise<string[]> {
  await expect(place).toContainText(pattern);
  return [...(pattern.exec(await place.innerText()) ?? [])];
}

/** The file field in the sidebar; on a first visit, the main column has another. */
export function picker(page: Page): Locator {
  return page.getByRole("complementary", { name: "Study Materials" }).locator("input[type=file]");
}

/** Chooses files. With JavaScript this uploads them; without it, the button does. */
export async function choose(page: Page, files: Upload[]): Promise<void> {
  await picker(page).setInputFiles(files);
  if (await scriptsAreOff(page)) {
    await page
      .getByRole("complementary", { name: "Study Materials" })
      .getByRole("button", { name: "Upload", exact: true })
      .click();
  }
}

export async function upload(page: Page, files: Upload[]): Promise<void> {
  await choose(page, files);
  await expect(page.getByText(`Successfully uploaded ${files.length} file(s).`)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveURL(/[?&]fileId=/);
  await ready(page);
}

interface StoredFile {
  id: string;
  name: string;
  size: number;
  status: string;
}

export async function storedFiles(page: Page): Promise<StoredFile[]> {
  return (await page.request.get("/api/user/files")).json();
}

/** Waits until pictures are read, which takes longer if other work uses the CPU. */
export async function waitUntilRead(page: Page): Promise<void> {
  const statuses = async () => (await storedFiles(page)).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 90_000 }).not.toContain("reading");
}

/** The listed files, without the entry for the whole library. */
export function listedFiles(page: Page): Locator {
  return page
    .getByRole("navigation", { name: "Your files", includeHidden: true })
    .locator("a:not([href$='fileId=library'])");
}

/** Asks about the open file or course and waits. @returns the reply, with its sources */
export async function ask(page: Page, question: string): Promise<Locator> {
  const before = await replies(page).count();
  await page.getByLabel("Your message").fill(question);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies(page)).toHaveCount(before + 1, { timeout: 60_000 });
  await ready(page);
  return replies(page).last();
}

/** Finished replies; one that is still streamed is not yet part of the stored conversation. */
export function replies(page: Page): Locator {
  return page.locator("main .reply:not([data-arriving])").locator("xpath=..");
}

export function sources(reply: Locator): Locator {
  return reply.getByRole("list", { name: "Sources" }).getByRole("link");
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, room] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth] as const;
  });
  expect(content, `${page.url()} scrolls horizontally`).toBeLessThanOrEqual(room);
}

/** Finishes transitions, so that colours have their final values. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Reading a style updates it, which starts the transitions.
    void getComputedStyle(document.body).color;
    for (const animation of document.getAnimations()) {
      const end = animation.effect?.getComputedTiming().endTime;
      if (typeof end === "number" && Number.isFinite(end)) animation.finish();
    }
  });
  await page.waitForTimeout(50);
}

export interface Look {
  width: number;
  scheme: "light" | "dark";
}

export const onPhone: Look = { width: 390, scheme: "light" };
const onWideScreen: Look = { width: 1280, scheme: "dark" };
export const bothLooks = [onPhone, onWideScreen];

/** Shows the screen in each look: on a phone in light mode, and on a wide screen in dark mode. */
export async function eachLook(
  page: Page,
  look: (shown: Look) => Promise<void>,
  looks: readonly Look[] = bothLooks,
): Promise<void> {
  await page.bringToFront();
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const scheme = test.info().project.use.colorScheme ?? "light";
  let at = scheme;
  for (const shown of looks) {
    await page.setViewportSize({ width: shown.width, height: shown.width === 390 ? 844 : 800 });
    if (shown.scheme !== at) await page.emulateMedia({ colorScheme: shown.scheme });
    at = shown.scheme;
    await finishTransitions(page);
    await look(shown);
  }
  await page.setViewportSize(size);
  if (at === scheme) return;
  await page.emulateMedia({ colorScheme: scheme });
  await finishTransitions(page);
}

/** Expects that nothing is wider than the screen, on a phone and on a wide screen. */
export async function expectFits(page: Page): Promise<void> {
  await eachLook(page, () => expectNoSidewaysScroll(page));
}

/**
 * Expects no finding of axe and no horizontal scrolling. axe takes longer than the rest of a journey, so
 * a journey that runs with and without JavaScript checks a light phone with it and a dark wide screen
 * without it. A journey that runs only once checks both.
 * @param looks for a state that exists only with or only without JavaScript: `bothLooks`
 */
export async function expectAccessible(page: Page, looks?: readonly Look[]): Promise<void> {
  await ready(page);
  const here = (await scriptsAreOff(page)) ? [onWideScreen] : [onPhone];
  const look = async ({ width, scheme }: Look) => {
    await expectNoSidewaysScroll(page);
    expect.soft(await runAxe(page), `axe at ${page.url()}, ${width} px, ${scheme}`).toEqual([]);
  };
  await eachLook(page, look, looks ?? (runsInBothWays() ? here : bothLooks));
}

function runsInBothWays(): boolean {
  const { project, title } = test.info();
  return /\bjavascript$/.test(project.name) && !/@(without-)?javascript\b/.test(title);
}

/** axe waits with timers, which do not run if JavaScript is off; promises do. */
function replaceTimers() {
  window.setTimeout = ((act: () => void) => {
    Promise.resolve().then(act);
    return 0;
  }) as typeof window.setTimeout;
}

/** @returns a line for each finding of axe */
async function runAxe(page: Page): Promise<string[]> {
  // Parsing it again for each look would take as long as the check.
  if (!(await page.evaluate(() => "axe" in window))) {
    await page.evaluate(axeScript);
    if (await scriptsAreOff(page)) await page.evaluate(replaceTimers);
  }
  const violations = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      iframes: false,
      // axe would fetch the style sheets again, for rules that are not in use.
      preload: false,
      resultTypes: ["violations"],
    });
    return violations;
  });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${impact}) ${target.join(" ")}: ${failureSummary?.replace(/\s+/g, " ")}`,
    ),
  );
}

/** Expects the upgrade offer: with JavaScript a dialog, which is then closed, else a panel. */
export async function declineUpgrade(page: Page, reason: string | RegExp): Promise<void> {
  const withScripts = !(await scriptsAreOff(page));
  const offer = page.getByRole(withScripts ? "dialog" : "region", { name: "Upgrade to Premium" });
  await expect(offer).toContainText(reason);
  if (!withScripts) return;
  await offer.getByRole("button", { name: "Stay on Free Plan" }).click();
  await expect(offer).toBeHidden();
}
