import type { Locator, Page } from "@playwright/test";
import { startModelServer } from "../fakes/model-server.mjs";
import { serveProduct } from "../fakes/served-product.mjs";
import { wav } from "../fakes/sounds.mjs";
import { browser } from "./browser";
import {
  ask,
  declineUpgrade,
  expect,
  expectAccessible,
  makePremium,
  open,
  register,
  registerWith,
  replies,
  sources,
  test,
  upload,
} from "./fixtures";
import { beesPdf } from "./material/documents";
import { writeSpeech } from "./material/sounds";

const port = process.env.E2E_VOICE_PORT ?? "8804";
const spoken = "What is the most serious enemy of the honeybee?";
const failed = "Failed to process voice recording. Please try again.";

test.describe.configure({ mode: "serial" });
test.use({
  baseURL: `http://localhost:${port}`,
  launchOptions: {
    ...browser,
    args: [
      ...browser.args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${writeSpeech()}`,
    ],
  },
});

let models: Awaited<ReturnType<typeof startModelServer>>;
let served: Awaited<ReturnType<typeof serveProduct>>;

test.beforeAll(async () => {
  models = await startModelServer();
  served = await serveProduct(
    port,
    {
      AI_PROVIDER: "builtin",
      TRANSCRIPTION_PROVIDER: "openai-compatible",
      TRANSCRIPTION_MODEL: "whisper-1#hears",
      SPEECH_PROVIDER: "openai-compatible",
      SPEECH_MODEL: "tts-1#speaks",
      OPENAI_BASE_URL: `${models.url}/v1`,
      OPENAI_API_KEY: "sk-voice",
    },
    ["--without-pictures"],
  );
});
test.beforeEach(async () => {
  await setSteps("hears", [{}]);
  // Half a minute, so that it does not end before a test has checked it.
  await setSteps("speaks", [{ flood: 500_000 }]);
});
test.afterAll(async () => {
  await served?.stop();
  await models?.close();
});

test("a question can be recorded, played back, sent and answered aloud", async ({ page }) => {
  await page.addInitScript(() => {
    window.sounds = [];
    const { Audio } = window;
    window.Audio = class extends Audio {
      constructor(url?: string) {
        super(url);
        window.sounds.push(this);
      }
    };
  });
  await registerPremium(page);
  await expect(page.getByRole("switch", { name: "Auto TTS" })).toBeChecked();

  await recordButton(page).click();
  const panel = page.getByRole("region", { name: "Voice message" });
  await expect(panel.getByText("Recording")).toBeVisible();
  await expect(panel.getByRole("timer")).toHaveText("00:02 of 02:00");
  await expect(page.getByLabel("Your message")).toBeHidden();
  await expect(recordButton(page)).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Stop" }).click();

  await expect(panel.getByText("Ready to send")).toBeVisible();
  await expect(page.getByLabel("Your message")).toBeHidden();
  await expect(recordButton(page)).toHaveCount(0);
  await expectAccessible(page);
  await panel.getByLabel("Your recording").evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true;
    await audio.play();
  });
  await expect
    .poll(() =>
      panel.getByLabel("Your recording").evaluate((audio: HTMLAudioElement) => audio.currentTime),
    )
    .toBeGreaterThan(0.3);

  const audioResponse = page.waitForResponse((response) => response.url().endsWith("/audio"));
  await panel.getByRole("button", { name: "Send recording" }).click();
  await expect(page.getByText(spoken)).toBeVisible();
  await expect(replies(page)).toHaveCount(1, { timeout: 60_000 });
  await expect(replies(page)).toContainText("Varroa");
  await expect(sources(replies(page))).not.toHaveCount(0);
  await expect(page.getByLabel("Your message")).toBeEnabled();

  const answer = await audioResponse;
  expect([200, 206]).toContain(answer.status());
  expect(answer.headers()["content-type"]).toBe("audio/mpeg");
  const first = replies(page).first();
  await expect(button(first, "Pause")).toBeVisible();
  await expectAccessible(page);
  await button(first, "Pause").click();
  await button(first, "Resume").click();
  await expect(button(first, "Pause")).toBeVisible();
  await first.getByLabel("Speed").selectOption("1.5");
  expect(await page.evaluate(() => localStorage.getItem("speechRate"))).toBe("1.5");
  await expect.poll(() => usage(page)).toBe(1);

  await ask(page, "Who decoded the waggle dance?");
  const second = replies(page).last();
  await expect(button(second, "Pause")).toBeVisible();
  await expect(button(first, "Listen")).toBeVisible();
  await expect.poll(() => usage(page)).toBe(2);
  await button(first, "Listen").click();
  await expect(button(first, "Pause")).toBeVisible();
  await expect(button(second, "Listen")).toBeVisible();
  await expect(first.getByLabel("Speed")).toHaveValue("1.5");
  await button(first, "Stop").click();
  await expect(button(first, "Listen")).toBeFocused();
  await expect(page.getByLabel("Speed")).toHaveCount(0);
  expect(await usage(page)).toBe(2);

  await button(second, "Listen").click();
  await expect(button(second, "Pause")).toBeVisible();
  await page.getByRole("button", { name: "Reset Chat" }).click();
  await expect(page.getByText("Chat Reset")).toBeVisible();
  await expect(replies(page)).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => window.sounds.filter((sound) => !sound.paused).length))
    .toBe(0);

  const heard = await seen("hears");
  expect(heard.refusals).toEqual([]);
  expect(heard.requests).toHaveLength(1);
  expect(heard.requests[0]?.bytes).toBeGreaterThan(2_000);
  const speech = await seen("speaks");
  expect(speech.refusals).toEqual([]);
  expect(speech.requests).toHaveLength(2);
  expect(speech.requests[0]?.input).toContain("Varroa");
  expect(speech.requests[0]?.input).not.toMatch(/[*#]|\[\d/);
});

test("with Auto TTS off, a reply is read aloud only on request", async ({ page }) => {
  await registerPremium(page);
  await page.getByRole("switch", { name: "Auto TTS" }).click();
  await ask(page, "Who decoded the waggle dance?");
  await page.waitForTimeout(1_000);
  expect((await seen("speaks")).requests).toEqual([]);
  await button(replies(page), "Listen").click();
  await expect(button(replies(page), "Pause")).toBeVisible();
  expect((await seen("speaks")).requests).toHaveLength(1);
});

test("the free plan allows voice messages but does not read replies aloud", async ({
  page,
  watch,
}) => {
  watch.expectStatus(402);
  await registerWith(page, [beesPdf()]);
  await record(page);
  await page.getByRole("button", { name: "Send recording" }).click();
  await expect(replies(page)).toContainText("Varroa", { timeout: 60_000 });
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  await button(replies(page), "Listen").click();
  await declineUpgrade(page, "This feature is only available with our Premium plan.");
  await page.getByRole("switch", { name: "Auto TTS" }).click();
  await declineUpgrade(page, "This feature is only available with our Premium plan.");
  expect((await seen("speaks")).requests).toEqual([]);
});

test("a failed recording is kept with the reason and can be sent again", async ({
  page,
  watch,
}) => {
  watch.expectStatus(422, 502);
  await setSteps("hears", [{ say: "" }, { status: 500 }, { status: 500 }, {}]);
  await registerWith(page, [beesPdf()]);
  await page.getByLabel("Your message").fill("typed before");
  await record(page);
  const send = page.getByRole("button", { name: "Send recording" });
  await send.click();
  await expect(page.getByText(/Fennec couldn't hear any words in that recording/)).toBeVisible();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByText("Ready to send")).toBeVisible();
  await expect(send).toBeFocused();
  await send.click();
  await expect.poll(async () => (await seen("hears")).requests.length).toBe(3);
  await expect(page.getByText("Ready to send")).toBeVisible();
  await expect(page.getByText("10 of 10 messages left today")).toBeVisible();
  await expect(page.getByText("You said")).toHaveCount(0);
  await send.click();
  await expect(replies(page)).toContainText("Varroa", { timeout: 60_000 });
  await expect(page.getByText("9 of 10 messages left today")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("typed before");
  const { requests } = await seen("hears");
  expect(new Set(requests.map(({ bytes }) => bytes)).size).toBe(1);
});

test("a recording is kept while there is no network", async ({ page, watch }) => {
  watch.expectFailedRequest("/api/voice");
  await registerWith(page, [beesPdf()]);
  await record(page);
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send recording" }).click();
  await expect(page.getByText("You seem to be offline").first()).toBeVisible();
  await expect(page.getByText("Ready to send")).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Send recording" }).click();
  await expect(replies(page)).toContainText("Varroa", { timeout: 60_000 });
});

test("no recording starts once the day's messages are used up", async ({ page }) => {
  await register(page);
  await page.request.post("/api/user/track-usage", {
    data: { feature: "chatMessagesCount", count: 10 },
  });
  await upload(page, [beesPdf()]);
  await recordButton(page).click();
  await declineUpgrade(page, /Daily Chat Messages, but the free plan only allows 10/);
  await expect(page.getByRole("region", { name: "Voice message" })).toHaveCount(0);
  const refused = await page.request.post("/api/voice", {
    multipart: { audio: { name: "a.wav", mimeType: "audio/wav", buffer: Buffer.from(wav(1)) } },
  });
  expect(refused.status()).toBe(402);
  expect((await seen("hears")).requests).toEqual([]);
});

test("a recording can be cancelled or discarded, and the typed text is kept", async ({ page }) => {
  await registerWith(page, [beesPdf()]);
  await page.getByLabel("Your message").fill("What is pollination?");
  await recordButton(page).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Your message")).toBeFocused();
  await record(page);
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Ready to send")).toHaveCount(0);
  await expect(page.getByLabel("Your message")).toHaveValue("What is pollination?");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies(page)).toContainText("pollen", { timeout: 60_000 });
  expect((await seen("hears")).requests).toEqual([]);
});

test("a blocked microphone is reported", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("Permission denied", "NotAllowedError");
    };
  });
  await registerWith(page, [beesPdf()]);
  await recordButton(page).click();
  await expect(page.getByText(/Your browser did not allow the microphone/)).toBeVisible();
  await expect(page.getByLabel("Your message")).toBeEnabled();
  await expect(recordButton(page)).toBeEnabled();
});

test("a recording stops after two minutes", async ({ page }) => {
  await registerWith(page, [beesPdf()]);
  await page.clock.install();
  await recordButton(page).click();
  await expect(page.getByText("Recording")).toBeVisible();
  await page.clock.runFor(119_000);
  await expect(page.getByRole("timer")).toHaveText("01:59 of 02:00");
  await page.clock.runFor(1_500);
  await page.clock.resume();
  await expect(page.getByText("Ready to send")).toBeVisible();
  await expect(page.getByText("Recording stopped at 2 minutes")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a recording can be uploaded, and its reply played", async ({ page, watch }) => {
    watch.expectStatus(415, 422);
    await registerPremium(page);
    await expectAccessible(page);
    await sendFile(page, Buffer.from("This is no sound."));
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText(/Send WebM, Ogg, MP4, MP3 or WAV/)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await sendFile(page, Buffer.from(wav(2)));
    await expect(page).toHaveURL(/\/app\?fileId=.*#latest$/);
    await expect(page.getByText(spoken)).toBeVisible();
    await expect(replies(page)).toContainText("Varroa");
    const player = page.getByLabel("Listen to the reply");
    await expect(player).toBeVisible();
    const sound = await page.request.get((await player.getAttribute("src")) ?? "");
    expect(sound.headers()["content-type"]).toBe("audio/mpeg");
  });
});

declare global {
  interface Window {
    /** All audio that has been played. */
    sounds: HTMLAudioElement[];
  }
}

/** Registers a learner with the premium plan and opens a document. */
async function registerPremium(page: Page): Promise<void> {
  const { username, fileId } = await registerWith(page, [beesPdf()], null);
  await makePremium(username, `served/${port}`);
  await open(page, `/app?fileId=${fileId}`);
}

function recordButton(page: Page): Locator {
  return page.getByRole("button", { name: "Record a voice message" });
}

/** A button below a reply; its full name includes the question. */
function button(reply: Locator, name: string): Locator {
  return reply.getByRole("button", { name: new RegExp(`^${name} (to|reading) the reply`) });
}

async function record(page: Page): Promise<void> {
  await recordButton(page).click();
  await expect(page.getByRole("timer")).toHaveText("00:01 of 02:00");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Ready to send")).toBeVisible();
}

async function sendFile(page: Page, buffer: Buffer): Promise<void> {
  const chosen = { name: "question.wav", mimeType: "audio/wav", buffer };
  await page.locator("input[name=audio]").setInputFiles(chosen);
  await page.getByRole("button", { name: "Send recording" }).click();
}

async function usage(page: Page): Promise<number> {
  return (await (await page.request.get("/api/user/subscription")).json()).audioTtsUsage;
}

async function setSteps(id: string, steps: object[]): Promise<void> {
  await fetch(`${models.url}/scenarios/${id}`, { method: "PUT", body: JSON.stringify(steps) });
}

interface Request {
  bytes?: number;
  input?: string;
}

async function seen(id: string): Promise<{ requests: Request[]; refusals: string[] }> {
  return (await fetch(`${models.url}/scenarios/${id}`)).json();
}
