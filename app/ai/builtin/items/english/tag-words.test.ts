import { expect, it } from "vitest";
import { loadEnglishReader } from "./tag-words";

it("keeps what it has read, as long as it is among the latest", { timeout: 30_000 }, async () => {
  const reader = await loadEnglishReader();
  const first = reader.tag("Serfs worked the land.");
  expect(first.map(({ text }) => text)).toEqual(["Serfs", "worked", "the", "land"]);
  expect(reader.tag("Serfs worked the land.")).toBe(first);
  for (let number = 0; number < 600; number += 1) reader.tag(`Town ${number} grew.`);
  const again = reader.tag("Serfs worked the land.");
  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
