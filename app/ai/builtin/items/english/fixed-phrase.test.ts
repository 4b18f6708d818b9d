import { expect, it } from "vitest";
import { endsFixedPhrase } from "./fixed-phrase";

it.each([
  ["Protons take part", true],
  ["Cities played an important role", true],
  ["Energy leaves the star in the form", true],
  ["The king came to power", true],
  ["Cities built a strong wall", false],
  ["The law gave rights", false],
])("“%s”: %s", (words, wanted) => expect(endsFixedPhrase(words)).toBe(wanted));
