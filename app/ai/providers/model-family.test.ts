import { describe, expect, it } from "vitest";
import { isOpenai, openaiCompatibleFamily } from "./openai-compatible/families";
import { shapeRequest } from "./shape-request";
import { workersAiFamily } from "./workers-ai/families";

const openai = "https://api.openai.com/v1";
const schema = { type: "object", properties: {} };
const request = {
  model: "m",
  messages: [{ role: "user", content: "Hello" }],
  max_tokens: 1_200,
  temperature: 0.4,
  seed: 7,
  response_format: { type: "json_schema", json_schema: { name: "items", schema, strict: true } },
};

describe("the family of a model", () => {
  it.each([
    [openai, "gpt-6-luna", "OpenAI, reasoning"],
    [openai, "gpt-5.6-terra", "OpenAI, reasoning"],
    [openai, "gpt-10", "OpenAI, reasoning"],
    [openai, "o4-mini", "OpenAI, reasoning"],
    [openai, "gpt-5-chat-latest", "OpenAI"],
    [openai, "gpt-4.1-mini", "OpenAI"],
    ["https://gateway.ai.cloudflare.com/v1/0123/study/openai", "gpt-6-luna", "OpenAI, reasoning"],
    ["https://openrouter.ai/api/v1", "openai/gpt-6-luna", "OpenRouter"],
    ["http://localhost:11434/v1", "gpt-oss:20b", "Ollama"],
    ["http://localhost:1234/v1", "qwen/qwen3-8b", "LM Studio"],
    ["http://localhost:8080/v1", "gpt-oss-20b", "OpenAI-compatible"],
    ["https://api.openai.com.evil.example/v1", "gpt-6-luna", "OpenAI-compatible"],
  ])("at %s with the model %s is %s", (server, model, name) => {
    expect(openaiCompatibleFamily(server, model).name).toBe(name);
  });

  it.each([
    ["@cf/openai/gpt-oss-120b", "Workers AI, gpt-oss"],
    ["@cf/google/gemma-4-26b-a4b-it", "Workers AI, reasoning can be switched off"],
    ["@cf/qwen/qwen3.8-27b", "Workers AI, reasoning can be switched off"],
    ["@cf/google/gemma-3-12b-it", "Workers AI, guided"],
    ["@cf/meta/llama-3.3-70b-instruct-fp8-fast", "Workers AI, Llama"],
    ["@cf/someone/new", "Workers AI"],
  ])("of the model %s is %s", (model, name) => {
    expect(workersAiFamily(model).name).toBe(name);
  });

  it("recognises OpenAI only by its address", () => {
    expect(isOpenai(openai)).toBe(true);
    expect(isOpenai("https://api.openai.com")).toBe(true);
    expect(isOpenai("http://api.openai.com/v1")).toBe(false);
    expect(isOpenai("https://gateway.ai.cloudflare.com/v1/0123/study/compat")).toBe(false);
  });
});

describe("a request", () => {
  it("to OpenAI's reasoning models has their token limit, room for reasoning and no temperature", () => {
    expect(shapeRequest(request, openaiCompatibleFamily(openai, "gpt-6-luna"))).toEqual({
      model: "m",
      messages: request.messages,
      reasoning_effort: "low",
      max_completion_tokens: 5_200,
      response_format: request.response_format,
    });
  });

  it("to other models has max_tokens and a temperature", () => {
    const server = "http://localhost:8080/v1";
    expect(shapeRequest(request, openaiCompatibleFamily(server, "m"))).toEqual({
      ...request,
      max_tokens: 3_200,
    });
  });

  it("gets no additional fields", () => {
    const { messages } = request;
    expect(shapeRequest({ messages }, workersAiFamily("@cf/meta/llama"))).toEqual({ messages });
  });

  it("has its schema in the parameter of the family", () => {
    const bare = { ...request, response_format: { type: "json_schema", json_schema: schema } };
    const formatOf = (model: string) => shapeRequest(bare, workersAiFamily(model));
    expect(formatOf("@cf/meta/llama").response_format).toEqual(bare.response_format);
    expect(formatOf("@cf/google/gemma-4-26b-a4b-it").response_format).toEqual(
      request.response_format,
    );
    expect(formatOf("@cf/google/gemma-3-12b-it")).toMatchObject({ guided_json: schema });
    expect(formatOf("@cf/google/gemma-3-12b-it")).not.toHaveProperty("response_format");
  });

  it("keeps a format without a schema", () => {
    const object = { ...request, response_format: { type: "json_object" } };
    const shaped = shapeRequest(object, openaiCompatibleFamily("http://localhost/v1", "m"));
    expect(shaped.response_format).toEqual({ type: "json_object" });
  });
});
