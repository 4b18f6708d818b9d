import { expect, it } from "vitest";
import type { Passage } from "~/ai/ports";
import { contentStems } from "../language/words";
import { type DistractorPool, pickDistractors } from "./distractors";
import type { QuestionSeed } from "./question-draft";
import { seededRandom } from "./random";

const passage: Passage = {
  id: 1,
  fileId: "f",
  fileName: "a.pdf",
  ordinal: 0,
  page: 1,
  heading: "Work",
  text: "",
};

function seed(changes: Partial<QuestionSeed> & { text: string }): QuestionSeed {
  const { text, ...rest } = changes;
  const sentence = { text, passage, index: 0, previous: null, next: null };
  return { kind: "deed", question: "", key: "", group: "", quality: 1, sentence, ...rest };
}

function pick(asked: QuestionSeed, others: QuestionSeed[]): string[] | null {
  const seeds = [asked, ...others];
  const pool: DistractorPool = {
    seeds,
    names: new Map(),
    known: new Map(),
    terms: [],
    statements: seeds.map(({ sentence: { text } }) => ({ text, ordinal: 0, heading: "Work" })),
    sentences: seeds.map(({ sentence: { text } }) => new Set(contentStems(text, "en"))),
    language: "en",
  };
  return pickDistractors(
    { seed: asked, difficulty: "medium", below: 1, hideLength: false, nearness: "any" },
    pool,
    seededRandom(1),
  );
}

const deed = (about: string, key: string, falsified?: string): QuestionSeed =>
  seed({
    text: `${about} ${key.charAt(0).toLowerCase()}${key.slice(1)}.`,
    question: `What does the text say about ${about}?`,
    key,
    about,
    group: "deed:thing:past:singular:own",
    ...(falsified ? { falsified } : {}),
  });

it("says no two things that mean the same beside what is said of a thing", () => {
  const options = pick(
    deed(
      "the engine",
      "Raised the output of northern mills",
      "Raised the output of southern mills",
    ),
    [deed("the turbine", "Kept wages low for a whole century")],
  );
  expect(options?.sort()).toEqual([
    "Did not keep wages low for a whole century",
    "Kept wages low for a whole century",
    "Raised the output of southern mills",
  ]);
});

it("tells of a thing nothing that is told of one of another kind", () => {
  const engine = deed(
    "the engine",
    "Raised the output of northern mills",
    "Raised the output of southern mills",
  );
  expect(pick(engine, [deed("the harvest", "Kept wages low for a whole century")])).toBeNull();
});

it("asks nothing where what is told of others does not fit the thing", () => {
  const plural = { ...deed("the mills", "Were built along the rivers of the north") };
  const others = ["a", "b", "c"].map((word) => ({
    ...deed(`mills of ${word}`, `Were closed in the ${word}-th winter of the war`),
    group: "deed:thing:past:plural:own",
  }));
  expect(
    pick(deed("steam power", "And coal changed the whole country"), [plural, ...others]),
  ).toBeNull();
});

it("shows nobody who does as much beside who is asked for", () => {
  const subject = (key: string, rest: string): QuestionSeed =>
    seed({
      kind: "subject",
      text: `${key} ${rest}.`,
      question: `Which of these ${rest}?`,
      key,
      group: "actor:plural:",
    });
  const bishops = subject("Bishops", "must decide whether to build a school");
  const rivals = [
    subject("Rectors", "must decide how to feed a parish"),
    subject("Cardinals", "often copy the books of others"),
    subject("Vicars", "grow wheat on the northern plains"),
    subject("Pastors", "learn songs that children love"),
  ];
  expect(pick(bishops, rivals)?.sort()).toEqual(["Cardinals", "Pastors", "Vicars"]);
});

it("shows nothing of another kind beside what is asked for", () => {
  const subject = (key: string, rest: string): QuestionSeed =>
    seed({
      kind: "subject",
      text: `${key} ${rest}.`,
      question: `Which of these ${rest}?`,
      key,
      group: "thing:plural:",
    });
  const decades = subject("Recent decades", "have seen more trade between the continents");
  const rivals = [
    subject("Cheap imports", "fill the shops of the coast"),
    subject("Families", "save a part of what they earn"),
    subject("Towns", "pay for the roads and the police"),
  ];
  expect(pick(decades, rivals)).toBeNull();
});

it("calls nothing a language that the text calls none", () => {
  const named = (key: string, text: string, question: string): QuestionSeed =>
    seed({ kind: "named", text, question, key, group: "name" });
  const asked = named(
    "Quechua",
    "Its name comes from the Andean language called Quechua.",
    "Its name comes from the Andean language called what?",
  );
  const others = ["Mexica", "Reconquista", "Chinampa"];
  const rivals = (kind: string) =>
    others.map((key) => named(key, `The ${kind} of the coast was ${key}.`, `Which ${kind}?`));
  expect(pick(asked, rivals("custom"))).toBeNull();
  expect(pick(asked, rivals("language"))).toHaveLength(3);
});

it("lets a listed term stand beside one that shares a word with it", () => {
  const term = (key: string, meaning: string): QuestionSeed =>
    seed({
      kind: "term",
      text: `${key} ${meaning}`,
      question: `Which term has this meaning? “${meaning}.”`,
      key,
      group: "term",
    });
  const options = pick(term("Market economy", "An economy where prices are free"), [
    term("Command economy", "A system led by a ruler"),
    term("Division of labor", "How workers share tasks"),
    term("Scarcity", "When wants exceed supply"),
  ]);
  expect(options?.sort()).toEqual(["Command economy", "Division of labor", "Scarcity"]);
});

it("never shows another meaning of the same term", () => {
  const meaning = (term: string, key: string): QuestionSeed =>
    seed({
      kind: "definition",
      text: `${term} is ${key.toLowerCase()}.`,
      question: `According to the text, what is meant by “${term}”?`,
      key,
      about: term,
      group: "definition",
    });
  const rivals = [
    meaning("chemistry", "A field that rests on trials and careful notes"),
    meaning("gas", "A state without a volume of its own"),
    meaning("weight", "The force that pulls at a body"),
    meaning("mixture", "Matter that can be parted by hand"),
  ];
  const options = pick(meaning("chemistry", "The study of how substances change"), rivals);
  expect(options?.sort()).toEqual([
    "A state without a volume of its own",
    "Matter that can be parted by hand",
    "The force that pulls at a body",
  ]);
});

it("offers ages that somebody of that age could have", () => {
  const options = pick(
    seed({
      text: "Он женился, когда ему было 16 лет.",
      kind: "number",
      question: "«Он женился, когда ему было ____ лет.»",
      key: "16",
      group: "number:лет",
      value: 16,
    }),
    [
      seed({
        text: "Город строили 33 года.",
        kind: "number",
        key: "33",
        group: "number:лет",
        value: 33,
      }),
    ],
  );
  expect(options?.every((age) => Math.abs(Number(age) - 16) <= 6)).toBe(true);
});
