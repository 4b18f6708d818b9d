import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { AudioType } from "~/ai/ports";
import { ProviderError } from "~/ai/provider-error";
import type { ProviderName } from "~/ai/providers/registry";
import { createApp } from "../../workers/create-app";
import type { Step } from "../fakes/model-server.mjs";
import { mp3, ogg, wav, webm } from "../fakes/sounds.mjs";
import {
  apiKey,
  fakeVariables,
  hasAddress,
  modelFor,
  patienceWith,
  providersFor,
  variablesFor,
} from "./model-engines";

const never = new AbortController().signal;
const tasks = { hear: "transcription", speak: "speech" } as const;

interface VoiceRequest {
  model: string;
  bytes?: number;
  input?: string;
  text?: string;
  prompt?: string;
  lang?: string;
  authorization?: string | null;
}

/** The transcriber and voice of a configuration, with a fake provider that follows the steps. */
async function openVoice(
  provider: ProviderName,
  steps: Step[] = [],
  more: Record<string, string> = {},
) {
  const id = crypto.randomUUID();
  const scenario = `${env.MODEL_SERVER}/scenarios/${id}`;
  await fetch(scenario, { method: "PUT", body: JSON.stringify(steps) });
  const variables = {
    AI_PROVIDER: "builtin",
    ...Object.assign(
      {},
      ...Object.values(tasks)
        .filter((task) => providersFor(task).includes(provider))
        .map((task) => variablesFor(task, provider, id)),
    ),
    ...fakeVariables,
    AI_TIMEOUT_SECONDS: patienceWith(steps),
    ...more,
  };
  const { transcriber, speech } = createApp({ ...env, ...variables }, createExecutionContext());
  return {
    speech,
    async hear(bytes: Uint8Array = wav(1), type: AudioType = "audio/wav", signal = never) {
      if (!transcriber) throw new Error("Nobody hears.");
      return transcriber.transcribe({ bytes, type }, signal);
    },
    async speak(text = "The Sun is a star.", language = "en") {
      if (!speech) throw new Error("Nobody speaks.");
      return speech.speak(text, language, never);
    },
    seen: async () =>
      (await fetch(scenario)).json<{ requests: VoiceRequest[]; refusals: string[] }>(),
  };
}

async function providerFailureOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProviderError);
  const { failure, message } = error as ProviderError;
  expect(message).not.toContain(apiKey);
  return failure;
}

describe.each(providersFor("transcription"))("transcription by %s", (provider) => {
  it.each<[AudioType, Uint8Array]>([
    ["audio/wav", wav(1)],
    ["audio/webm", webm(2)],
    ["audio/ogg", ogg(2)],
    ["audio/mpeg", mp3(20)],
    ["audio/mp4", new TextEncoder().encode("\0\0\0\x1cftypM4A \0\0\0\0")],
  ])("sends %s as the API expects it", async (type, bytes) => {
    const { hear, seen } = await openVoice(provider, [{ say: "¿Qué es el agua?" }]);
    expect((await hear(bytes, type)).text).toBe("¿Qué es el agua?");
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      model: modelFor("transcription", provider),
      bytes: bytes.byteLength,
      ...(hasAddress(provider) && { authorization: `Bearer ${apiKey}` }),
    });
  });

  it("sends ten megabytes", async () => {
    const { hear, seen } = await openVoice(provider);
    await hear(wav(1, 10_400_000));
    expect((await seen()).requests[0]?.bytes).toBe(10_400_044);
  });

  it("returns the language if the API reports it", async () => {
    const { hear } = await openVoice(provider);
    expect((await hear()).language).toBe(provider === "workers-ai" ? "en" : "");
  });

  it("returns an empty text for silence", async () => {
    const { hear } = await openVoice(provider, [{ say: "" }]);
    expect((await hear()).text).toBe("");
  });

  it("sends no request if the caller has gone", async () => {
    const { hear, seen } = await openVoice(provider);
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(hear(wav(1), "audio/wav", gone)).rejects.toThrow("gone");
    expect((await seen()).requests).toEqual([]);
  });

  it.each([
    ["no JSON", "this is not JSON"],
    ["nothing", ""],
    ["no text", '{"words": []}'],
    ["a text that is none", '{"text": 5}'],
    ["a page", "<html><body>Bad gateway</body></html>"],
    ["an endless text", JSON.stringify({ text: "ha ".repeat(10_000) })],
  ])("fails if the answer is %s", async (_, raw) => {
    const { hear } = await openVoice(provider, [{ raw }]);
    expect(await providerFailureOf(hear())).toBe("provider_failed");
  });
});

describe.each(providersFor("speech"))("speech by %s", (provider) => {
  it("sends a request as the API expects it", async () => {
    const { speak, seen } = await openVoice(provider);
    expect(await speak()).toEqual({ type: "audio/mpeg", bytes: mp3(80) });
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    expect(requests.map(({ model }) => model)).toEqual([modelFor("speech", provider)]);
    expect(requests[0]?.input ?? requests[0]?.text).toBe("The Sun is a star.");
  });

  it("splits a long text and joins the sounds in order", async () => {
    const { speak, seen } = await openVoice(provider);
    const text = Array.from({ length: 400 }, (_, index) => `Sentence ${index} is here.`).join(" ");
    const { bytes } = await speak(text);
    const { requests, refusals } = await seen();
    expect(refusals).toEqual([]);
    const parts = requests.map(({ input, text: said }) => input ?? said ?? "");
    expect(parts.length).toBeGreaterThan(4);
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(1_500);
    expect(parts.join(" ").match(/\d+/g)).toHaveLength(400);
    expect(bytes.byteLength).toBe(parts.length * 80 * 417);
  });

  it.each([
    ["a text", "this is no sound"],
    ["nothing", ""],
    ["JSON without a sound", '{"sound": ""}'],
  ])("fails if the answer is %s", async (_, raw) => {
    const { speak } = await openVoice(provider, [{ raw }]);
    expect(await providerFailureOf(speak())).toBe("provider_failed");
  });

  it("fails if the answer is too large", async () => {
    const { speak } = await openVoice(provider, [{ flood: 13_000_000 }]);
    expect(await providerFailureOf(speak())).toBe("provider_failed");
  });
});

describe.each(["hear", "speak"] as const)("a request to %s", (task) => {
  describe.each(providersFor(tasks[task]))("when %s fails", (provider) => {
    it("waits as long as Retry-After says, then tries once more", async () => {
      const steps = [{ status: 429, headers: { "Retry-After": "1" } }, {}];
      const voice = await openVoice(provider, steps);
      const begun = Date.now();
      await voice[task]();
      expect(Date.now() - begun).toBeGreaterThanOrEqual(900);
      expect((await voice.seen()).requests).toHaveLength(2);
    });

    it.each([
      [429, { "Retry-After": "120" }, 1, "provider_failed"],
      [500, {}, 2, "provider_failed"],
      [503, {}, 2, "provider_failed"],
      [400, {}, 1, "provider_failed"],
      [401, {}, 1, "provider_unconfigured"],
      [404, {}, 1, "provider_unconfigured"],
      [408, {}, 2, "provider_timeout"],
    ] as const)("gives up after %s", async (status, headers, asked, failure) => {
      const steps: Step[] = [{ status, headers: { ...headers }, message: `no, ${apiKey}` }];
      const voice = await openVoice(provider, steps);
      expect(await providerFailureOf(voice[task]())).toBe(failure);
      expect((await voice.seen()).requests).toHaveLength(asked);
    });

    it("gives up if there is no answer in time", async () => {
      const voice = await openVoice(provider, [{ silent: true }]);
      expect(await providerFailureOf(voice[task]())).toBe("provider_timeout");
    });
  });
});

it("a redirect to another address is not followed", async () => {
  const steps = [{ status: 302, headers: { Location: `${env.MODEL_SERVER}/v1/audio/speech` } }];
  const { speak, hear, seen } = await openVoice("openai-compatible", steps);
  expect(await providerFailureOf(speak())).toBe("provider_failed");
  expect(await providerFailureOf(hear())).toBe("provider_failed");
  expect((await seen()).requests).toHaveLength(2);
});

describe("the voices of Workers AI", () => {
  it("are Aura for its languages and MeloTTS for others", async () => {
    const { speech, speak, seen } = await openVoice("workers-ai");
    const spoken = ["en", "es", "fr", "zh", "ja", "ko", "de", "ru", ""];
    expect(spoken.filter((language) => speech?.speaks(language))).toEqual(spoken.slice(0, 6));
    await speak("Hola a todos.", "es");
    expect((await seen()).requests).toEqual([
      { model: "@cf/deepgram/aura-2-es", text: "Hola a todos.", encoding: "mp3" },
    ]);
    expect((await seen()).refusals).toEqual([]);
    expect(await providerFailureOf(speak("Привет.", "ru"))).toBe("provider_unconfigured");
  });

  it("are MeloTTS only if the configuration names it", async () => {
    const id = crypto.randomUUID();
    const named = `@cf/myshell-ai/melotts#${id}`;
    const { speak } = await openVoice("workers-ai", [], { SPEECH_MODEL: named });
    expect((await speak("Bonjour à tous.", "fr")).type).toBe("audio/mpeg");
    const seen = await fetch(`${env.MODEL_SERVER}/scenarios/${id}`);
    expect(await seen.json()).toMatchObject({
      requests: [{ model: "@cf/myshell-ai/melotts", prompt: "Bonjour à tous.", lang: "fr" }],
      refusals: [],
    });
  });
});
