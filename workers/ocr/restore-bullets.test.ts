import { expect, it } from "vitest";
import { restoreBullets } from "./restore-bullets";

it("restores bullets that were read as other characters", () => {
  const text = "Causes\n« 1858: Harris Treaty.\n• 1854: the ports open\n« 1866: a secret\nalliance";
  expect(restoreBullets(text)).toBe(
    "Causes\n• 1858: Harris Treaty.\n• 1854: the ports open\n• 1866: a secret\nalliance",
  );
});

it.each([
  ["quotations", "« Bonjour », dit-il.\n« Bonsoir », dit-elle."],
  ["a character that occurs once", "© 2024 A. Writer\nAll rights reserved"],
  ["characters within a line", "10 ° and 20 °\nno quarter ¢ left"],
])("keeps %s", (_, text) => {
  expect(restoreBullets(text)).toBe(text);
});
