import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue";

const english = {
  addedOn: <T>({ date }: { date: T }) => ["Added on ", date] as const,
};

const german = {
  addedOn: ({ date }) => ["Am ", date, " hinzugefügt"],
} satisfies Catalogue<typeof english>;

test("a translation puts its own words around what the caller passes", () => {
  expect(german.addedOn({ date: "3. März" }).join("")).toBe("Am 3. März hinzugefügt");
});
