import { expect, it } from "vitest";
import { deckFormSchema } from "./schema";

it.each<unknown>(["x", "", { toString: "5" }, { valueOf: null, toString: null }])(
  "rejects %j as the number of cards",
  (count) => {
    expect(deckFormSchema.safeParse({ topic: "osmosis", count }).success).toBe(false);
  },
);
