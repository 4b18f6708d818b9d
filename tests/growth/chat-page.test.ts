import { describe, expect, it, vi } from "vitest";
import { pageBudget } from "~/chat/bound-markdown";
import { renderReply } from "~/chat/render-reply.server";
import { shapes } from "./shapes";

const read = vi.hoisted(() => ({ markdown: 0, tex: 0 }));
vi.mock("micromark", async (original) => {
  const { micromark } = await original<typeof import("micromark")>();
  return {
    micromark(text: string, options: object) {
      read.markdown += text.length;
      return micromark(text, options);
    },
  };
});
vi.mock("katex", async (original) => {
  const { default: katex } = await original<typeof import("katex")>();
  return {
    default: {
      renderToString(tex: string, options: object) {
        read.tex += tex.length;
        return katex.renderToString(tex, options);
      },
    },
  };
});

const formulas = ["$x$ ", "$\\a$ ", `$${"é".repeat(200)}$ `, `$$\n${"x_1 + ".repeat(50)}\n$$\n\n`];

describe("a page of two hundred expensive replies", () => {
  it.each([
    ...shapes,
    ...formulas.map((unit): [string, (length: number) => string] => [
      unit.slice(0, 10),
      (length) => unit.repeat(length / unit.length),
    ]),
  ])("renders no more of them than the budget of a page allows: %s", (_, shape) => {
    Object.assign(read, { markdown: 0, tex: 0 });
    const page = pageBudget();
    const content = shape(5_000);
    let tags = 0;
    for (let at = 0; at < 200; at += 1) {
      const html = renderReply({ content, citations: [] }, "/app", page);
      tags += html.replace(/<math[\s\S]*?<\/math>/g, "").split("<").length - 1;
    }
    // The replies have a million characters.
    expect(read.markdown).toBeLessThan(200_000);
    expect(read.tex).toBeLessThan(50_000);
    expect(tags).toBeLessThan(60_000);
  });
});
