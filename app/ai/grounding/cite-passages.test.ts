import { expect, it } from "vitest";
import { createCiter } from "./cite-passages";

it.each([
  "[passages 1, 2]",
  "【12†L1-L20】",
  `[${Array(9).fill("12").join(" , ")}]`,
  `[${Array(40).fill("1").join(",")}]`,
  "[1",
  "Text.        [ 7 ]",
])("handles %s the same as a whole and character by character", (text) => {
  const [whole, bySign] = [[text], [...text]].map((pieces) => {
    const citer = createCiter([]);
    return pieces.map((piece) => citer.write(piece)).join("") + citer.end();
  });
  expect(bySign).toBe(whole);
});
