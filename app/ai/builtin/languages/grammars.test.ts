import { describe, expect, it } from "vitest";
import type { FoundFact } from "../facts/fact";
import type { LanguageCode } from "./language-pack";
import { packOf } from "./packs";

/** What all readers of a language find in a sentence: "kind: subject | predicate". */
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
        "cause: las bacterias del intestino ayudan | porque ocupan el espacio",
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
        "Un ácido es una sustancia que cede protones.",
        "definition: ácido | una sustancia que cede protones",
      ],
      [
        "Alexander Fleming descubrió la penicilina por azar.",
        "person: Alexander Fleming | descubrió la penicilina por azar",
      ],
      [
        "Se define como celda unitaria a la unidad estructural de la red.",
        "definition: celda unitaria | la unidad estructural de la red",
      ],
      [
        "La función principal del corazón es bombear sangre por el cuerpo.",
        "property: corazón | bombear sangre por el cuerpo",
      ],
      [
        "La penicilina fue descubierta en 1928 por el médico Alexander Fleming.",
        "person: Alexander Fleming | La penicilina fue descubierta en 1928",
      ],
      [
        "Existen tres tipos de músculos: liso, estriado y cardíaco.",
        "membership: músculos | liso; estriado; cardíaco",
      ],
    ],
    [
      "Esta sustancia es una enzima que rompe la pared.",
      "El aderezo es un ejemplo de mezcla heterogénea.",
      "El agua no es un compuesto orgánico de carbono.",
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
        "Les maladies émergentes c’est la réapparition d’infections connues.",
        "definition: maladies émergentes | la réapparition d’infections connues",
      ],
      [
        "Le plaisir n’est qu’un artifice imaginé par la nature.",
        "definition: plaisir | un artifice imaginé par la nature",
      ],
      [
        "La puissance est la potentialité d’une chose, l’acte est la chose qui devient réelle.",
        "definition: puissance | la potentialité d’une chose",
      ],
      [
        "La pénicilline a été découverte par Alexander Fleming en 1928.",
        "person: Alexander Fleming | La pénicilline a été découverte",
      ],
      [
        "L’Allemand Theodor Engelmann montra quelles couleurs sont efficaces.",
        "person: Theodor Engelmann | montra quelles couleurs sont efficaces",
      ],
    ],
    [
      "Elle est une couche qui limite les pertes.",
      "Une armée pour défendre le territoire.",
      "La plante doit sans cesse choisir entre deux dangers.",
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
      [
        "Stresemann war im Wesentlichen ein Vertreter der monarchistischen Tradition in Preußen.",
        "definition: Stresemann | ein Vertreter der monarchistischen Tradition in Preußen",
      ],
    ],
    [
      "Modernisierung des Militärs, um keine Kolonie zu werden.",
      "Die Absicht der Autorin ist der historischen Korrektheit untergeordnet.",
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
        "A função do coração é bombear sangue por todo o corpo.",
        "property: coração | bombear sangue por todo o corpo",
      ],
      [
        "As folhas são verdes porque contêm clorofila.",
        "cause: As folhas são verdes | porque contêm clorofila",
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
        "I mitocondri sono organelli cellulari che producono energia.",
        "definition: mitocondri | organelli cellulari che producono energia",
      ],
      [
        "Il sangue è formato da plasma, globuli rossi e piastrine.",
        "membership: sangue | plasma; globuli rossi; piastrine",
      ],
      [
        "Lo scopo della fotosintesi è di produrre zuccheri dalla luce.",
        "property: fotosintesi | produrre zuccheri dalla luce",
      ],
      [
        "La teoria atomica è stata formulata dal fisico John Dalton.",
        "person: John Dalton | La teoria atomica è stata formulata",
      ],
    ],
    ["Questo processo è la base della vita.", "Le cellule sono presenti in tutte le piante."],
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
      [
        "В 1879 году Вильгельм Вундт создаёт первую лабораторию.",
        "person: Вильгельм Вундт | создаёт первую лабораторию",
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
      [
        "迄今为止世界上出土最重的青铜器是后母戊鼎。",
        "definition: 后母戊鼎 | 迄今为止世界上出土最重的青铜器",
      ],
      ["春秋开始的标志是周平王迁都洛邑。", "property: 春秋开始 | 周平王迁都洛邑"],
      [
        "春秋战国时期社会出现大变革的根本原因是铁器的使用。",
        "cause: 春秋战国时期社会出现大变革 | 铁器的使用",
      ],
    ],
    [
      "周分为两个时期，分别是春秋和战国。",
      "中国历史上第一个王朝是夏，建立者禹。",
      "这是一种重要的化学反应过程。",
      "主要原因是酶的活性下降。",
    ],
  ],
  [
    "ja",
    [
      [
        "浸透とは、水が半透膜を通って移動する現象である。",
        "definition: 浸透 | 水が半透膜を通って移動する現象",
      ],
      ["血液は血漿、赤血球、血小板からなる。", "membership: 血液 | 血漿; 赤血球; 血小板"],
      [
        "金属酸化物は塩基のようにはたらくため、塩基性酸化物と呼ぶ。",
        "definition: 塩基性酸化物 | 金属酸化物は塩基のようにはたらく",
      ],
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

  it.each(silent)("skips “%s”", (sentence) => {
    expect(read(code, sentence)).toEqual([]);
  });
});

describe("causes", () => {
  it.each([
    ["es", "Las ranas respiran por la piel.", "Por eso la piel de las ranas debe estar húmeda."],
    ["de", "Die Spalten sind verborgen.", "Deshalb gehen die Bergsteiger am Seil."],
    ["ru", "Цистерны лодки заполняются водой.", "Поэтому подводная лодка может погружаться."],
    ["zh", "城市路面不透水。", "因此城市容易发生内涝。"],
  ] as const)("reads the cause from the previous sentence in %s", (code, previous, sentence) => {
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
  ] as const)("are read from the next sentence in %s", (code, previous, sentence, reason) => {
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
  ] as const)("in %s, “%s” is a heading for %s", (code, heading, role) => {
    expect(packOf(code).grammar.headingRole(heading)).toBe(role);
  });
});

describe("labelRole", () => {
  it.each([
    ["zh", "⽬的", "aspect"],
    ["zh", "实质", "aspect"],
    ["pt", "Proteção", "aspect"],
    ["es", "Trayecto", "aspect"],
    ["pt", "Ureter", "term"],
  ] as const)("in %s, “%s” is a label of the kind %s", (code, label, role) => {
    expect(packOf(code).grammar.labelRole(label)).toBe(role);
  });
});

describe("answerType", () => {
  it.each([
    ["es", "Frank Macfarlane Burnet", "person"],
    ["de", "14. Juli 1789", "date"],
    ["fr", "25 %", "quantity"],
    ["ru", "Александр Флеминг", "person"],
    ["it", "globuli rossi", "term"],
    ["es", "el conjunto de células y tejidos que protege al organismo frente a virus", "term"],
    ["es", "trabajador que vivía en la hacienda y no podía irse", "term"],
    ["es", "el general y el presidente firmaron un tratado", "clause"],
    ["es", "La célula rodea y digiere una partícula", "clause"],
    ["fr", "couche cireuse qui limite les pertes d’eau de la feuille", "term"],
    ["fr", "La maladie existe habituellement dans une région donnée", "clause"],
    ["fr", "qui garantit l’inviolabilité du corps humain", "clause"],
    ["de", "Erweiterung seiner Rechte, um die Bildung einer Regierung zu vereinfachen", "term"],
    ["de", "die Diffusion von Wasser durch eine Membran, die nur Wasser durchlässt", "term"],
    ["de", "Das Parlament versage bei der Bewältigung der Krise", "clause"],
    ["de", "eine begrenzte Menge von Stoffen im Blut", "term"],
    ["pt", "Os laços familiares eram fundamentais na organização social", "clause"],
    ["it", "laboratorio in cui un maestro insegnava il mestiere agli allievi", "term"],
    ["ru", "Логика уходит к математикам", "clause"],
    ["ru", "Что сделало первое поколение", "clause"],
    ["it", "Che cos’è", "clause"],
  ] as const)("in %s, “%s” is a %s", (code, text, kind) => {
    expect(packOf(code).grammar.answerType(text).kind).toBe(kind);
  });
});
