import { describe, expect, it } from "vitest";
import { readPastPaper } from "./read-past-paper";

/** What is right for each item: an option, or the back of a card. */
function read(paper: string) {
  const { items, skipped } = readPastPaper(paper.replace(/^ +/gm, ""));
  return {
    right: items.map((item) =>
      item.kind === "question" ? item.options[item.correctAnswer] : item.back,
    ),
    asked: items.map((item) => (item.kind === "question" ? item.question : item.front)),
    skipped: skipped.map(({ line, problem }) => `${line} ${problem}`),
  };
}

describe("readPastPaper in English", () => {
  it("turns questions with several right answers into cards", () => {
    const paper = readPastPaper(
      [
        "1. Which of these are noble gases? Choose two.",
        "A. Neon",
        "B. Chlorine",
        "C. Argon",
        "Answer: A, C",
        "2. Which are metals?",
        "*a) Iron",
        "b) Sulfur",
        "*c) Zinc",
        "3. Which are vowels?",
        "a) e",
        "b) t",
        "Answer: a and d",
      ].join("\n"),
    );
    expect(paper.items).toEqual([
      {
        ...{ kind: "card", line: 1, several: true, back: "a) Neon\nc) Argon" },
        front: "Which of these are noble gases? Choose two.\na) Neon\nb) Chlorine\nc) Argon",
      },
      {
        ...{ kind: "card", line: 6, several: true, back: "a) Iron\nc) Zinc" },
        front: "Which are metals?\na) Iron\nb) Sulfur\nc) Zinc",
      },
    ]);
    expect(paper.skipped).toMatchObject([{ line: 10, problem: "unknown_option" }]);
  });

  it("ignores instructions and headings", () => {
    const { right, skipped } = read(
      `Geography, Midterm
      1. Read every question before you begin.
      You have 40 minutes for the whole paper.
      2. Dictionaries are not allowed:
      hand in your phone at the desk.

      1. What is a delta?
      Land that a river builds where it meets the sea.
      2. Name two trade winds.
      Answer: north-east and south-east
      GOOD LUCK!
      3. Why do deserts form on the lee side of mountains?
      ______________________
      End of test`,
    );
    expect(right).toEqual([
      "Land that a river builds where it meets the sea.",
      "north-east and south-east",
    ]);
    expect(skipped).toContain("12 no_answer");
  });

  it("handles parts that are numbered from 1 again", () => {
    const parts = `Part A
      1. Capital of Peru?
      a) Lima
      b) Cusco
      2. Capital of Chile?
      a) Valparaíso
      b) Santiago
      Part B
      1. Largest ocean?
      a) Atlantic
      b) Pacific
      Answer key`;
    expect(read(`${parts}\nPart A\n1. a 2. b\nPart B\n1. b`).right).toEqual([
      "Lima",
      "Santiago",
      "Pacific",
    ]);
    // The list could mean either of the two.
    expect(read(`${parts}\n1. a\n2. b`).right).toEqual(["Santiago"]);
  });
});

it("reads a paper in German", () => {
  const { right } = read(
    `Klausur Wirtschaft, Teil 1
    Aufgabe 1: Was ist ein Angebotsüberschuss? (2 Punkte)
    Lösung: Es wird mehr angeboten als nachgefragt.
    Aufgabe 2: Welcher Preis räumt den Markt?
    a) der Höchstpreis
    b) der Gleichgewichtspreis
    Antwort b
    Aufgabe 3: Welche Aussagen stimmen?
    a) Nachfrage sinkt mit dem Preis.
    b) Angebot sinkt mit dem Preis.
    c) Steuern verschieben Kurven.
    Richtige Antwort: a und c
    Viel Erfolg!`,
  );
  expect(right).toEqual([
    "Es wird mehr angeboten als nachgefragt.",
    "der Gleichgewichtspreis",
    "a) Nachfrage sinkt mit dem Preis.\nc) Steuern verschieben Kurven.",
  ]);
});

it("reads papers in Spanish", () => {
  expect(
    read(
      `Examen de biología
      1) ¿Qué célula produce anticuerpos?
      a) El linfocito B
      b) El eritrocito
      c) La plaqueta
      Rpta.: a
      2) Explica qué es un antígeno.
      R: Una molécula que el sistema inmunitario reconoce.
      3) Señala las vacunas vivas.
      a) Sarampión  b) Tétanos  c) Fiebre amarilla
      Respuestas correctas: a y c
      ¡Mucha suerte!`,
    ).right,
  ).toEqual([
    "El linfocito B",
    "Una molécula que el sistema inmunitario reconoce.",
    "a) Sarampión\nc) Fiebre amarilla",
  ]);
  expect(read("P: ¿Qué es la osmosis?\nR: El paso de agua por una membrana.").right).toEqual([
    "El paso de agua por una membrana.",
  ]);
});

it("reads a paper in Portuguese", () => {
  const { right } = read(
    `Prova de história
    Questão 1. Quem proclamou a independência do Brasil?
    (A) Dom João VI
    (B) Dom Pedro I
    Questão 2. Em que ano foi abolida a escravidão?
    (A) 1822
    (B) 1888
    (C) 1889
    Questão 3. O que foi a Lei Áurea?
    Resposta: A lei que aboliu a escravidão.
    Boa prova!
    Gabarito
    1-B 2-B`,
  );
  expect(right).toEqual(["Dom Pedro I", "1888", "A lei que aboliu a escravidão."]);
});

it("reads a paper in French", () => {
  const { right, asked } = read(
    `Contrôle de SVT
    Question 1 : Où a lieu la photosynthèse ?
    a. Dans la mitochondrie
    b. Dans le chloroplaste
    Réponse : b
    Question 2 : Définissez la respiration cellulaire.
    Rép. : L'oxydation du glucose dans la cellule.
    Question 3 : Citez les produits de la photosynthèse.
    a. Le glucose
    b. L'eau
    c. Le dioxygène
    Réponses : a et c
    Bon courage !`,
  );
  expect(right).toEqual([
    "Dans le chloroplaste",
    "L'oxydation du glucose dans la cellule.",
    "a. Le glucose\nc. Le dioxygène".replaceAll(". ", ") "),
  ]);
  expect(asked[1]).toBe("Définissez la respiration cellulaire.");
});

describe("readPastPaper in Chinese", () => {
  it("reads an answer after each question", () => {
    const { right, asked } = read(
      `一、选择题（每题2分，共6分）
      １．下列哪种细胞器产生ATP？
      Ａ．细胞核
      Ｂ．线粒体
      Ｃ．核糖体
      答案：Ｂ
      2、植物吸收哪种气体？
      A、氧气  B、二氧化碳  C、氮气
      【答案】B
      【解析】光合作用需要二氧化碳。
      3. 下列属于可再生能源的是
      A. 太阳能
      B. 煤
      C. 风能
      正确答案：AC
      二、简答题
      1. 什么是渗透作用？
      答：水分子通过半透膜的扩散。
      考试结束`,
    );
    expect(right).toEqual(["线粒体", "二氧化碳", "a) 太阳能\nc) 风能", "水分子通过半透膜的扩散。"]);
    expect(asked[0]).toBe("下列哪种细胞器产生ATP？");
  });

  it("reads headings without punctuation, and skips omitted answers", () => {
    const { right, skipped } = read(
      `一名词解释（每题5分）
      1. 齐物
      【答案】庄子的核心概念。
      二、论述题
      1. 论述矛盾的普遍性。
      【答案】略。
      三、选择题
      1. 下列属于儒家的是
      A. 孔子
      B. 庄子
      C. 孟子
      答案 AC`,
    );
    expect(right).toEqual(["庄子的核心概念。", "a) 孔子\nc) 孟子"]);
    expect(skipped).toContain("5 no_answer");
  });

  it("reads answers in brackets, and in a list of ranges", () => {
    expect(
      read(
        `1．明治维新开始于（Ｂ）。
        Ａ．1853年
        Ｂ．1868年
        2．地球是太阳系的行星。（√）`,
      ),
    ).toMatchObject({
      right: ["1868年", "√"],
      asked: ["明治维新开始于（　　）。", "地球是太阳系的行星。（　　）"],
    });
    expect(
      read(
        `1、水的化学式是
        A. H2O
        B. CO2
        2、盐的化学式是
        A. HCl
        B. NaCl
        三、氧气的化学式是什么？
        参考答案
        1-2 AB
        3. O2`,
      ).right,
    ).toEqual(["H2O", "NaCl", "O2"]);
  });
});

describe("readPastPaper in Arabic", () => {
  it("reads options with Arabic letters", () => {
    const { right } = read(
      `اختبار الأحياء
      س1: أي عضية تنتج الطاقة؟
      أ) النواة
      ب) الميتوكندريا
      ج) الريبوسوم
      الإجابة: ب
      السؤال ٢: ما هو الانتشار؟
      الجواب: حركة الجزيئات من التركيز العالي إلى المنخفض.
      السؤال ٣: أي مما يلي فلزات؟
      أ- الحديد
      ب- الكبريت
      ج- الزنك
      الإجابة الصحيحة: أ و ج
      بالتوفيق`,
    );
    expect(right).toEqual([
      "الميتوكندريا",
      "حركة الجزيئات من التركيز العالي إلى المنخفض.",
      "a) الحديد\nc) الزنك",
    ]);
  });

  it("reads answers at the end", () => {
    expect(
      read(
        `١- عاصمة بيرو هي
        أ) ليما
        ب) كوسكو
        ٢- عاصمة تشيلي هي
        أ) فالبارايسو
        ب) سانتياغو
        مفتاح الإجابات
        ١- أ
        ٢- ب`,
      ).right,
    ).toEqual(["ليما", "سانتياغو"]);
  });
});
