import { expect, it } from "vitest";
import { quizFailure } from "./quiz-failure";

it.each([
  "429: You exceeded your current quota",
  "Incorrect API key provided",
  "no api_key is set",
])("refers to the administrator if the provider says “%s”", (reason) => {
  expect(quizFailure(reason)).toBe(
    "Failed to generate quiz. Please contact the administrator to update the API key.",
  );
});

it("asks the learner to try again otherwise", () => {
  expect(quizFailure("upstream reset")).toBe("Failed to generate quiz. Please try again.");
});
