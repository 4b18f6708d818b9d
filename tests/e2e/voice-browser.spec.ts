import type { Page } from "@playwright/test";
import { ask, expect, makePremium, open, registerWith, replies, test } from "./fixtures";
import { beesPdf } from "./material/documents";

test("the browser's voice reads a reply sentence by sentence @javascript", async ({ page }) => {
  await stubSpeech(page);
  const { username, fileId } = await registerWith(page, [beesPdf()], null);
  await makePremium(username);
  await open(page, `/app?fileId=${fileId}`);
  const reply = await ask(page, "What is the most serious enemy of the honeybee?");
  await expect.poll(() => spoken(page)).toContain("Varroa");
  expect(await spoken(page)).not.toMatch(/[*#]|\[\d/);
  const utterances = await page.evaluate(() => window.utterances);
  expect(new Set(utterances.map(({ lang }) => lang))).toEqual(new Set(["en"]));
  expect(Math.max(...utterances.map(({ text }) => text.length))).toBeLessThanOrEqual(180);

  const begun = utterances.length;
  await reply.getByRole("button", { name: /^Pause/ }).click();
  await reply.getByRole("button", { name: /^Resume/ }).click();
  await expect
    .poll(async () => (await page.evaluate(() => window.utterances)).length)
    .toBe(begun + 1);
  await reply.getByLabel("Speed").selectOption("0.75");
  await expect
    .poll(async () => (await page.evaluate(() => window.utterances)).at(-1)?.rate)
    .toBe(0.75);
  await page.evaluate(() => window.finishSpeaking());
  await expect(reply.getByRole("button", { name: /^Listen/ })).toBeVisible();
  const usage = async () => (await page.request.get("/api/user/subscription")).json();
  await expect.poll(async () => (await usage()).audioTtsUsage).toBe(1);
});

test("a browser without a voice says so @javascript", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "speechSynthesis", {
      value: { getVoices: () => [], cancel() {}, speak() {} },
    });
  });
  const { username, fileId } = await registerWith(page, [beesPdf()], null);
  await makePremium(username);
  await open(page, `/app?fileId=${fileId}`);
  await page.getByRole("switch", { name: "Auto TTS" }).click();
  const reply = await ask(page, "Who decoded the waggle dance?");
  await reply.getByRole("button", { name: /^Listen/ }).click();
  await expect(page.getByText("The reply could not be read aloud")).toBeVisible();
  await expect(reply.getByRole("button", { name: /^Listen/ })).toBeVisible();
});

test("the browser's speech recognition writes into the message field @javascript", async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        window.hear = (transcript) =>
          this.dispatchEvent(Object.assign(new Event("result"), { results: [[{ transcript }]] }));
        this.dispatchEvent(new Event("start"));
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await registerWith(page, [beesPdf()]);
  await page.getByRole("button", { name: "Record a voice message" }).click();
  await expect(page.getByText("Listening", { exact: true })).toBeVisible();
  await page.evaluate(() => window.hear("who decoded the waggle dance"));
  await expect(page.getByText("who decoded the waggle dance")).toBeVisible();
  await page.getByRole("button", { name: "Use these words" }).click();
  await expect(page.getByLabel("Your message")).toHaveValue("who decoded the waggle dance");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(replies(page)).toContainText("Karl von Frisch", { timeout: 60_000 });
});

test("music pauses during a recording @javascript", async ({ page }) => {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        this.dispatchEvent(new Event("start"));
      }
      stop() {}
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
  });
  await registerWith(page, [beesPdf()], "/soundtrack");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  const music = page.getByRole("region", { name: "Now playing" });
  await expect(music.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Record a voice message" }).click();
  await expect(page.getByText("Listening", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Your message")).toBeHidden();
  await expect(music.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Your message")).toBeFocused();
  await expect(music.getByRole("button", { name: "Pause", exact: true })).toBeVisible();
});

test("a learner is told if speech recognition is not available", async ({
  page,
  withJavaScript,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, "webkitSpeechRecognition");
    Reflect.deleteProperty(window, "SpeechRecognition");
  });
  await registerWith(page, [beesPdf()]);
  if (withJavaScript) await page.getByRole("button", { name: "Record a voice message" }).click();
  const message = withJavaScript
    ? "No voice input in this browser"
    : "Voice isn't available here. Please type instead.";
  await expect(page.getByText(message)).toBeVisible();
});

declare global {
  interface Window {
    utterances: { text: string; lang: string; rate: number }[];
    finishSpeaking(): void;
    hear(transcript: string): void;
  }
}

/** Fakes a voice that speaks each sentence until `finishSpeaking` is called. */
async function stubSpeech(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let current: SpeechSynthesisUtterance | null = null;
    let hurried = false;
    const end = () => {
      const ended = current;
      current = null;
      ended?.onend?.(new Event("end") as SpeechSynthesisEvent);
    };
    window.utterances = [];
    window.finishSpeaking = () => {
      hurried = true;
      end();
    };
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [],
        cancel: () => {
          current = null;
        },
        speak(utterance: SpeechSynthesisUtterance) {
          current = utterance;
          const { text, lang, rate } = utterance;
          window.utterances.push({ text, lang, rate });
          setTimeout(() => utterance.onstart?.(new Event("start") as SpeechSynthesisEvent));
          if (hurried) setTimeout(end, 5);
        },
      },
    });
  });
}

async function spoken(page: Page): Promise<string> {
  return page.evaluate(() => window.utterances.map(({ text }) => text).join(" "));
}
