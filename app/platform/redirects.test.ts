import { describe, expect, it } from "vitest";
import { safeRedirect } from "./redirects";

describe("safeRedirect", () => {
  it.each(["/app", "/app?fileId=a1", "/app/quiz/x?question=2#top"])("keeps %s", (target) => {
    expect(safeRedirect(target, "/")).toBe(target);
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/%09//evil.example/../..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "https://evil.example",
    "/..//evil.example",
    "",
    null,
    `/${"a".repeat(600)}`,
  ])("does not redirect to %j", (target) => {
    const safe = safeRedirect(target, "/app");
    expect(new URL(safe, "https://here.example").origin).toBe("https://here.example");
    expect(safe.startsWith("//")).toBe(false);
  });
});
