import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  findWords,
  goOffline,
  open,
  ready,
  register,
  test,
} from "./fixtures";

declare global {
  interface Window {
    /** The element that plays, and the handlers of media keys. */
    heard?: HTMLMediaElement;
    keys: Record<string, (details: { seekTime?: number; seekOffset?: number }) => void>;
  }
}

const toast = (page: Page) => page.getByRole("region", { name: "Notifications, F8" });
const screenOf = (page: Page) => page.getByRole("region", { name: "Player", exact: true });
const bar = (page: Page) => page.getByRole("region", { name: "Now playing" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const music = (mood: string) =>
  readFileSync(resolve(import.meta.dirname, `../../build/client/soundtrack/${mood}.mp3`));

/** Serves three short tracks, so that a test can reach their ends. They are really played. */
async function serveShortTracks(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("**/api/soundtrack/generate", async (route) => {
    const { mood, progress } = route.request().postDataJSON() as { mood: string; progress: number };
    asked.push(`${mood} ${progress}`);
    const tracks = ["First", "Second", "Third"].map((title, index) => {
      const id = `${mood}-50-short${index}`;
      return {
        id,
        title: `${title} ${mood}`,
        mood,
        url: `/api/soundtrack/tracks/${id}`,
        duration: 30,
      };
    });
    await route.fulfill({ json: { tracks } });
  });
  await page.route("**/api/soundtrack/tracks/*", async (route) => {
    const body = music("focused");
    const [, from = "0"] = /bytes=(\d+)-/.exec(route.request().headers().range ?? "") ?? [];
    const start = Number(from);
    await route.fulfill({
      status: 206,
      contentType: "audio/mpeg",
      headers: {
        "Accept-Ranges": "bytes",
        "Content-Range": `bytes ${start}-${body.length - 1}/${body.length}`,
      },
      body: body.subarray(start),
    });
  });
  return asked;
}

/** Gives tests access to the element that plays and to the handlers of media keys. */
async function exposePlayer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.keys = {};
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      window.heard = this;
      return play.call(this);
    };
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) window.keys[action] = handler as never;
      set(action, handler);
    };
  });
}

const position = (page: Page) => page.evaluate(() => window.heard?.currentTime ?? -1);
const volume = (page: Page) => page.evaluate(() => Math.round((window.heard?.volume ?? -1) * 100));
const key = (page: Page, name: string, details = {}) =>
  page.evaluate(
    ([action, given]) => window.keys[action as string]?.(given as never),
    [name, details],
  );
const jump = (page: Page, seconds: number) => key(page, "seekto", { seekTime: seconds });

async function expectPlaying(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => window.heard && !window.heard.paused && window.heard.currentTime > 0),
    )
    .toBe(true);
}

test("the player moves to the previous and the next track, and to the next one at the end @javascript", async ({
  page,
}) => {
  await exposePlayer(page);
  const asked = await serveShortTracks(page);
  await register(page, "/soundtrack");
  const player = screenOf(page);
  const title = player.getByRole("heading");
  await expect(title).toHaveText("First focused");
  await expect(player).toContainText("Track 1 of 3");
  await expect(player).toContainText("Total 0:30");
  await expect(player.getByRole("list", { name: "Tracks" }).getByRole("listitem")).toHaveText([
    "1First focused0:30",
    "2Second focused0:30",
    "3Third focused0:30",
  ]);
  await expect(page.getByText("It starts at 50%.")).toBeVisible();
  expect(asked).toEqual(["focused 50"]);
  await expect(page.getByLabel("Volume")).toHaveValue("60");
  await expectAccessible(page);

  // Within the first three seconds, it goes to the previous track; from the first one, to the last.
  await press(page, "Previous track");
  await expect(title).toHaveText("Third focused");
  await press(page, "Next track");
  await expect(title).toHaveText("First focused");
  await press(page, "Play");
  await expectPlaying(page);
  expect(await volume(page)).toBe(60);

  // After that, it restarts the track.
  await jump(page, 12);
  await expect(player).toContainText("Elapsed 0:12");
  await press(page, "Previous track");
  await expect(title).toHaveText("First focused");
  expect(await position(page)).toBeLessThan(3);
  await expectPlaying(page);
  await press(page, "Next track");
  await expect(title).toHaveText("Second focused");
  await expectPlaying(page);

  // The next track follows; after the last one, the player stops at the first.
  await jump(page, 29.7);
  await expect(title).toHaveText("Third focused");
  await expectPlaying(page);
  await jump(page, 29.7);
  await expect(title).toHaveText("First focused");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(player).toContainText("Elapsed 0:00");
  expect(await page.evaluate(() => window.heard?.paused)).toBe(true);

  const seek = page.getByLabel("Seek");
  await expect(seek).toHaveAttribute("step", "0.1");
  await seek.fill("50");
  await expect(player).toContainText("Elapsed 0:15");
  await press(page, "Play");
  await expectPlaying(page);
  expect(await position(page)).toBeGreaterThan(14);
});

test("the elapsed time is updated every second, and the sleep timer fades out @javascript", async ({
  page,
}) => {
  await exposePlayer(page);
  await serveShortTracks(page);
  await register(page, "/soundtrack");
  await expect(screenOf(page).getByRole("heading")).toHaveText("First focused");
  await page.clock.install();
  await press(page, "Play");
  await expectPlaying(page);
  await page.evaluate(() => {
    if (window.heard) window.heard.currentTime = 8;
  });
  const elapsed = page.locator("[data-elapsed]");
  await expect(elapsed).toHaveText("Elapsed 0:00");
  await page.clock.runFor(1_000);
  await expect(elapsed).toHaveText(/Elapsed 0:(08|09|1\d)/);

  await page.getByLabel("Sleep timer").selectOption("15");
  await expect(page.getByLabel("Sleep timer")).toContainText("Stops in 15 minutes");
  await page.evaluate(() => {
    if (window.heard) window.heard.loop = true;
  });
  await page.clock.fastForward(14 * 60_000 + 52_000);
  await page.clock.runFor(1_000);
  expect(await volume(page)).toBeGreaterThan(10);
  expect(await volume(page)).toBeLessThan(40);
  await page.clock.runFor(9_000);
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.heard?.paused)).toBe(true);
  await expect(page.getByLabel("Sleep timer")).toContainText("Sleep timer off");
  expect(await volume(page)).toBe(60);
});

test("another mood loads other tracks, and mood and volume are remembered @javascript", async ({
  page,
}) => {
  await exposePlayer(page);
  const asked = await serveShortTracks(page);
  await register(page, "/soundtrack");
  const title = screenOf(page).getByRole("heading");
  await press(page, "Next track");
  await expect(title).toHaveText("Second focused");
  await page.getByLabel("Volume").fill("25");
  await page
    .getByRole("navigation", { name: "Mood" })
    .getByRole("link", { name: "Relaxed" })
    .click();
  await expect(title).toHaveText("First relaxed");
  await expect(page).toHaveURL(/mood=relaxed/);
  await press(page, "Refresh");
  await expect.poll(() => asked).toEqual(["focused 50", "relaxed 50", "relaxed 50"]);

  await page.getByRole("link", { name: "Moods & Effects" }).click();
  await expectAccessible(page);
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Upbeat" }) })
    .getByRole("link", { name: "Try this mood" })
    .click();
  await expect(title).toHaveText("First upbeat");

  await open(page, "/soundtrack");
  await expect(title).toHaveText("First upbeat");
  await expect(page.getByLabel("Volume")).toHaveValue("25");
  await press(page, "Play");
  await expectPlaying(page);
  expect(await volume(page)).toBe(25);
});

test("the music continues across pages, follows media keys and is quieter during speech @javascript", async ({
  page,
}) => {
  await exposePlayer(page);
  await serveShortTracks(page);
  await register(page);
  await page.getByLabel(/Account menu of/).click();
  await page.getByRole("link", { name: "Learning Soundtrack" }).click();
  await expect(screenOf(page).getByRole("heading")).toHaveText("First focused");
  await press(page, "Play");
  await expectPlaying(page);
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(bar(page)).toContainText("First focused");
  await page.getByRole("link", { name: "Skip & Continue" }).click();
  await expectPlaying(page);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe("First focused");
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("playing");
  await expectAccessible(page);
  const field = await page.getByLabel("Your message").boundingBox();
  const edge = await bar(page).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);

  await key(page, "nexttrack");
  await expect(bar(page)).toContainText("Second focused");
  await expectPlaying(page);
  await jump(page, 10);
  await key(page, "seekbackward", { seekOffset: 4 });
  expect(await position(page)).toBeLessThan(8);
  await key(page, "previoustrack");
  await expect(bar(page)).toContainText("Second focused");
  await key(page, "previoustrack");
  await expect(bar(page)).toContainText("First focused");
  await key(page, "pause");
  await expect(bar(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
  await key(page, "play");
  await expectPlaying(page);

  await page.evaluate(() => window.dispatchEvent(new Event("fennec:speech-start")));
  expect(await volume(page)).toBe(12);
  await page.evaluate(() => window.dispatchEvent(new Event("fennec:speech-end")));
  expect(await volume(page)).toBe(60);

  await bar(page)
    .getByRole("link", { name: /open the player/ })
    .click();
  await expect(screenOf(page).getByRole("heading")).toHaveText("First focused");
  await expectPlaying(page);
  await page.getByRole("link", { name: "My Collection" }).click();
  await press(page, "Close the player");
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => window.heard?.paused)).toBe(true);
});

test("without tracks from the server, a short track of the mood plays @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(503);
  await exposePlayer(page);
  await register(page, null);
  let answer = {
    status: 503,
    json: { error: "The band is on a break.", code: "provider_failed" } as object,
  };
  await page.route("**/api/soundtrack/generate", (route) => route.fulfill(answer));
  await open(page, "/soundtrack?mood=upbeat");
  await expect(toast(page).getByRole("alert")).toContainText("Could not load soundtrack");
  await expect(toast(page).getByRole("alert")).toContainText("The band is on a break.");
  const player = screenOf(page);
  await expect(player.getByRole("heading")).toHaveText("Upbeat (short version)");
  await expect(player).toContainText("Track 1 of 1");
  await expect(player).toContainText("Total 0:30");
  await press(page, "Play");
  await expectPlaying(page);
  expect(await page.evaluate(() => window.heard?.src)).toMatch(/\/soundtrack\/upbeat\.mp3$/);
  expect(await page.evaluate(() => window.heard?.duration)).toBeCloseTo(30, 0);

  answer = { status: 200, json: { tracks: [] } };
  await press(page, "Refresh");
  await expect(toast(page).getByRole("alert")).toContainText("Failed to load tracks");
  await page.unroute("**/api/soundtrack/generate");
  watch.expectFailedRequest("/api/soundtrack/generate");
  await page.route("**/api/soundtrack/generate", (route) => route.abort("connectionfailed"));
  await press(page, "Refresh");
  await expect(toast(page).getByRole("alert")).toContainText("Please try again later");
  await expect(player).toContainText("Only this short track could be loaded.");
});

test("without a network, the loaded tracks stay available @javascript", async ({
  page,
  context,
}) => {
  await serveShortTracks(page);
  await register(page, "/soundtrack");
  await expect(screenOf(page)).toContainText("Track 1 of 3");
  await goOffline(page);
  await press(page, "Refresh");
  await expect(toast(page)).toContainText("You seem to be offline");
  await expect(screenOf(page)).toContainText("Track 1 of 3");
  await context.setOffline(false);
  await press(page, "Refresh");
  await expect(screenOf(page)).toContainText("Track 1 of 3");
});

test("a track that cannot be played is reported, and the player stops @javascript", async ({
  page,
  watch,
}) => {
  watch.expectStatus(404);
  await exposePlayer(page);
  await serveShortTracks(page);
  await page.unroute("**/api/soundtrack/tracks/*");
  await page.route("**/api/soundtrack/tracks/*", (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await register(page, "/soundtrack");
  await press(page, "Play");
  await expect(toast(page).getByRole("alert")).toContainText("Playback Error");
  await expect(toast(page).getByRole("alert")).toContainText("Could not play the selected track");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await expect(screenOf(page)).toContainText("Elapsed 0:00");
});

test("a track can be played while it is generated, and is added to the collection @javascript", async ({
  page,
}) => {
  await exposePlayer(page);
  await register(page, "/soundtrack");
  const [title = ""] = await findWords(
    screenOf(page).getByRole("heading"),
    /^[A-Z][a-z]+ [A-Z][a-z]+$/,
  );
  const recorded = page.waitForResponse("**/api/soundtrack/plays");
  await press(page, "Play");
  expect((await recorded).status()).toBe(201);
  await expectPlaying(page);
  expect(await page.evaluate(() => window.heard?.duration)).toBeGreaterThan(118);
  await page.getByRole("link", { name: "My Collection" }).click();
  const entry = page.getByRole("listitem").filter({ hasText: title });
  await expect(entry).toContainText("Focused");
  await expect(entry).toContainText("Playing");
  await expectAccessible(page);
});

test("without JavaScript, the browser's own player plays the tracks @without-javascript", async ({
  page,
}) => {
  await register(page, "/soundtrack");
  await page
    .getByRole("navigation", { name: "Mood" })
    .getByRole("link", { name: "Reflective" })
    .click();
  await expect(page).toHaveURL(/mood=reflective/);
  const tracks = page.locator("audio");
  expect(await tracks.count()).toBeGreaterThanOrEqual(5);
  const [first = ""] = await tracks.evaluateAll((all) =>
    all.map((one) => one.getAttribute("src") ?? ""),
  );
  expect(first).toMatch(/\/tracks\/reflective-50-/);
  await expect(page.getByText("Benefits of Music for Learning")).toBeVisible();
  await expect(page.getByText("Your Learning Progress")).toBeVisible();
  await expectAccessible(page);
  await press(page, "Refresh");
  await expect(page).toHaveURL(/mood=reflective&set=/);
  await expect(tracks.first()).not.toHaveAttribute("src", first);
  await page.reload();
  await expect(tracks.first()).not.toHaveAttribute("src", first);
  await page
    .getByRole("button", { name: /^Save .* to My Collection$/ })
    .first()
    .click();
  await expect(page.getByText("is in My Collection.")).toBeVisible();
  await page.getByRole("link", { name: "My Collection" }).click();
  await expect(page.getByRole("heading", { name: "Recently played" })).toBeVisible();
  await expect(page.locator("audio")).toHaveCount(1);
  await expectAccessible(page);
});

test("a visitor is asked to log in, and returns to the music", async ({ page, watch }) => {
  watch.expectStatus(401);
  await open(page, "/soundtrack");
  await expect(page.getByText("Please log in to access this feature.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Login" }).click();
  await expect(page).toHaveURL(/\/auth\?redirectTo=%2Fsoundtrack/);
  await ready(page);
});
