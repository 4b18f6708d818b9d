import { describe, expect, it } from "vitest";
import { FinishedBlocks } from "./finished-blocks";

function finished(...tokens: string[]): string {
  const blocks = new FinishedBlocks();
  for (const token of tokens) blocks.add(token);
  return tokens.join("").slice(0, blocks.length);
}

describe("FinishedBlocks", () => {
  it.each([
    ["One line", ""],
    ["One\n\nTwo", "One\n\n"],
    ["One\n\nTwo\n\nThr", "One\n\nTwo\n\n"],
    ["```\na\n\nb", ""],
    ["```\na\n\nb\n```\n\nAfter", "```\na\n\nb\n```\n\n"],
    ["$$\na\n\nb", ""],
    ["$$\na\n$$\n\nAfter", "$$\na\n$$\n\n"],
    ["$$a$$\n\nAfter", "$$a$$\n\n"],
  ])("in %j are %j", (text, done) => {
    expect(finished(text)).toBe(done);
    expect(finished(...text)).toBe(done);
  });
});
