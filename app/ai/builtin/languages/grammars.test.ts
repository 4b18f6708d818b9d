import { describe, expect, it } from "vitest";
import type { FoundFact } from "../facts/fact";
import type { LanguageCode } from "./language-pack";
import { packOf } from "./packs";

/** What all readers of a language find in a sentence, as "kind: subject | predicate". */
function read(code: LanguageCode, sentence: string): string[] {
  const { definitions, statements, causes, contrasts, events, persons, memberships } =
    packOf(code).grammar;
  const context = { previous: null, headings: [], bold: [] };
  return [definitions, statements, causes, contrasts, events, persons, memberships].flatMap(
    (reader) => reader?.(sentence, context).map(told) ?? [],
  );
}

function told({ kind, subject, predicate, members, contrasted }: FoundFact): string {
  const other = contrasted ? ` / ${contrasted.subject} | ${contrasted.predicate}` : "";
  return `${kind}: ${subject} | ${members ? members.join("; ") : predicate}${other}`;
}

type Case = [code: LanguageCode, facts: [sentence: string, fact: string][], silent: string[]];

const cases: Case[] = [
  [
    "es",
    [
      [
        "Un anticuerpo, o inmunoglobulina, es una proteína en forma de Y.",
        "definition: anticuerpo | una proteína en forma de Y",
      ],
      [
        "Toda molécula capaz de desencadenar una respuesta se llama antígeno.",
        "definition: antígeno | Toda molécula capaz de desencadenar una respuesta",
      ],
      [
        "También las bacterias del intestino ayudan, porque ocupan el espacio.",
        "cause: las bacterias del intestino ayudan | ocupan el espacio",
      ],
      [
        "Los linfocitos T, que llevan la proteína CD8, matan células infectadas.",
        "statement: linfocitos T | matan células infectadas",
      ],
      [
        "Las ramas se doblan por el peso, por eso los árboles pierden las hojas.",
        "consequence: Las ramas se doblan por el peso | los árboles pierden las hojas",
      ],
      [
        "Alexander Fleming descubrió la penicilina por azar.",
        "person: Alexander Fleming | descubrió la penicilina por azar",
      ],
    ],
    [
      "Esta sustancia es una enzima que rompe la pared.",
      "El resultado es la inflamación del tejido.",
      "Depende de los linfocitos, porque nacen en la médula.",
      "Nueva York construyó un ferrocarril a través de la selva.",
      "Las locomotoras eléctricas lo mantienen en el centro del canal.",
    ],
  ],
  [
    "fr",
    [
      [
        "Un être vivant qui produit sa propre matière organique est dit autotrophe.",
        "definition: autotrophe | Un être vivant qui produit sa propre matière organique",
      ],
      [
        "On appelle facteur limitant celui qui est le plus éloigné de sa valeur optimale.",
        "definition: facteur limitant | celui qui est le plus éloigné de sa valeur optimale",
      ],
      [
        "L’Allemand Theodor Engelmann montra quelles couleurs sont efficaces.",
        "person: Theodor Engelmann | montra quelles couleurs sont efficaces",
      ],
    ],
    [
      "Elle est une couche qui limite les pertes.",
      "Cette décomposition se nomme photolyse de l’eau.",
    ],
  ],
  [
    "de",
    [
      [
        "Unter Osmose versteht man die Diffusion von Wasser durch eine Membran.",
        "definition: Osmose | die Diffusion von Wasser durch eine Membran",
      ],
      [
        "Die Blätter sind grün, weil sie Chlorophyll enthalten.",
        "cause: Die Blätter sind grün | weil sie Chlorophyll enthalten",
      ],
      [
        "Die Arterien führen das Blut vom Herzen weg, während die Venen verbrauchtes Blut zum Herzen führen.",
        "contrast: Arterien | führen das Blut vom Herzen weg / Venen | verbrauchtes Blut zum Herzen führen",
      ],
      [
        "Der äußere Kern ist eine Schicht aus flüssigem Eisen.",
        "definition: Der äußere Kern | eine Schicht aus flüssigem Eisen",
      ],
      [
        "Zu den Edelgasen gehören Helium, Neon und Argon.",
        "membership: Edelgasen | Helium; Neon; Argon",
      ],
    ],
    [
      "Den ganzen Gletscher kann niemand in Folie einpacken.",
      "Dieser Vorgang ist die Grundlage des Lebens.",
      "Das Ziel ist die Senkung der Preise.",
    ],
  ],
  [
    "pt",
    [
      [
        "Chama-se osmose a passagem de água através de uma membrana.",
        "definition: osmose | a passagem de água através de uma membrana",
      ],
      [
        "As folhas são verdes porque contêm clorofila.",
        "cause: As folhas são verdes | contêm clorofila",
      ],
    ],
    ["Essa estrutura é a organela da respiração celular."],
  ],
  [
    "it",
    [
      [
        "Il processo con cui una cellula si divide in due è detto mitosi.",
        "definition: mitosi | Il processo con cui una cellula si divide in due",
      ],
      [
        "Il sangue è formato da plasma, globuli rossi e piastrine.",
        "membership: sangue | plasma; globuli rossi; piastrine",
      ],
    ],
    ["Questo processo è la base della vita."],
  ],
  [
    "ru",
    [
      [
        "Фотосинтез — это процесс преобразования энергии света.",
        "definition: Фотосинтез | процесс преобразования энергии света",
      ],
      [
        "Осмосом называется диффузия воды через мембрану.",
        "definition: Осмос | диффузия воды через мембрану",
      ],
      ["Первая мировая война началась в 1914 году.", "event: Первая мировая война началась | 1914"],
    ],
    ["Это процесс, который важен для жизни.", "Он называется фотосинтезом у растений."],
  ],
  [
    "zh",
    [
      ["渗透作用是指水分子通过半透膜的扩散。", "definition: 渗透作用 | 水分子通过半透膜的扩散"],
      ["血液由血浆、红细胞和血小板组成。", "membership: 血液 | 血浆; 红细胞; 血小板"],
    ],
    ["这是一种重要的化学反应过程。", "主要原因是酶的活性下降。"],
  ],
  [
    "ja",
    [
      [
        "浸透とは、水が半透膜を通って移動する現象である。",
        "definition: 浸透 | 水が半透膜を通って移動する現象",
      ],
      ["血液は血漿、赤血球、血小板からなる。", "membership: 血液 | 血漿; 赤血球; 血小板"],
    ],
    ["これは生物に共通する細胞小器官である。"],
  ],
  [
    "ar",
    [
      [
        "النواة هي مركز الخلية التي تحتوي على الحمض النووي.",
        "definition: النواة | مركز الخلية التي تحتوي على الحمض النووي",
      ],
      ["الأوراق خضراء لأنها تحتوي على الكلوروفيل.", "cause: الأوراق خضراء | تحتوي على الكلوروفيل"],
    ],
    ["هذه العملية هي أساس الحياة على الأرض."],
  ],
  [
    "hi",
    [
      [
        "पौधों में भोजन के निर्माण की प्रक्रिया को प्रकाश-संश्लेषण कहते हैं।",
        "definition: प्रकाश-संश्लेषण | पौधों में भोजन के निर्माण की प्रक्रिया",
      ],
      [
        "पत्तियाँ हरी होती हैं क्योंकि उनमें क्लोरोफिल होता है।",
        "cause: पत्तियाँ हरी होती हैं | उनमें क्लोरोफिल होता है",
      ],
    ],
    ["यह एक महत्वपूर्ण प्रक्रिया है।"],
  ],
];

describe.each(cases)("the grammar of %s", (code, facts, silent) => {
  it.each(facts)("reads “%s”", (sentence, fact) => {
    expect(read(code, sentence)).toContain(fact);
  });

  it.each(silent)("leaves out “%s”", (sentence) => {
    expect(read(code, sentence)).toEqual([]);
  });
});

describe("causes", () => {
  it.each([
    ["es", "Las ranas respiran por la piel.", "Por eso la piel de las ranas debe estar húmeda."],
    ["de", "Die Spalten sind verborgen.", "Deshalb gehen die Bergsteiger am Seil."],
    ["ru", "Цистерны лодки заполняются водой.", "Поэтому подводная лодка может погружаться."],
    ["zh", "城市路面不透水。", "因此城市容易发生内涝。"],
  ] as const)("takes the sentence before in %s", (code, previous, sentence) => {
    const context = { previous, headings: [], bold: [] };
    const [fact] = packOf(code).grammar.causes?.(sentence, context) ?? [];
    expect(fact?.predicate).toBe(previous.slice(0, -1));
  });
});

describe("reasons", () => {
  it.each([
    [
      "es",
      "La sangre es roja.",
      "Esto se debe a la hemoglobina de los glóbulos.",
      "la hemoglobina de los glóbulos",
    ],
    [
      "de",
      "Die Gletscher schrumpfen.",
      "Der Grund ist die Erwärmung der Luft.",
      "die Erwärmung der Luft",
    ],
    [
      "ru",
      "Лёд плавает в воде.",
      "Это объясняется тем, что его плотность меньше.",
      "его плотность меньше",
    ],
    [
      "ja",
      "葉は緑色に見える。",
      "これは葉緑素が緑の光を反射するためである。",
      "葉緑素が緑の光を反射する",
    ],
  ] as const)("explains the sentence before in %s", (code, previous, sentence, reason) => {
    const context = { previous, headings: [], bold: [] };
    const [fact] = packOf(code).grammar.causes?.(sentence, context) ?? [];
    expect(fact).toMatchObject({
      kind: "cause",
      subject: previous.slice(0, -1),
      predicate: reason,
    });
  });
});

describe("headingRole", () => {
  it.each([
    ["es", "3. Resumen", "summary"],
    ["fr", "Exercices", "exercises"],
    ["de", "1. Grundbegriffe", "glossary"],
    ["ru", "Вопросы и задания", "exercises"],
    ["zh", "参考文献", "references"],
    ["de", "Nachfrage", null],
  ] as const)("in %s, “%s” announces %s", (code, heading, role) => {
    expect(packOf(code).grammar.headingRole(heading)).toBe(role);
  });
});

describe("answerType", () => {
  it.each([
    ["es", "Frank Macfarlane Burnet", "person"],
    ["de", "14. Juli 1789", "date"],
    ["fr", "25 %", "quantity"],
    ["ru", "Александр Флеминг", "person"],
    ["it", "globuli rossi", "term"],
  ] as const)("in %s, “%s” is a %s", (code, text, kind) => {
    expect(packOf(code).grammar.answerType(text).kind).toBe(kind);
  });
});
