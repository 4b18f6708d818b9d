import { expect, it } from "vitest";
import { closestSpelling } from "./correct-spelling";

const words = [
  ..."photosynthesis photograph economics economist napoleon government theory energy".split(" "),
  ..."química célula löffel revolución хлорофилл война mitosis zimmermann plant".split(" "),
];

it.each([
  ["fotosynthesis", "photosynthesis"],
  ["photosinthesis", "photosynthesis"],
  ["econimics", "economics"],
  ["Napolean", "Napoleon"],
  ["goverment", "government"],
  ["thoery", "theory"],
  ["enrgy", "energy"],
  ["celulla", "célula"],
  ["Loeffel", "Löffel"],
  ["revolusion", "revolución"],
  ["хлорофил", "хлорофилл"],
  ["Zimmerman", "Zimmermann"],
])("corrects “%s” to “%s”", (typed, meant) => {
  expect(closestSpelling(typed, words)).toBe(meant);
});

it.each(["quimica", "economics", "telescope", "meiosis", "plane", "warn", "photo", "econometrics"])(
  "does not correct “%s”",
  (typed) => {
    expect(closestSpelling(typed, words)).toBe(null);
  },
);
