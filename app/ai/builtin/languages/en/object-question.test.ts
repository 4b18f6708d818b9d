import { describe, expect, it } from "vitest";
import { askForKind, askForObject } from "./object-question";

describe("asking for the object", () => {
  it.each<[string, string, string | null, string?]>([
    [
      "green algae",
      "hand over sugar alcohols such as ribitol",
      "What do green algae hand over?",
      "sugar alcohols such as ribitol",
    ],
    [
      "the Sedition Act",
      "prohibited any criticism of the government",
      "What did the Sedition Act prohibit?",
      "any criticism of the government",
    ],
    [
      "intense preferences",
      "are based on strong feelings about an issue",
      "What are intense preferences based on?",
      "strong feelings about an issue",
    ],
    [
      "fallen leaves",
      "are broken down by crabs, fungi and bacteria and feed a long food chain",
      "What are fallen leaves broken down by?",
      "crabs, fungi and bacteria",
    ],
    ["the hormone", "causes the tubule to take back more sodium", null],
    ["the gauchos", "are well known to be perfect riders", null],
    ["cables", "run straight from the tower to the deck", null],
    ["lichens", "have no roots and no stomata", null],
  ])("%s %s", (subject, predicate, question, answer) => {
    const asked = askForObject(subject, predicate);
    expect(asked?.question ?? null).toBe(question);
    expect(asked?.answer).toBe(answer);
  });

  it("lower-cases the first word of a sentence", () => {
    expect(askForObject("Sea water", "draws water out of the roots")?.question).toBe(
      "What does sea water draw?",
    );
    expect(askForObject("A switch", "connects devices in one network")?.question).toBe(
      "What does a switch connect?",
    );
    expect(askForObject("German troops", "invaded neutral Belgium")?.question).toBe(
      "What did German troops invade?",
    );
  });

  it("asks which of a kind by the shared head noun", () => {
    expect(askForKind("foliose lichens", "are flat and leaf-like")).toBe(
      "Which lichens are flat and leaf-like?",
    );
    expect(askForKind("lichens", "are flat and leaf-like")).toBeNull();
    expect(askForKind("crust of the Earth", "is thin")).toBe(null);
  });
});
