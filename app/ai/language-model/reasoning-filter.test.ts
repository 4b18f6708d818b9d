import { describe, expect, it } from "vitest";
import { createReasoningFilter, withoutReasoning } from "./reasoning-filter";

function streamed(pieces: readonly string[]): string {
  const filter = createReasoningFilter();
  return pieces.map((piece) => filter.write(piece)).join("") + filter.end();
}

const replies = [
  ["<think>Hm, leaves.</think>\n\nLeaves are green.", "Leaves are green."],
  ["\n <thinking>a < b</thinking>Leaves are green.", "Leaves are green."],
  ["[THINK]so[/THINK]Leaves are green.", "Leaves are green."],
  [
    "<|channel|>analysis<|message|>so<|end|><|start|>assistant<|channel|>final<|message|>Leaves are green.",
    "Leaves are green.",
  ],
  ["<|channel>thought\nso<channel|>Leaves are green.", "Leaves are green."],
  ["Leaves are green.", "Leaves are green."],
  ["<thin> is no tag", "<thin> is no tag"],
  ["In HTML, <think>x</think> is no tag.", "In HTML, <think>x</think> is no tag."],
  ["<think>cut off in the middle", ""],
  ["<", "<"],
  ["", ""],
] as const;

describe("reasoning in front of a reply", () => {
  it.each(replies)("is removed from %j", (reply, text) => {
    expect(withoutReasoning(reply).trim()).toBe(text);
    expect(streamed([reply]).trim()).toBe(text);
  });

  it.each(replies)("is removed wherever %j is split", (reply, text) => {
    expect(streamed([...reply]).trim()).toBe(text);
    for (let at = 0; at <= reply.length; at += 1) {
      expect(streamed([reply.slice(0, at), reply.slice(at)]).trim()).toBe(text);
    }
  });

  it("is removed from a complete reply with only the closing tag", () => {
    expect(withoutReasoning("Hm, leaves.\n</think>\nLeaves are green.").trim()).toBe(
      "Leaves are green.",
    );
  });

  it("is not looked for in a reply without reasoning, which passes at once", () => {
    const filter = createReasoningFilter();
    expect(filter.write("<b")).toBe("<b");
    expect(filter.write("old")).toBe("old");
  });

  it("takes time in proportion to its length", () => {
    const hostile = "<think>".repeat(300_000);
    const start = performance.now();
    expect(withoutReasoning(hostile)).toBe("");
    expect(streamed(hostile.match(/.{1,50}/g) ?? [])).toBe("");
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
