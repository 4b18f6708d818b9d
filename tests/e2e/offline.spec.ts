import type { BrowserContext, Page } from "@playwright/test";
import type { StudyCopy } from "../../app/offline/study-copy";
import {
  expect,
  expectAccessible,
  goOffline,
  open,
  password,
  ready,
  register,
  registerWith,
  test,
} from "./fixtures";
import { glaciersDocx } from "./material/documents";

test.use({ serviceWorkers: "allow" });

const deckSize = 20;

/** Imports a deck of new cards. */
async function importDeck(page: Page, size = deckSize): Promise<string> {
  const lines = Array.from({ length: size }, (_, index) => `Question ${index}\tAnswer ${index}`);
  const answer = await page.request.post("/api/import", { data: { text: lines.join("\n") } });
  expect(answer.status()).toBe(201);
  return (await answer.json()).deckId;
}

const onServer = async (page: Page): Promise<StudyCopy> =>
  (await page.request.get("/api/offline")).json();

/** How often each card has been rated, by its front. */
async function ratings(page: Page): Promise<Record<string, number>> {
  const { items } = await onServer(page);
  return Object.fromEntries(items.map(({ front, reps }) => [front, reps]));
}

/** What the browser stores for this site. */
async function stored(page: Page) {
  return page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
}

/** The copy on the device, as anyone who has the device could read it. */
async function onDevice(page: Page): Promise<{ learner: string; fronts: string[]; files: number }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const asked = indexedDB.open("fennec-offline");
        // A test that only reads must not create the database.
        asked.onupgradeneeded = () => asked.transaction?.abort();
        asked.onerror = () => resolve({ learner: "", fronts: [], files: 0 });
        asked.onsuccess = () => {
          const database = asked.result;
          const reading = database.transaction(["copy", "documents"]);
          const copy = reading.objectStore("copy").get("copy");
          const files = reading.objectStore("documents").count();
          reading.oncomplete = () => {
            database.close();
            const { learner = "", items = [] } = copy.result ?? {};
            const fronts = items.map(({ front }: { front: string }) => front);
            resolve({ learner, fronts, files: files.result });
          };
        };
      }),
  );
}

/** All bytes of the sealed answers, as text. */
async function readSealedAnswers(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const asked = indexedDB.open("fennec-sealed");
        asked.onsuccess = () => {
          const database = asked.result;
          const reading = database.transaction("answers").objectStore("answers").getAll();
          reading.onsuccess = () => {
            database.close();
            const bytes = reading.result.map(({ data }) => new TextDecoder().decode(data));
            resolve(bytes.join("\n") + JSON.stringify(reading.result));
          };
        };
      }),
  );
}

/**
 * Opens the product and waits until the device has a complete copy. No page may be open before: the service worker
 * would not notice what the journey changes by the API.
 */
async function waitForCopy(
  page: Page,
  cards = deckSize,
  files = 0,
  databases = ["fennec-offline"],
): Promise<void> {
  await open(page, "/app");
  await expect
    .poll(async () => (await stored(page)).databases.sort(), { timeout: 30_000 })
    .toEqual(databases);
  await expect
    .poll(
      async () => {
        const device = await onDevice(page);
        return [device.fronts.length, device.files];
      },
      { timeout: 30_000 },
    )
    .toEqual([cards, files]);
  const shell = () => page.evaluate(async () => (await caches.match("/offline")) !== undefined);
  await expect.poll(shell, { timeout: 30_000 }).toBe(true);
}

async function rate(page: Page, grade: RegExp): Promise<void> {
  const before = page.url();
  await page.getByRole("link", { name: "Show answer" }).click();
  await expect(page).toHaveURL(/side=back/);
  await page.getByRole("button", { name: grade }).click();
  await expect(page).not.toHaveURL(/side=back/);
  expect(page.url().split("?")[0]).toBe(before.split("?")[0]);
}

/** Drops the reply to the service worker's nth answer, and all later ones. @returns restores them */
async function loseReplies(context: BrowserContext, which: number): Promise<() => Promise<void>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no service worker.");
  await worker.evaluate((lost) => {
    const reach = self.fetch.bind(self);
    let sent = 0;
    self.fetch = async (input, init) => {
      const response = await reach(input, init);
      if (String(input).startsWith("/api/review/")) sent += 1;
      if (sent >= lost) throw new TypeError("The reply is lost.");
      return response;
    };
    Object.assign(self, { restoreFetch: () => Object.assign(self, { fetch: reach }) });
  }, which);
  return async () => {
    await worker.evaluate(() => {
      (self as unknown as { restoreFetch(): void }).restoreFetch();
    });
  };
}

test.describe("without a network @javascript", () => {
  test("twenty cards can be studied, even if the page is closed and reopened, and each counts once", async ({
    page,
    context,
  }) => {
    await register(page, null);
    const deckId = await importDeck(page);
    await waitForCopy(page);
    await goOffline(page);
    await page.goto(`/app/flashcards/${deckId}/study`);
    await expect(page).toHaveURL(/\/offline\?deck=/);
    await expect(page.getByText("You're offline.")).toBeVisible();
    for (let card = 0; card < 10; card += 1) await rate(page, /^Easy/);
    await expect(page.getByText("10 answers are waiting to be sent.")).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await again.goto("/app");
    await expect(again.getByRole("heading", { name: "On this device" })).toBeVisible();
    await expect(again.getByText("10 answers are waiting to be sent.")).toBeVisible();
    await expectAccessible(again);
    await again.getByRole("listitem").filter({ hasText: "20 cards" }).getByRole("link").click();
    await expect(again.getByText("10 cards left")).toBeVisible();
    await expectAccessible(again);
    for (let card = 0; card < 10; card += 1) await rate(again, /^Easy/);
    await expect(again.getByRole("heading", { name: "Done for now" })).toBeVisible();
    await expectAccessible(again);

    await context.setOffline(false);
    await expect(again.getByText("All answers are sent.")).toBeVisible();
    const counts = Object.values(await ratings(again));
    expect(counts).toEqual(Array(deckSize).fill(1));
    await again.getByRole("link", { name: "Go to your materials" }).click();
    await expect(again).toHaveURL(/\/app$/);
  });

  test("a session continues when the network fails in the middle", async ({ page, watch }) => {
    await register(page, null);
    const deckId = await importDeck(page, 3);
    await waitForCopy(page, 3);
    await open(page, `/app/flashcards/${deckId}/study`);
    await page.getByRole("link", { name: "Show answer" }).click();
    await goOffline(page);
    await expect(
      page.getByText("You can keep studying with what's saved on this device."),
    ).toBeVisible();
    watch.expectFailedRequest(`/app/flashcards/${deckId}/study.data`);
    await page.getByRole("button", { name: /^Easy/ }).click();
    await expect(page).toHaveURL(/\/offline\?deck=/);
    await expect(page.getByText("2 cards left")).toBeVisible();
    await expect(page.getByText("1 answer is waiting to be sent.")).toBeVisible();
    await rate(page, /^Again/);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("1 answer is waiting to be sent.")).toBeVisible();
    await rate(page, /^Hard/);
    await page.context().setOffline(false);
    await expect(page.getByText("All answers are sent.")).toBeVisible();
    expect(Object.values(await ratings(page)).sort()).toEqual([0, 1, 1]);
  });

  test("today's review with its questions, and documents are available", async ({ page }) => {
    await registerWith(page, [glaciersDocx()], null);
    const paper = ["1. What makes ATP?", "a) Nucleus", "b) Mitochondrion", "Answer: b"].join("\n");
    const kept = await page.request.post("/api/past-papers", {
      data: { text: paper, keep: true },
    });
    expect(kept.status()).toBe(201);
    await waitForCopy(page, 1, 1);
    await goOffline(page);
    await page.goto("/app/review/session");
    await page.getByRole("radio", { name: "Sure", exact: true }).check();
    await page.getByRole("button", { name: /Nucleus/ }).click();
    await expect(page.getByRole("heading", { name: "Not quite" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Next", exact: true }).click();
    await expect(page.getByRole("button", { name: /Mitochondrion/ })).toBeVisible();
    await page.getByRole("link", { name: "Back to the list" }).click();
    await page.getByRole("listitem").filter({ hasText: ".docx" }).getByRole("link").click();
    await expect(page.getByRole("article")).toContainText(/\w{20,}|\w+ \w+ \w+/);
    await expectAccessible(page);
    await page.goto("/app/quiz");
    await expect(page.getByText("That page needs the internet")).toBeVisible();
    await expectAccessible(page);
  });

  test("the offline page is in the learner's language", async ({ page }) => {
    await register(page, null);
    const deckId = await importDeck(page, 1);
    const chosen = await page.request.post("/api/user/language", { data: { language: "de" } });
    expect(chosen.ok(), await chosen.text()).toBe(true);
    await waitForCopy(page, 1);
    await goOffline(page);
    await page.goto(`/app/flashcards/${deckId}/study`);
    await expect(page.getByText("Du bist offline.")).toBeVisible();
    await page.getByRole("link", { name: "Antwort zeigen" }).click();
    await expect(page.getByText("Wie schwer fiel dir")).toBeVisible();
  });

  test("the files of an earlier build are kept while one of its pages may be open", async ({
    page,
  }) => {
    await register(page, null);
    await importDeck(page, 1);
    await waitForCopy(page, 1);
    const [current = ""] = (await stored(page)).caches;
    const [, build, language] = current.split(" ");
    await page.goto("/offline");
    await page.evaluate(async () => {
      const shell = await caches.match("/offline");
      if (shell) await (await caches.open("shell earlier en 1")).put("/offline", shell);
    });
    await page.evaluate(
      async (wanted) => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage(wanted);
      },
      { build, language },
    );
    // No event says that the worker has checked and kept it.
    await page.waitForTimeout(1_000);
    expect((await stored(page)).caches.sort()).toEqual([current, "shell earlier en 1"].sort());
    await open(page, "/app");
    await expect.poll(async () => (await stored(page)).caches).toEqual([current]);
  });

  test("answers count once, even if two devices rate the same card and a reply is lost", async ({
    page,
    context,
    browser,
  }) => {
    const username = await register(page, null);
    const deckId = await importDeck(page, 5);
    await waitForCopy(page, 5);
    await goOffline(page);
    await page.goto(`/app/flashcards/${deckId}/study`);
    for (let card = 0; card < 5; card += 1) await rate(page, /^Medium/);

    const other = await (await browser.newContext()).newPage();
    const session = await other.request.post("/api/login", { data: { username, password } });
    expect(session.ok()).toBe(true);
    const [first] = (await onServer(other)).items;
    const rated = await other.request.post(`/api/review/${first?.id}`, {
      data: { kind: "card", rating: "again", answerId: "from another device" },
    });
    expect(rated.ok()).toBe(true);

    const restore = await loseReplies(context, 3);
    await context.setOffline(false);
    await expect(page.getByText("3 answers are waiting to be sent.")).toBeVisible();
    expect(await ratings(other)).toMatchObject({
      "Question 1": 1,
      "Question 2": 1,
      "Question 3": 0,
    });
    await restore();
    await page.reload();
    await expect(page.getByText("All answers are sent.")).toBeVisible();
    expect(Object.values(await ratings(other))).toEqual([2, 1, 1, 1, 1]);
    await other.context().close();
  });
});

/** Dispatches a background sync to the service worker, with no page open. */
async function syncInBackground(context: BrowserContext, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(await context.newPage());
  const registered = new Promise<string>((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const event = { origin, registrationId, tag: "answers", lastChance: false };
  await devtools.send("ServiceWorker.dispatchSyncEvent", event);
}

test("answers are sent once when the network is back, even if no page is open @javascript", async ({
  page,
  context,
  baseURL,
}) => {
  await register(page, null);
  const deckId = await importDeck(page, 3);
  await waitForCopy(page, 3);
  await goOffline(page);
  await page.goto(`/app/flashcards/${deckId}/study`);
  for (let card = 0; card < 2; card += 1) await rate(page, /^Easy/);
  await page.close();
  const rated = async (): Promise<number[]> => {
    const { items }: StudyCopy = await (await context.request.get("/api/offline")).json();
    return items.map(({ reps }) => reps).sort();
  };
  await context.setOffline(false);
  expect(await rated()).toEqual([0, 0, 0]);
  await syncInBackground(context, baseURL ?? "");
  await expect.poll(rated).toEqual([0, 1, 1]);
  await syncInBackground(context, baseURL ?? "");
  const again = await context.newPage();
  await open(again, "/app");
  await expect.poll(async () => (await onDevice(again)).fronts.length).toBe(3);
  expect(await rated()).toEqual([0, 1, 1]);
});

test.describe("the copy on a device @javascript", () => {
  test("is deleted at logout, after the answers were sent", async ({ page, context }) => {
    const username = await register(page, null);
    const deckId = await importDeck(page, 2);
    await waitForCopy(page, 2);
    const before = await stored(page);
    expect(before.databases).toEqual(["fennec-offline"]);
    expect(before.caches).toHaveLength(1);
    await goOffline(page);
    await page.goto(`/app/flashcards/${deckId}/study`);
    await rate(page, /^Easy/);
    await context.setOffline(false);
    await open(page, "/app");
    await page.getByLabel(`Account menu of ${username}`).click();
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => stored(page)).toEqual({ caches: [], databases: [] });
    await page.request.post("/api/login", { data: { username, password } });
    expect(Object.values(await ratings(page)).sort()).toEqual([0, 1]);
  });

  test("is deleted when another device ends the session or deletes the account", async ({
    page,
    browser,
  }) => {
    const username = await register(page, null);
    await importDeck(page, 2);
    const other = await (await browser.newContext()).newPage();
    for (const end of ["/api/user/devices", "/api/user/delete"]) {
      await page.request.post("/api/login", { data: { username, password } });
      await waitForCopy(page, 2);
      await other.request.post("/api/login", { data: { username, password } });
      const ended =
        end === "/api/user/devices"
          ? await other.request.delete(end)
          : await other.request.post(end, { data: { currentPassword: password } });
      expect(ended.ok(), await ended.text()).toBe(true);
      await page.goto("/app");
      await expect(page).toHaveURL(/\/auth/);
      await expect.poll(() => stored(page)).toEqual({ caches: [], databases: [] });
    }
    await other.context().close();
  });

  test("is deleted except for unsent answers, which stay encrypted until the same learner logs in", async ({
    page,
    context,
    browser,
  }) => {
    const username = await register(page, null);
    const deckId = await importDeck(page, 3);
    await waitForCopy(page, 3);
    await goOffline(page);
    await page.goto(`/app/flashcards/${deckId}/study`);
    for (let card = 0; card < 2; card += 1) await rate(page, /^Easy/);
    const other = await (await browser.newContext()).newPage();
    await other.request.post("/api/login", { data: { username, password } });
    const items = (await onServer(other)).items.map(({ id }) => id);
    expect((await other.request.delete("/api/user/devices")).ok()).toBe(true);

    await context.setOffline(false);
    await page.goto("/app");
    await expect(page).toHaveURL(/\/auth/);
    const sealed = { caches: [], databases: ["fennec-sealed"] };
    await expect.poll(() => stored(page)).toEqual(sealed);
    const readable = await readSealedAnswers(page);
    for (const id of items) expect(readable).not.toContain(id);

    await register(page, null);
    await importDeck(page, 1);
    await waitForCopy(page, 1, 0, ["fennec-offline", "fennec-sealed"]);
    expect(Object.values(await ratings(page))).toEqual([0]);
    expect(Object.values(await ratings(other))).toEqual([0, 0, 0]);
    await context.clearCookies();
    await page.request.post("/api/login", { data: { username, password } });
    await open(page, "/app");
    await expect(page.getByText("2 earlier answers have been sent")).toBeVisible();
    await expect.poll(async () => (await stored(page)).databases).toEqual(["fennec-offline"]);
    expect(Object.values(await ratings(page)).sort()).toEqual([0, 1, 1]);
    await other.context().close();
  });

  test("is replaced when another learner logs in", async ({ page, context }) => {
    await register(page, null);
    await importDeck(page, 3);
    await waitForCopy(page, 3);
    const mine = await onDevice(page);
    await context.clearCookies();
    await register(page, null);
    await importDeck(page, 1);
    await waitForCopy(page, 1);
    const theirs = await onDevice(page);
    expect(theirs.fronts).toEqual(["Question 0"]);
    expect(theirs.learner).not.toBe(mine.learner);
  });
});

test("the app can be installed @javascript", async ({ page, context }) => {
  await register(page);
  await waitForCopy(page, 0);
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}");
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/app" });
  for (const { src, sizes } of manifest.icons.filter(({ type }: { type: string }) =>
    /png/.test(type),
  )) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors).toEqual([]);
  await page.request.post("/api/user/language", { data: { language: "ar" } });
  await page.reload();
  const translated = await browser.send("Page.getAppManifest");
  expect(JSON.parse(translated.data ?? "{}")).toMatchObject({ lang: "ar", dir: "rtl" });
});

test("without scripts, the offline page says that it needs them @without-javascript", async ({
  page,
}) => {
  await page.goto("/offline");
  await ready(page);
  await expect(page.getByText("Studying offline needs JavaScript.")).toBeVisible();
  await expectAccessible(page);
});
