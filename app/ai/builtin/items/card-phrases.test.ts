import { expect, it } from "vitest";
import { putSequel } from "./card-phrases";

it("asks for what stands against a statement", () => {
  expect(
    putSequel(
      "Simple societies depend on their surroundings, while …",
      "others do not",
      false,
      "en",
    ),
  ).toEqual({
    front: "What does the text set against this? “Simple societies depend on their surroundings.”",
    back: "Others do not",
    isAsked: true,
  });
});

it("asks for a condition, and says it whole", () => {
  expect(
    putSequel("Die Rinde würde schnell zerstört werden, wenn …", "kein Schutz da wäre", true, "de"),
  ).toMatchObject({ back: "Wenn kein Schutz da wäre", isAsked: true });
});

it("asks what follows from a case", () => {
  expect(
    putSequel("Lorsqu’on emploie trop de temps à voyager, …", "on devient étranger", false, "fr"),
  ).toEqual({
    front: "Que dit le texte de ce cas ? « Lorsqu’on emploie trop de temps à voyager, … »",
    back: "on devient étranger",
    isAsked: true,
  });
});

it.each([
  // It hangs on half a sentence.
  ["The nuclei are remnants that formed in the first minutes when …", "it was hot"],
  // One thought in two halves.
  ["It is a doctrine that does not teach, but …", "it shows how to think"],
  // Nothing joins them that could be asked for.
  ["General relativity says plainly to everybody that …", "space is curved"],
  // At the same time, and no contrast.
  ["Dark particles could have gathered in the young universe while …", "it was still hot"],
  // What is set against it stands behind both.
  ["The leader of the group made all of its decisions, and while …", "he was a man"],
  // A question asks for itself.
  ["How could they see anything but the shadows if …", "they never moved"],
])("leaves %s to be completed", (excerpt, rest) => {
  const { front, back, isAsked } = putSequel(excerpt, rest, false, "en");
  expect({ front, back, isAsked }).toEqual({
    front: `Complete the thought: “${excerpt}”`,
    back: rest,
    isAsked: false,
  });
});
