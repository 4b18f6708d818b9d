import { describe, expect, it } from "vitest";
import { aiConfigSchema } from "./configuration";

const binding = { run: () => {} };

function issuesOf(variables: object): string[] {
  const { error } = aiConfigSchema.safeParse(variables);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")} ${message}`);
}

describe("the configuration of models", () => {
  it("uses Workers AI if the binding exists, and the built-in engine otherwise", () => {
    expect(aiConfigSchema.parse({}).text).toEqual({ provider: "builtin" });
    expect(aiConfigSchema.parse({ AI: binding })).toMatchObject({
      text: { provider: "workers-ai", model: "@cf/google/gemma-4-26b-a4b-it" },
      image: { provider: "workers-ai", model: "@cf/google/gemma-4-26b-a4b-it" },
      fallback: false,
      callsPerDay: null,
      timeoutMs: 45_000,
    });
  });

  it("has one provider variable for all tasks, and one for each task", () => {
    const all = { AI: binding, AI_PROVIDER: "openai-compatible" };
    expect(aiConfigSchema.parse(all)).toMatchObject({
      text: { provider: "openai-compatible", model: "gpt-6-luna" },
      image: { provider: "openai-compatible", model: "gpt-6-luna" },
      transcription: { provider: "openai-compatible", model: "gpt-transcribe" },
      // OpenAI shuts down its last speech models in January 2027.
      speech: { provider: "builtin" },
      settings: { OPENAI_BASE_URL: "https://api.openai.com/v1" },
    });
    expect(aiConfigSchema.parse({ ...all, IMAGE_PROVIDER: "builtin" }).image).toEqual({
      provider: "builtin",
    });
    expect(
      aiConfigSchema.parse({ ...all, TEXT_PROVIDER: "workers-ai", TEXT_MODEL: "@cf/a/b" }).text,
    ).toEqual({ provider: "workers-ai", model: "@cf/a/b" });
  });

  it("assumes only a text model at other addresses", () => {
    const local = {
      AI_PROVIDER: "openai-compatible",
      OPENAI_BASE_URL: "http://localhost:11434/v1/",
    };
    const config = aiConfigSchema.parse({ ...local, TEXT_MODEL: "gemma3:12b" });
    expect(config.settings.OPENAI_BASE_URL).toBe("http://localhost:11434/v1");
    expect(config.text).toEqual({ provider: "openai-compatible", model: "gemma3:12b" });
    expect(config.image).toEqual({ provider: "builtin" });
    expect(
      aiConfigSchema.parse({ ...local, TEXT_MODEL: "llava", IMAGE_MODEL: "llava" }).image,
    ).toEqual({
      provider: "openai-compatible",
      model: "llava",
    });
  });

  it("uses OpenAI's models behind an AI Gateway, too", () => {
    const OPENAI_BASE_URL = "https://gateway.ai.cloudflare.com/v1/0123/study/openai";
    const config = aiConfigSchema.parse({ AI_PROVIDER: "openai-compatible", OPENAI_BASE_URL });
    expect(config.image).toEqual({ provider: "openai-compatible", model: "gpt-6-luna" });
    expect(aiConfigSchema.parse({ AI_GATEWAY: "study" }).settings.AI_GATEWAY).toBe("study");
    expect(aiConfigSchema.parse({}).settings.AI_GATEWAY).toBeUndefined();
  });

  it("treats an empty variable as unset", () => {
    const blank = {
      AI_PROVIDER: "",
      TEXT_MODEL: "",
      OPENAI_BASE_URL: "",
      AI_FALLBACK: "",
      AI_CALLS_PER_DAY: "",
    };
    expect(aiConfigSchema.parse({ ...blank, AI_TIMEOUT_SECONDS: "" })).toEqual(
      aiConfigSchema.parse({}),
    );
  });

  it.each([
    [{ AI_PROVIDER: "gpt" }, /^AI_PROVIDER Must be one of workers-ai/],
    [{ AI_PROVIDER: "workers-ai" }, /^TEXT_MODEL The provider workers-ai needs the binding AI/],
    [
      { SPEECH_PROVIDER: "workers-ai" },
      /^SPEECH_MODEL The provider workers-ai needs the binding AI/,
    ],
    [{ AI: binding, TEXT_MODEL: "gpt-6-luna" }, /^TEXT_MODEL Must name a model of Workers AI/],
    [{ OPENAI_BASE_URL: "ftp://models" }, /^OPENAI_BASE_URL Must be an http or https URL/],
    [{ OPENAI_BASE_URL: "no address" }, /^OPENAI_BASE_URL Must be an http or https URL/],
    [
      { OPENAI_BASE_URL: "https://me:secret@models/v1" },
      /^OPENAI_BASE_URL Must not contain a user/,
    ],
    [{ OPENAI_BASE_URL: "https://models/v1?key=1" }, /^OPENAI_BASE_URL Must not contain a user/],
    [{ AI_GATEWAY: "my gateway" }, /^AI_GATEWAY Must be a gateway's name/],
    [
      { AI_PROVIDER: "openai-compatible", OPENAI_BASE_URL: "http://localhost:1234/v1" },
      /^TEXT_MODEL Must name a model/,
    ],
    [{ SPEECH_PROVIDER: "openai-compatible" }, /^SPEECH_MODEL Must name a model/],
    [{ AI_FALLBACK: "yes" }, /^AI_FALLBACK Must be builtin or not set/],
    [{ AI_CALLS_PER_DAY: "few" }, /^AI_CALLS_PER_DAY/],
    [{ AI_TIMEOUT_SECONDS: "soon" }, /^AI_TIMEOUT_SECONDS/],
    [{ AI_TIMEOUT_SECONDS: "600" }, /^AI_TIMEOUT_SECONDS/],
  ])("reports the name of an invalid variable: %j", (variables, expected) => {
    expect(issuesOf(variables)[0]).toMatch(expected);
  });
});
