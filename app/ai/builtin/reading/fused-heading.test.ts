import { expect, it } from "vitest";
import { placeSentences } from "../language/sentences";
import { passagesOf } from "../tests/memory-material";
import { withoutFusedHeadings } from "./fused-heading";

it("leaves out a sentence that begins with a heading, and keeps one that begins with a name", () => {
  const sentences = placeSentences(
    passagesOf(
      "A Command Economy Ancient Egypt was ruled from above. The Roman Catholic Church grew rich. In a command economy the ruler decides.",
    ),
  );
  expect(withoutFusedHeadings(sentences).map(({ text }) => text)).toEqual([
    "The Roman Catholic Church grew rich.",
    "In a command economy the ruler decides.",
  ]);
});
