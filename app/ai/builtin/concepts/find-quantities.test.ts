import { expect, it } from "vitest";
import { findQuantities, isCommonMeasure } from "./find-quantities";

it.each([
  ["zh", "在 16 和 17 世纪，巴黎有 30 次瘟疫。", ["30"]],
  ["ru", "До второй четверти 19-го века город имел 25 школ.", ["25"]],
  ["es", "El 3 de mayo llegaron 40 barcos.", ["40"]],
  ["ar", "في 12 أيار/مايو 1705 وصلت 40 سفينة.", ["40"]],
  ["en", "On 27 July the river was 600 kilometers long.", ["600"]],
] as const)("counts no day and no century, %s: %s", (language, sentence, numbers) => {
  expect(findQuantities(sentence, language).map(({ text }) => text)).toEqual(numbers);
});

it.each([
  [" hours in the day", true],
  [" expendable hours in the day to earn", true],
  [" días al año", true],
  [" days to orbit the Sun", false],
  [" hours of work", false],
])("tells whether “24%s” is known to everyone", (after, isCommon) => {
  expect(isCommonMeasure(after)).toBe(isCommon);
});
