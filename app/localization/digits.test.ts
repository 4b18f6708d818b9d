import { expect, test } from "vitest";
import { formatNumber } from "./format-number";
import { plural } from "./plural";

/** Egypt's own digits stand in for those of a browser that uses them for all of Arabic. */
const egypt = "ar-EG";

test("numbers in Arabic are written with Western digits", () => {
  expect(new Intl.NumberFormat(egypt).format(1_200)).toBe("١٬٢٠٠");
  expect(formatNumber(1_200, egypt)).toBe("1,200");
  expect(plural(1_200, { other: "# بطاقة" }, egypt)).toBe("1,200 بطاقة");
});

test("numbers in other languages keep their separators", () => {
  expect(formatNumber(1_200, "de")).toBe("1.200");
  expect(formatNumber(1_200)).toBe("1,200");
});
