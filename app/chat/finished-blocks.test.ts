import { describe, expect, it } from "vitest";
import { finishedLength } from "./finished-blocks";

const finished = (text: string) => text.slice(0, finishedLength(text));

describe("finishedLength", () => {
  it.each([
    ["One line", ""],
    ["One\n\nTwo", "One\n\n"],
    ["One\n\nTwo\n\nThr", "One\n\nTwo\n\n"],
    ["```\na\n\nb", ""],
    ["```\na\n\nb\n```\n\nAfter", "```\na\n\nb\n```\n\n"],
    ["$$\na\n\nb", ""],
    ["$$\na\n$$\n\nAfter", "$$\na\n$$\n\n"],
    ["$$a$$\n\nAfter", "$$a$$\n\n"],
  ])("of %j is %j", (text, done) => {
    expect(finished(text)).toBe(done);
  });
});
