import { expect, it } from "vitest";
import { dotColumns } from "./dot-columns";

it.each([
  [1, 8, 1],
  [8, 8, 8],
  [9, 8, 5],
  [10, 8, 5],
  [15, 8, 8],
  [15, 15, 15],
  [16, 15, 8],
  [100, 8, 8],
])("arranges %i dots in rows of at most %i: %i per row", (dots, most, columns) => {
  expect(dotColumns(dots, most)).toBe(columns);
});
