import { expect, it } from "vitest";
import { pathPattern } from "./path-pattern";

it.each([
  ["/app/quiz", {}, "/app/quiz"],
  ["/api/files/f1/content", { id: "f1" }, "/api/files/:id/content"],
  ["/sandbox/checkout/secret", { clientSecret: "secret" }, "/sandbox/checkout/:clientSecret"],
  ["/app/quiz/a%40b.org?topic=x", { quizId: "a@b.org" }, "/app/quiz/:quizId"],
  ["/ada/lovelace%20notes", { "*": "ada/lovelace notes" }, "/:*/:*"],
  ["/api/files/ada%2Flovelace/content", { id: "ada/lovelace" }, "/api/files/:id/content"],
  ["/%E0%A4%A", { "*": "%E0%A4%A" }, "/:*"],
])("replaces the parameters in %s", (path, params, pattern) => {
  expect(pathPattern(`http://fennec.test${path}`, params)).toBe(pattern);
});
