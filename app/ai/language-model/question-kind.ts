import { z } from "zod";
import type { Difficulty, DraftQuestion, QuestionTask } from "~/ai/ports";
import { lintQuestion } from "~/ai/text/lint-question";
import { seededRandom, shuffle } from "~/ai/text/seeded-random";
import { findOption } from "./find-option";
import type { ItemKind, QuoteLocation, RawItem } from "./write-items";

interface RawQuestion extends RawItem {
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
}

const difficultyInstructions: Record<Difficulty, string> = {
  easy: "They are easy: each asks for a fact or a meaning that one sentence states.",
  medium:
    "They are of medium difficulty: each asks for a cause, a purpose, a difference or an effect that the passage explains.",
  hard: "They are hard: each makes the learner apply, compare or infer what the passage explains, with wrong options that only somebody who understood it can tell from the right one.",
};

const rawSchema = z.object({
  question: z.string().trim().min(1).max(400),
  options: z.array(z.coerce.string().trim().min(1).max(240)).min(2).max(6),
  answer: z.union([z.string(), z.number()]),
  explanation: z.string().trim().max(1_200).catch(""),
  passage: z.coerce.number().int().catch(0),
  quote: z.string().max(2_000).catch(""),
});

/** Questions with four options each. */
export function questionKind({
  difficulty,
  seed,
}: Pick<QuestionTask, "difficulty" | "seed">): ItemKind<RawQuestion, DraftQuestion> {
  const random = seededRandom(seed);
  return {
    schema: {
      type: "object",
      properties: {
        question: { type: "string" },
        options: { type: "array", items: { type: "string" } },
        answer: { type: "string" },
        explanation: { type: "string" },
        passage: { type: "integer" },
        quote: { type: "string" },
      },
      required: ["question", "options", "answer", "explanation", "passage", "quote"],
      additionalProperties: false,
    },
    request: `multiple-choice questions. ${difficultyInstructions[difficulty]} Each has exactly four "options" without letters before them, of one kind and about one length, none of them "all of the above" or part of another; "answer" is the right one, repeated word for word; the three others are plausible and surely wrong by the material. The question neither holds its answer nor asks what is NOT so. "explanation" says in one or two sentences why the answer is right.`,
    read: readQuestion,
    finish: (raw, place) => finish(raw, place, random),
    subjectOf: ({ question }) => question,
  };
}

function readQuestion(value: unknown): RawQuestion | null {
  const { success, data } = rawSchema.safeParse(value);
  if (!success) return null;
  const { answer, ...raw } = data;
  const lettered = raw.options.every((option) => /^[A-Fa-f1-6][).:]\s/.test(option));
  const bare = (text: string) => (lettered ? text.replace(/^[A-Fa-f1-6][).:]\s+/, "") : text);
  const options = raw.options.map(bare);
  return { ...raw, options, correctAnswer: keyOf(answer, options, bare) };
}

/** The index of the answer, given as an option's text, letter or 0-based number; -1 if invalid. */
function keyOf(answer: string | number, options: string[], bare: (text: string) => string): number {
  if (typeof answer === "number") return answer;
  const said = answer.trim();
  const same = options.findIndex((option) => option.toLowerCase() === bare(said).toLowerCase());
  if (same >= 0) return same;
  return /^[A-F]$/i.test(said) ? said.toUpperCase().charCodeAt(0) - 65 : -1;
}

function finish(
  { question, options, correctAnswer, explanation }: RawQuestion,
  place: QuoteLocation | null,
  random: () => number,
): DraftQuestion | null {
  const key = options[correctAnswer];
  if (key === undefined) return null;
  const ordered = orderOptions(options, random);
  const source = place?.source ?? null;
  const draft: DraftQuestion = {
    question,
    options: ordered,
    correctAnswer: ordered.indexOf(key),
    explanation: explanation || (source ? `“${source.quote}”` : key),
    source,
    optionSources: ordered.map((option) => {
      if (option === key || place === null) return source;
      return findOption(option, place.given, place.source.quote);
    }),
  };
  const flaws = lintQuestion(draft, place?.passage.text ?? "").filter(
    // Without material there is no text to quote.
    (flaw) => place !== null || flaw !== "quote not in the text",
  );
  return flaws.length === 0 ? draft : null;
}

/** Sorts numbers by value; shuffles other options, so that the key has no typical position. */
function orderOptions(options: readonly string[], random: () => number): string[] {
  const values = options.map((option) => /^\D{0,2}([\d.,]+)\D*$/.exec(option)?.[1]);
  if (values.some((value) => value === undefined)) return shuffle(options, random);
  const numberOf = (option: string) =>
    Number(
      option
        .replace(/[^\d.,]/g, "")
        .replace(/[.,](?=\d{3}(?!\d))/g, "")
        .replace(",", "."),
    );
  return options.toSorted((a, b) => numberOf(a) - numberOf(b));
}
