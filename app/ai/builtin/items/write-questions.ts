import type { DraftQuestion, QuestionTask } from "~/ai/ports";
import { seededRandom, shuffle } from "~/ai/text/seeded-random";
import type { Fact } from "../facts/fact";
import { loadFacts } from "../facts/load-facts";
import type { QuestionFormat, WritingContext } from "../formats/format";
import { createKnownFactTest } from "./known-facts";
import {
  areRedundant,
  diversify,
  formatsFor,
  MIN_UNDERSTANDING_SHARE,
  prioritizeFacts,
} from "./select-facts";
import { type WrittenQuestion, writeQuestion } from "./write-question";
import { writingContext } from "./writing-context";

type Setting = Pick<QuestionTask, "count" | "difficulty" | "seed" | "exercise" | "known">;

/** Writes multiple-choice questions about the facts of a material, in reading order. */
export async function writeQuestions(task: QuestionTask): Promise<DraftQuestion[]> {
  return questionsAbout(await loadFacts(task.material, task.topic), task);
}

/** The fewest new questions; with fewer, facts of earlier exercises are asked again. */
const MIN_NEW_QUESTIONS = 5;

/**
 * The fewest questions for which options that are only similar in form are accepted, if stricter
 * rules give none.
 */
const MIN_LENIENT_QUESTIONS = 3;

export function questionsAbout(facts: readonly Fact[], setting: Setting): DraftQuestion[] {
  const sure = askAbout(facts, setting, { isLenient: false });
  const count = Math.min(MIN_LENIENT_QUESTIONS, setting.count);
  const written =
    sure.length === 0 ? askAbout(facts, { ...setting, count }, { isLenient: true }) : sure;
  return written.sort((a, b) => a.fact.position - b.fact.position).map(({ draft }) => draft);
}

function askAbout(
  facts: readonly Fact[],
  setting: Setting,
  { isLenient }: { isLenient: boolean },
): WrittenQuestion[] {
  const context = writingContext(facts, seededRandom(setting.seed), isLenient);
  const exercise = createExercise(context, setting);
  const isKnown = createKnownFactTest(setting.known ?? [], context.index);
  const [known, unknown] = [facts.filter(isKnown), facts.filter((fact) => !isKnown(fact))];
  exercise.askAbout(unknown);
  // Known facts are first asked in another way; the same question is repeated only if there is no
  // other.
  if (exercise.written.length < MIN_NEW_QUESTIONS) exercise.askAbout(known);
  if (exercise.written.length === 0) exercise.askAbout(known, { again: true });
  return exercise.written;
}

/** Creates an exercise: no question repeats another or reveals its answer. */
function createExercise(context: WritingContext, setting: Setting) {
  const written: WrittenQuestion[] = [];
  const usedOptions = new Map<string, number>();
  const usedFormats = new Map<QuestionFormat, number>();
  const keyPositions = balanceKeyPositions(setting);
  const wantsUnderstanding = () =>
    written.filter(({ format }) => format.asksForUnderstanding).length <
    Math.ceil((written.length + 1) * MIN_UNDERSTANDING_SHARE);

  function add(question: WrittenQuestion): void {
    written.push(question);
    usedFormats.set(question.format, (usedFormats.get(question.format) ?? 0) + 1);
    for (const option of question.draft.options)
      usedOptions.set(option, (usedOptions.get(option) ?? 0) + 1);
  }

  const stemsBefore = new Set((setting.known ?? []).map(({ question }) => question));

  function questionOn(fact: Fact, again: boolean): WrittenQuestion | null {
    const formatsToTry = formatsFor(
      fact,
      (format) => usedFormats.get(format) ?? 0,
      wantsUnderstanding(),
    );
    for (const format of formatsToTry) {
      const question = writeQuestion(fact, format, context, {
        difficulty: setting.difficulty,
        timesUsed: (option) => usedOptions.get(option) ?? 0,
        keyPosition: keyPositions[written.length % keyPositions.length] ?? 0,
      });
      if (!question || (!again && stemsBefore.has(question.draft.question))) continue;
      if (!written.some((other) => revealEachOther(other, question, context))) return question;
    }
    return null;
  }

  function askAbout(facts: readonly Fact[], { again = false } = {}): void {
    const plan = planFor(facts, context, setting);
    const taken = () => written.map(({ fact }) => fact);
    for (const fact of diversify(plan, context.index, taken, wantsUnderstanding)) {
      if (written.length === setting.count) break;
      if (written.some((other) => areRedundant(other.fact, fact, context.index))) continue;
      const question = questionOn(fact, again);
      if (question) add(question);
    }
  }

  return { written, askAbout };
}

/** Prioritizes the facts; those of the other exercise come last. */
function planFor(facts: readonly Fact[], context: WritingContext, { exercise }: Setting) {
  const byImportance = [...facts].sort((a, b) => b.importance - a.importance);
  const turn = new Map(byImportance.map(({ id }, at) => [id, at % 2 === 0 ? "quiz" : "test"]));
  return prioritizeFacts(
    facts,
    context,
    ({ id }) => exercise !== undefined && turn.get(id) !== exercise,
  );
}

/** Random key positions, each equally often. */
function balanceKeyPositions({ count, seed }: Setting): number[] {
  const blocks = Math.ceil(count / 12) + 1;
  return Array.from({ length: blocks }, (_, block) =>
    shuffle([0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3], seededRandom(seed + block * 7919)),
  ).flat();
}

/** Whether one question reveals the answer of the other. */
function revealEachOther(a: WrittenQuestion, b: WrittenQuestion, context: WritingContext): boolean {
  return (
    a.draft.question === b.draft.question ||
    revealsAnswer(a, b, context) ||
    revealsAnswer(b, a, context)
  );
}

/** The least share of a stem, 0 to 1, by which it is recognised in another question. */
const MIN_STEM_OVERLAP = 0.34;

function revealsAnswer(
  shower: WrittenQuestion,
  asker: WrittenQuestion,
  { index }: WritingContext,
): boolean {
  const { stem } = shower.candidate;
  const { key, given } = asker.candidate;
  const isShort = index.stems(key.text).size <= 5;
  const isShown = isShort
    ? index.containsWords(stem, key.text)
    : index.coverage(key.text, stem) > 0.6;
  return isShown && index.coverage(given, stem) >= MIN_STEM_OVERLAP;
}
