import { describe, expect, it } from "vitest";
import type { LanguageCode } from "./language-pack";
import { packOf } from "./packs";

const term = { kind: "term", head: null, unit: null, isPlural: false, classes: [] } as const;

describe("definitionForTerm", () => {
  it.each([
    ["es", "Ley de Ohm", "La corriente depende de la tensión", "¿Qué dice «Ley de Ohm»?"],
    ["es", "endemia", "La enfermedad existe en una región", "¿En qué consiste «endemia»?"],
    [
      "fr",
      "réduction",
      "L’ATP transforme ces molécules",
      "En quoi consiste «\u00a0réduction\u00a0»\u00a0?",
    ],
    ["pt", "Direito Egípcio", "Baseado nos decretos", "O que caracteriza “Direito Egípcio”?"],
    ["de", "Gesetz der Nachfrage", "Der Preis steigt", "Was besagt „Gesetz der Nachfrage“?"],
    ["de", "Immunität", "Niemand wird verfolgt", "Was versteht man unter „Immunität“?"],
    ["it", "bottega", null, "Che cosa si intende per «bottega»?"],
  ] as const)("asks in %s for “%s” with its clause", (code, name, clause, question) => {
    expect(packOf(code).questions.definitionForTerm(name, term, clause)).toBe(question);
  });
});

describe("traitOf", () => {
  it.each([
    ["fr", "le tarif", "est le montant défini", "Qu’entend-on par «\u00a0le tarif\u00a0»\u00a0?"],
    [
      "fr",
      "la plante",
      "produit du sucre",
      "Qu’est-ce qui caractérise «\u00a0la plante\u00a0»\u00a0?",
    ],
    ["pt", "papila renal", "É a pontinha da pirâmide", "O que é “papila renal”?"],
    ["es", "los genes", "son las unidades de la herencia", "¿Qué son «los genes»?"],
    ["de", "Preis", "ist die Menge an Geld", "Was ist „Preis“?"],
  ] as const)("asks in %s what “%s” is after a copula", (code, name, told, question) => {
    expect(packOf(code).questions.traitOf(name, told)).toBe(question);
  });
});

describe("why", () => {
  it.each([
    ["pt", "A História é fascinante", "Por que a História é fascinante?"],
    ["es", "Las teorías se aceptan", "¿Por qué se aceptan las teorías?"],
    ["it", "L’Ultima Cena si è rovinata", "Perché l’Ultima Cena si è rovinata?"],
  ] as const)(
    "lower-cases an article in %s within the sentence",
    (code: LanguageCode, effect, question) => {
      expect(packOf(code).questions.why(effect)).toBe(question);
    },
  );
});

describe("who", () => {
  it.each([
    ["es", "La penicilina fue descubierta", "¿Por quién fue descubierta la penicilina?"],
    ["it", "La penicillina fu scoperta", "Da chi fu scoperta la penicillina?"],
    ["pt", "A penicilina foi descoberta", "Por quem foi descoberta a penicilina?"],
    [
      "fr",
      "La pénicilline fut découverte",
      "Par qui est-ce que la pénicilline fut découverte\u00a0?",
    ],
    ["ru", "создаёт первую лабораторию", "Кто создаёт первую лабораторию?"],
  ] as const)("asks in %s who did “%s”", (code, deed, question) => {
    expect(packOf(code).questions.who(deed)).toBe(question);
  });
});

describe("whichMember", () => {
  it.each([
    ["es", "linfocitos T citotóxicos", "matan células", "¿Qué linfocitos matan células?"],
    ["it", "globuli rossi", "trasportano ossigeno", "Quali globuli trasportano ossigeno?"],
    ["pt", "mata ciliar", "protege os rios", "Que mata protege os rios?"],
    ["fr", "réactions lentes", "libèrent du gaz", "Quelles réactions libèrent du gaz\u00a0?"],
    [
      "de",
      "rote Blutkörperchen",
      "transportieren Sauerstoff",
      "Welche Blutkörperchen transportieren Sauerstoff?",
    ],
    ["es", "agua", "disuelve la sal", null],
    ["es", "masa de un objeto", "mide la materia", null],
  ] as const)("asks in %s which of the %s", (code, subject, predicate, question) => {
    expect(packOf(code).questions.whichMember?.(subject, predicate) ?? null).toBe(question);
  });
});

describe("whatFollows", () => {
  it.each([
    ["es", "algunas rutas", "¿Qué consecuencia tienen algunas rutas?"],
    ["es", "las ramas se doblan", "¿Qué consecuencia tiene el hecho de que las ramas se doblan?"],
    ["es", "la ciencia, el arte y la fe", "¿Qué consecuencia tienen la ciencia, el arte y la fe?"],
    ["fr", "les guerres", "À quoi mènent les guerres\u00a0?"],
    [
      "ru",
      "Кислород ядовит для анаэробных бактерий",
      "Кислород ядовит для анаэробных бактерий — к чему это приводит?",
    ],
  ] as const)("asks in %s what follows from “%s”", (code, cause, question) => {
    const pack = packOf(code);
    expect(pack.questions.whatFollows(cause, pack.grammar.answerType(cause), null)).toBe(question);
  });
});

describe("numberOf", () => {
  it.each([
    ["es", "se forman en la médula", "plural"],
    ["es", "gran forma de vida marina", null],
    ["fr", "n’utilise pas des médicaments", "singular"],
  ] as const)("says in %s whether “%s” begins with a verb", (code, predicate, number) => {
    expect(packOf(code).questions.numberOf?.(predicate)).toBe(number);
  });
});

describe("propertyOf", () => {
  it("treats a noun in -ma as masculine", () => {
    expect(packOf("pt").questions.propertyOf("Cerrado", "Clima")).toBe("Qual é o seu clima?");
    expect(packOf("it").questions.propertyOf("Alpi", "Clima")).toBe("Qual è il suo clima?");
  });
});
