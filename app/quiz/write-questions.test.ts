import { describe, expect, it } from "vitest";
import { emptyMaterial } from "~/ai/material/empty-material";
import { ProviderError } from "~/ai/provider-error";
import type { App } from "~/platform/app.server";
import { quizFailure } from "./quiz-failure";
import { writeQuestions } from "./write-questions.server";

describe("writeQuestions", () => {
  it.each([
    ["429: You exceeded your current quota", true],
    ["Incorrect API key provided", true],
    ["no api_key is set", true],
    ["upstream reset", false],
  ])("names the administrator only where the provider says “%s”", async (reason, named) => {
    const logged: unknown[] = [];
    const app = {
      textModel: {
        writeQuestions: () => Promise.reject(new ProviderError("provider_failed", reason)),
      },
      log: { error: (...entry: unknown[]) => logged.push(entry) },
    } as unknown as App;
    const written = writeQuestions(app, {
      id: "0",
      material: emptyMaterial,
      topic: null,
      difficulty: "medium",
      count: 1,
      failure: quizFailure,
    });
    const help = named
      ? "Please contact the administrator to update the API key."
      : "Please try again.";
    await expect(written).rejects.toMatchObject({
      code: "provider_failed",
      message: `Failed to generate quiz. ${help}`,
    });
    expect(logged).toHaveLength(1);
  });
});
