import { expect, it } from "vitest";
import { applyOrientation } from "./grayscale-image";

it.each([
  [1, 3, [1, 2, 3, 4, 5, 6]],
  [3, 3, [6, 5, 4, 3, 2, 1]],
  [6, 2, [4, 1, 5, 2, 6, 3]],
  [8, 2, [3, 6, 2, 5, 1, 4]],
] as const)("applies EXIF orientation %i", (orientation, width, grey) => {
  const picture = { width: 3, height: 2, grey: new Uint8Array([1, 2, 3, 4, 5, 6]) };
  const upright = applyOrientation(picture, orientation);
  expect({ ...upright, grey: [...upright.grey] }).toEqual({ width, height: 6 / width, grey });
});
