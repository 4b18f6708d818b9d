import { expect, test } from "vitest";
import type { Catalogue } from "./catalogue";

const english = {
  addedOn: <T>({ date }: { date: T }) => ["Added on ", date] as const,
};

const german = {
  addedOn: ({ date }) => ["Am ", date, " hinzugefügt"],
} satisfies Catalogue<typeof english>;

test("a translation places the caller's values between its own words", () => {
  expect(german.addedOn({ date: "3. März" }).join("")).toBe("Am 3. März hinzugefügt");
});
