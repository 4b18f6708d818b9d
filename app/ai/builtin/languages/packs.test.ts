import { describe, expect, it } from "vitest";
import { contentStems } from "./content-stems";
import { packFor, packOf, packs } from "./packs";

describe("packFor", () => {
  it.each([
    ["The leaves are green because of chlorophyll.", "en"],
    ["Die Blätter sind grün, weil sie Chlorophyll enthalten.", "de"],
    ["De bladeren zijn groen omdat zij bladgroen hebben.", "und"],
    ["Τα φύλλα είναι πράσινα.", "und"],
    ["E = mc²", "en"],
  ])("finds the pack for “%s”", (text, code) => {
    expect(packFor(text).code).toBe(code);
  });
});

describe("split", () => {
  it.each([
    ["en", "Dr. Grey met Mrs. Lind.| They spoke."],
    [
      "en",
      "The U.S. Senate voted.| It passed.| Some trees, e.g. beeches, are tall.| Others are not.",
    ],
    ["de", "Sie trat am 18. Mai zusammen.| Das war im 19. Jahrhundert.| Er las z. B. Kant."],
    ["es", "El Sr. Díaz nació en el s. V a. C. en Roma.| Murió allí."],
    ["fr", "M. Curie vit Mme Blanc en 50 av. J.-C. à Rome.| Il partit."],
    [
      "ru",
      "Они живут в Честерфилд.| 12 мая 1705 года издан закон.| В 1861 г. Александр II отменил право.",
    ],
    ["zh", "光合作用需要水。|植物吸收光。"],
    ["ja", "水は必要である。|植物は光を吸収する。"],
    ["hi", "जल आवश्यक है। |पौधे प्रकाश लेते हैं।"],
    ["ar", "الماء ضروري. |النبات يمتص الضوء."],
  ] as const)("splits %s: %s", (code, marked) => {
    const sentences = packOf(code).sentences.split(marked.replaceAll("|", ""));
    expect(sentences).toEqual(marked.split("|").map((sentence) => sentence.trim()));
  });
});

describe("dependsOnPrevious", () => {
  it.each([
    ["en", "This led to war.", "Thistles grow on dry soil."],
    ["es", "Esto causó la guerra.", "Estocolmo está en Suecia."],
    ["fr", "Il est né à Paris.", "Le cœur bat."],
    ["de", "Diese führten zum Krieg.", "Der Krieg begann."],
    ["pt", "Isso causou a guerra.", "O sangue circula."],
    ["it", "Questo causò la guerra.", "Il cuore batte."],
    ["ru", "Это привело к войне.", "Война началась."],
    ["zh", "这导致了战争。", "战争开始了。"],
    ["ja", "これは戦争を招いた。", "戦争が始まった。"],
    ["ar", "هذا أدى إلى الحرب.", "بدأت الحرب."],
    ["hi", "इससे युद्ध हुआ।", "युद्ध शुरू हुआ।"],
  ] as const)(
    "finds in %s that “%s” is anaphoric and “%s” is not",
    (code, anaphoric, independent) => {
      expect(packOf(code).sentences.dependsOnPrevious(anaphoric)).toBe(true);
      expect(packOf(code).sentences.dependsOnPrevious(independent)).toBe(false);
    },
  );
});

describe("contentStems", () => {
  it.each([
    ["en", "the discoveries of women", "discovered woman"],
    ["es", "las montañas", "montaña"],
    ["ru", "открытия", "открытие"],
    ["ar", "والمدرسة", "مدرسة"],
  ] as const)("stems words of %s", (code, one, other) => {
    const { words } = packOf(code);
    expect(contentStems(one, words)).toEqual(contentStems(other, words));
  });
});

describe.each(Object.values(packs))("the pack of $code", (pack) => {
  it("has twelve months, and stop words in lower case", () => {
    expect(pack.words.months).toHaveLength(12);
    expect(pack.words.stopWords.size).toBeGreaterThan(40);
    for (const word of pack.words.stopWords) expect(word).toBe(word.toLowerCase());
  });

  it("phrases every question", () => {
    const type = pack.grammar.answerType("X");
    for (const phrase of [
      pack.questions.termForDefinition("X", type),
      pack.questions.definitionForTerm("X", type, null),
      pack.questions.traitOf("X", "Y"),
      pack.questions.difference("X", "Y"),
      pack.questions.inText,
    ]) {
      expect(phrase.trim()).not.toBe("");
    }
  });

  it.each(["word ", "一", "слово, ", "of the ", "( ", "because ", "1 "])(
    "reads a long repetition of “%s” within four seconds",
    (unit) => {
      const text = unit.repeat(100_000 / unit.length);
      const { headingRole: _heading, answerType, ...readers } = pack.grammar;
      const context = { previous: null, headings: [], bold: [] };
      const start = performance.now();
      for (const read of Object.values(readers)) read?.(text, context);
      answerType(text);
      pack.sentences.split(text);
      pack.sentences.dependsOnPrevious(text);
      expect(performance.now() - start).toBeLessThan(4_000);
    },
  );
});
