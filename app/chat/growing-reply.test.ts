import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type * as growingReply from "./growing-reply.server";
import { renderReply } from "./render-reply.server";

const rendered = { characters: 0 };
let GrowingReply: typeof growingReply.GrowingReply;

beforeAll(async () => {
  const { micromark } = await import("micromark");
  vi.doMock("micromark", () => ({
    micromark: (text: string, options: object) => {
      rendered.characters += text.length;
      return micromark(text, options);
    },
  }));
  // Other test files may have loaded it already.
  vi.resetModules();
  ({ GrowingReply } = await import("./growing-reply.server"));
});

afterAll(() => {
  vi.doUnmock("micromark");
  vi.resetModules();
});

/** Streams a text character by character. @returns the last result */
function grow(text: string) {
  const reply = new GrowingReply();
  let shown: ReturnType<growingReply.GrowingReply["show"]> = null;
  for (const sign of text) {
    reply.add(sign);
    shown = reply.show() ?? shown;
  }
  return shown;
}

describe("GrowingReply", () => {
  it.each([
    "**One**\n\nTwo\n\n## Three\n\n",
    "- one\n\n- two\n\n  More of it.\n\n",
    "1. one\n\n2. two\n\nAfter the list.\n\n",
    "```\na\n\nb\n```\n\n$$\nx\n\ny\n$$\n\n",
  ])("finally renders the same as the whole reply: %j", (text) => {
    expect(grow(`${text}Unfin`)).toEqual({
      html: renderReply({ content: text, citations: [] }),
      rest: "",
    });
  });

  it("returns the text after the last complete block as it is", () => {
    const reply = new GrowingReply();
    reply.add("One\n\nTwo");
    expect(reply.show()).toEqual({ html: "<p>One</p>\n", rest: "Two" });
    reply.add(" goes on.\n");
    expect(reply.show()).toBeNull();
  });

  it("renders each block once, and a very long list within the budget of the page", () => {
    rendered.characters = 0;
    const blocks = "A block.\n\n".repeat(500);
    grow(blocks);
    expect(rendered.characters).toBe(blocks.length);
    rendered.characters = 0;
    grow("- An item.\n\n".repeat(500));
    expect(rendered.characters).toBeLessThan(20_000);
  });
});
