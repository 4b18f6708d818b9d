import { describe, expect, it } from "vitest";
import type { Language } from "../language/language";
import { NounReader } from "./noun-forms";

const read = (language: Language, ...texts: string[]) => {
  const nouns = new NounReader(texts, language);
  return (word: string) => {
    const form = nouns.formOf(word);
    return form && `${form.agreement} ${form.kind}`;
  };
};

describe("NounReader", () => {
  it("takes gender, number and kind of a French noun from what stands beside it and from its ending", () => {
    const of = read(
      "fr",
      "Dans l’observation, un observateur note un fait, et une expérience en dépend.",
      "Les phénomènes d’une observation sont notés par cet observateur dans la nature.",
      "Des phénomènes de la nature suivent les lois d’une science.",
    );
    expect(of("observation")).toBe("f:s abstract");
    expect(of("observateur")).toBe("m:s agent");
    expect(of("phénomènes")).toBe("m:p other");
    expect(of("nature")).toBe("f:s other");
  });

  it("takes no verb behind a pronoun and no adjective before a noun for a French noun", () => {
    const of = read(
      "fr",
      "Il faut l’appliquer bien, et pour l’appliquer il faut la première règle.",
      "Un premier jugement suit le jugement; une première règle suit cette règle.",
    );
    expect(of("appliquer")).toBeUndefined();
    expect(of("premier")).toBeUndefined();
    expect(of("première")).toBeUndefined();
    expect(of("jugement")).toBe("m:s abstract");
  });

  it("weighs the cases that a German article can stand for", () => {
    const of = read(
      "de",
      "Der Reizschutz hält, und mit der Außenwelt hat die Außenwelt den Reizschutz geformt.",
      "Die Erregung des Organismus ist dem Lustprinzip fremd, denn das Lustprinzip des Kindes siegt.",
      "Die Stärke der Triebe zeigt, daß der Trieb die Triebe bindet, und daß die Rolle des Reizschutzes wächst.",
    );
    expect(of("Reizschutz")).toBe("m:s other");
    expect(of("Reizschutzes")).toBe("mn:gen other");
    expect(of("Außenwelt")).toBe("f:s other");
    expect(of("Lustprinzip")).toBe("n:s other");
    expect(of("Triebe")).toBe("p:e other");
    expect(of("Erregung")).toBe("f:s abstract");
  });

  it("leaves a German adjective out that stands for a noun", () => {
    const of = read("de", "Das Verdrängte wehrt sich, und der verdrängte Trieb kehrt wieder.");
    expect(of("Verdrängte")).toBeUndefined();
  });

  it.each([
    ["es", "En la materia hay una mezcla, y de la materia sale agua.", "materia", "f:s other"],
    ["pt", "A composição da água é uma composição do ar.", "composição", "f:s abstract"],
    [
      "it",
      "La rivoluzione della città è una rivoluzione del popolo.",
      "rivoluzione",
      "f:s abstract",
    ],
  ] as const)("reads %s", (language, text, word, form) => {
    expect(read(language, text)(word)).toBe(form);
  });

  it("tells what governs a noun and what it governs", () => {
    const texts = [
      "La puissance de l’esprit et l’esprit d’observation, c’est une puissance de cet esprit.",
    ];
    const nouns = new NounReader([...texts, "Une observation suit des observations."], "fr");
    const [first, second] = nouns.usesIn([
      ..."La puissance de l’ esprit".split(" ").map((text, start) => ({
        text,
        lower: text.toLowerCase().replace("’", "'"),
        start,
      })),
    ]);
    expect(first?.right).toBe("de|esprit");
    expect(second?.left).toBe("puissance|de");
  });
});
