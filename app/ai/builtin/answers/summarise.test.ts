import { expect, it } from "vitest";
import type { Material } from "~/ai/ports";
import { findKeyPoints } from "./summarise";

function materialOf(text: string): Material {
  const passage = {
    id: 1,
    fileId: "f",
    fileName: "letter.pdf",
    ordinal: 0,
    page: 1,
    heading: null,
    text,
  };
  return {
    documents: [{ id: "f", name: "letter.pdf" }],
    search: async () => [passage],
    read: async () => [passage],
  };
}

it("takes a key point from a dialogue too, none of whose sentences stands alone", async () => {
  const text =
    "I see, he said. And do you see, I said, men passing along the wall? You have shown me a strange image, and they are strange prisoners.";
  const points = await findKeyPoints(materialOf(text), 6);
  expect(points).not.toEqual([]);
  for (const { quote } of points) expect(text).toContain(quote);
});

it("prefers what stands alone", async () => {
  const text =
    "And do you see, I said, men passing along the wall? The cave is a prison whose prisoners see shadows only.";
  expect((await findKeyPoints(materialOf(text), 6)).map(({ quote }) => quote)).toEqual([
    "The cave is a prison whose prisoners see shadows only.",
  ]);
});
