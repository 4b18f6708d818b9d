import { describe, expect, it } from "vitest";
import { isQuotedIn } from "~/ai/text/is-quoted-in";
import { findItems } from "./find-items";
import { findQuote } from "./find-quote";

const text =
  "Leaves are green—mostly. “Chlorophyll,” he wrote, “isn't\nalone …” It costs 😀 1,000 francs.";

describe("findQuote", () => {
  it.each([
    ["Leaves are green—mostly.", "Leaves are green—mostly."],
    ["leaves are green-mostly.", "Leaves are green—mostly."],
    ['"Leaves are green—mostly."', "Leaves are green—mostly."],
    ['"chlorophyll," he wrote, "isn\'t alone ...', "Chlorophyll,” he wrote, “isn't\nalone"],
    ["It costs 😀 1,000 francs.", "It costs 😀 1,000 francs."],
    ["costs  😀\n1,000 francs", "costs 😀 1,000 francs"],
  ])("finds %s as it is in the text", (quote, found) => {
    expect(findQuote(quote, text)).toBe(found);
    expect(isQuotedIn(found, text)).toBe(true);
  });

  it.each(["", "green", "Leaves are greenish", "It costs 2,000 francs.", "Leaves are — green"])(
    "does not find %j",
    (quote) => expect(findQuote(quote, text)).toBeNull(),
  );
});

describe("findItems", () => {
  it.each([
    ['{"items":[{"a":1},{"a":2}]}', [{ a: 1 }, { a: 2 }]],
    ['Here: ```json\n[{"a":"}]"}]\n``` done [1]', [{ a: "}]" }]],
    ['{"items":[{"a":1},{"a":"b', [{ a: 1 }]],
    ['{"questions":[{"a":[1,2]}],"note":"x"}', [{ a: [1, 2] }]],
    ['{"a":1}\n{"a":2}', [{ a: 1 }, { a: 2 }]],
    ['{"items":[]}', []],
  ])("finds the items of %s", (reply, items) => {
    expect(findItems(reply)).toEqual(items);
  });

  it.each(["", "no", "as said in [1] and [2, 3]", '{"items": [', "{{{{", "[".repeat(100_000)])(
    "finds none in %j",
    (reply) => expect(findItems(reply.slice(0, 100_000))).toBeNull(),
  );
});
