import { expect, it } from "vitest";
import { emptyMaterial } from "~/ai/material/empty-material";
import { ProviderError } from "~/ai/provider-error";
import type { App } from "~/platform/app.server";
import { writeQuestions } from "./write-questions.server";

it("reports and logs a provider's failure with the caller's message", async () => {
  const logged: unknown[] = [];
  const app = {
    textModel: {
      writeQuestions: () => Promise.reject(new ProviderError("provider_failed", "upstream reset")),
    },
    log: { error: (...entry: unknown[]) => logged.push(entry) },
  } as unknown as App;
  const written = writeQuestions(app, {
    id: "0",
    material: emptyMaterial,
    topic: null,
    difficulty: "medium",
    count: 1,
    wrong: [],
    failure: (reason) => `No questions: ${reason}`,
  });
  await expect(written).rejects.toMatchObject({
    code: "provider_failed",
    message: "No questions: upstream reset",
  });
  expect(logged).toHaveLength(1);
});
