import type { Difficulty, DraftQuestion, Passage, QuestionTask } from "~/ai/ports";
import { isWorldPart } from "../concepts/find-names";
import { detectLanguage, type Language } from "../language/language";
import { fill } from "../language/phrases";
import { contentStems } from "../language/words";
import { withoutReferences } from "../reading/askable-sentence";
import { GAP } from "./ask-for-word";
import { collectSeeds } from "./collect-seeds";
import { type DistractorPool, type Nearness, pickDistractors } from "./distractors";
import { SHORT } from "./english/english-seeds";
import { withJoint } from "./joint";
import { lintQuestion } from "./lint-question";
import type { QuestionKind, QuestionSeed } from "./question-draft";
import { questionPhrasesFor, quoteMarks, quoteWithin } from "./question-phrases";
import { type Random, seededRandom, shuffle } from "./random";
import { measureSalience } from "./salience";
import { areToldAlike } from "./siblings";

/** A page of a book of 300: more of one takes longer than a learner waits. */
const READ = 320;
const AROUND = 60;
const KIND_SHARE = 0.4;
/** What a text explains is the surest to ask for: it may fill most of a quiz. */
const TERM_SHARE = 0.8;
/** Parts of a document that are each asked about. */
const PARTS = 5;
/** Four events at a time are soon all that a text tells. */
const ORDER_SHARE = 0.2;
/** Both ways to ask for a term are one kind to the learner. */
const isOfTerms = ({ kind }: QuestionSeed) => kind === "term" || kind === "definition";

/** So many questions are a quiz about a short text. */
const ENOUGH = 6;

/** Below this a question only helps out. */
const SOUND = 0.95;

/** What each difficulty prefers; the rest still fills up a short document. */
const PREFERENCE: Record<Difficulty, Partial<Record<QuestionKind, number>>> = {
  easy: {
    order: 0.1,
    term: 0.4,
    subject: 0.3,
    named: 0.2,
    name: 0.2,
    example: 0.2,
    year: 0.1,
    deed: -0.4,
    statement: -0.4,
    reason: -0.4,
    argument: -0.2,
  },
  medium: { term: 0.1, definition: 0.15, reason: 0.1, year: 0.05, order: 0.1 },
  hard: {
    statement: 0.4,
    reason: 0.4,
    argument: 0.4,
    deed: 0.4,
    order: 0.3,
    definition: 0.3,
    number: -0.2,
    subject: -0.3,
    name: -0.3,
    term: -0.4,
    year: -0.4,
  },
};

/** Writes multiple-choice questions from statements of the material. */
export async function buildQuestions(task: QuestionTask): Promise<DraftQuestion[]> {
  const passages = await passagesFor(task);
  if (passages.length === 0) return [];
  const random = seededRandom(task.seed);
  const language = detectLanguage(
    passages
      .slice(0, 30)
      .map(({ text }) => text)
      .join("\n"),
  );
  const onTopic = new Set(passages.map(({ id }) => id));
  // A topic alone has too few things of one kind: what stands beside the key may come from further.
  const around = task.topic ? await task.material.read(AROUND) : [];
  const {
    seeds: found,
    pool,
    themes,
    agreeing,
    lastResort,
  } = await collectSeeds([...passages, ...around.filter(({ id }) => !onTopic.has(id))], language);
  // What somebody claims stands alone on a card; nothing beside it could be believed as well.
  const seeds = found.filter(
    ({ kind, sentence }) => kind !== "claim" && onTopic.has(sentence.passage.id),
  );
  const order = new Map(passages.map((passage, index) => [passage.id, index]));
  const place = (seed: QuestionSeed) => placeOf(seed, order);
  const salience = measureSalience(pool.sentences, themes, language);
  // A weak question of one stretch waits for the sound ones of all.
  const inOrder = (some: readonly QuestionSeed[]) => {
    const { sound, weak } = rank(some, task.difficulty, salience, random, language);
    const spreadOut = (ranked: readonly QuestionSeed[]) =>
      spread(ranked, task.count, place, passages.length);
    return { sound: spreadOut(sound), weak: spreadOut(weak) };
  };
  const used = new Map<string, number>();
  const drafts: { seed: QuestionSeed; draft: DraftQuestion }[] = [];
  /** Sentences whose event has stood among the options. */
  const shown = new Set<string>();
  const longest = { count: 0 };
  const positions = keyPositions(task.seed);
  const countOf = (isCounted: (seed: QuestionSeed) => boolean) =>
    drafts.filter(({ seed }) => isCounted(seed)).length;
  const add = (seed: QuestionSeed, from = pool, nearness: Nearness = "same matter") => {
    if (drafts.some((other) => other.draft.question === seed.question)) return false;
    if (drafts.some((other) => asksSame(other.seed, seed, language))) return false;
    if (
      seed.kind === "order" &&
      countOf(({ kind }) => kind === "order") >= task.count * ORDER_SHARE
    )
      return false;
    if (shown.has(seed.sentence.text)) return false;
    if (drafts.some((other) => tellsYear(other.seed, seed) || tellsYear(seed, other.seed)))
      return false;
    const asked = () => drafts.map((other) => other.seed.sentence.text);
    const open = seed.dated ? withoutShown(seed, new Set([...shown, ...asked()])) : seed;
    const position = positions.for(seed);
    const draft = finish(open, from, position, random, longest, used, { ...task, nearness });
    if (!draft) return false;
    positions.take(position);
    drafts.push({ seed, draft });
    for (const option of draft.options) {
      const event = seed.dated?.get(option);
      if (event) shown.add(event.told);
    }
    for (const option of draft.options) used.set(option, (used.get(option) ?? 0) + 1);
    return true;
  };
  const addAll = (
    some: readonly QuestionSeed[],
    most = task.count,
    from = pool,
    nearness: Nearness = "same matter",
  ) => {
    for (const seed of some) {
      if (drafts.length >= most) break;
      add(seed, from, nearness);
    }
  };
  // Without a grammar nobody can tell which subjects a predicate could be said of.
  const isLoose = ({ kind }: QuestionSeed) => kind === "subject" && language !== "en";
  const isGap = ({ question }: QuestionSeed) => question.includes(GAP);
  const shareOf = ({ kind }: QuestionSeed) =>
    // A word out of its sentence teaches least of all.
    kind === "word" ? 0.2 : KIND_SHARE + (PREFERENCE[task.difficulty][kind] ?? 0) * 0.6;
  /** A quiz of one kind is dull: what goes beyond the share of a kind waits until nothing else is left. */
  const addInShares = (some: readonly QuestionSeed[]) => {
    for (const seed of some) {
      if (drafts.length === task.count) break;
      const most = Math.max(2, Math.ceil(task.count * shareOf(seed)));
      if (countOf(({ kind }) => kind === seed.kind) < most) add(seed);
    }
  };
  const { sound, weak } = inOrder(seeds);
  const ordered = [...sound, ...weak];
  const terms = ordered.filter(isOfTerms);
  const partOf = (seed: QuestionSeed) => Math.floor((place(seed) / passages.length) * PARTS);
  // Where a text explains nothing, it is asked for what it tells there.
  const explaining = new Set(terms.map(partOf)).size / PARTS;
  const share = Math.max(KIND_SHARE, Math.min(TERM_SHARE, explaining));
  const mostTerms = Math.max(2, Math.ceil(task.count * share));
  // What a text explains is the surest to ask for; the rest is for what it tells.
  addAll(terms, mostTerms);
  addAll(terms, mostTerms, pool, "near by");
  const told = (some: readonly QuestionSeed[]) =>
    some.filter((seed) => !isOfTerms(seed) && !isLoose(seed) && !isGap(seed));
  const left = ordered.filter((seed) => !isOfTerms(seed) && !isLoose(seed));
  for (let part = 0; part < PARTS; part += 1)
    if (drafts.length < task.count && !drafts.some(({ seed }) => partOf(seed) === part))
      left.filter((seed) => partOf(seed) === part).some((seed) => add(seed));
  addInShares(told(sound));
  addAll(terms, task.count, pool, "near by");
  addInShares(told(weak));
  const more = inOrder(agreeing.filter(({ sentence }) => onTopic.has(sentence.passage.id)));
  addInShares([...more.sound, ...more.weak]);
  addAll(terms, task.count, pool, "any");
  for (const seed of ordered.filter((seed) => isGap(seed) && !isLoose(seed))) {
    // Few and good before many and weak: a gap only helps out.
    if (drafts.length === task.count || countOf(isGap) >= task.count / 3) break;
    if (seed.kind !== "word" || countOf(({ kind }) => kind === "word") < task.count / 5) add(seed);
  }
  addAll(told(ordered));
  // Clauses of other matters only help out.
  const thoughts = ordered.filter(({ kind }) => /^(?:sequel|reason|argument)$/u.test(kind));
  addAll(thoughts, task.count, pool, "near by");
  addAll(thoughts, task.count, pool, "own");
  addAll(thoughts, task.count / 4, pool, "any");
  // A text whose sentences hardly stand alone is asked for its own words.
  addAll(ordered.filter(isGap));
  // A short English text is asked for what it says: a word out of its sentence fills up no quiz.
  const isShort = language === "en" && pool.sentences.length <= SHORT;
  const enough = isShort ? Math.min(task.count, ENOUGH) : task.count;
  if (drafts.length < enough) {
    const { asked, nouns } = lastResort();
    const words = inOrder(asked.filter(({ sentence }) => onTopic.has(sentence.passage.id)));
    addAll([...words.sound, ...words.weak], enough, { ...pool, seeds: nouns });
  }
  // A German subject shows by its case where it stands.
  if (language !== "de") addAll(ordered.filter(isLoose));
  addAll(
    ordered.filter(({ kind }) => kind === "deed"),
    task.count,
    pool,
    "any",
  );
  return drafts
    .sort((a, b) => place(a.seed) - place(b.seed) || a.seed.sentence.index - b.seed.sentence.index)
    .map(({ draft }) => draft);
}

/** What a task is about, in reading order. */
export async function passagesFor(
  task: Pick<QuestionTask, "material" | "topic" | "count">,
): Promise<Passage[]> {
  const passages = task.topic
    ? await task.material.search(task.topic, Math.max(30, task.count * 3))
    : await task.material.read(READ);
  return [...passages].sort((a, b) =>
    a.fileId === b.fileId ? a.ordinal - b.ordinal : a.fileId < b.fileId ? -1 : 1,
  );
}

/** Where in the reading order a question belongs: what a list of terms says belongs where it is taught. */
export function placeOf(
  { home, sentence }: Pick<QuestionSeed, "home" | "sentence">,
  order: ReadonlyMap<number, number>,
): number {
  return (home === undefined ? undefined : order.get(home)) ?? order.get(sentence.passage.id) ?? 0;
}

/** Terms are as good to ask for one way as the other: another quiz of a text asks for others. */
const CHANCE_OF_TERMS = 0.4;
const CHANCE = 0.12;

/** Best first, one per sentence and kind; chance only breaks near ties. */
function rank(
  seeds: readonly QuestionSeed[],
  difficulty: Difficulty,
  salience: (seed: QuestionSeed) => number,
  random: Random,
  language: Language,
): { sound: QuestionSeed[]; weak: QuestionSeed[] } {
  const worth = (seed: QuestionSeed) =>
    seed.quality +
    salience(seed) +
    (PREFERENCE[difficulty][seed.kind] ?? 0) -
    doubtOf(seed, language);
  const ranked = seeds
    .map((seed) => ({
      seed,
      worth: worth(seed) + random() * (isOfTerms(seed) ? CHANCE_OF_TERMS : CHANCE),
    }))
    .sort((a, b) => b.worth - a.worth);
  const pick = (isSound: boolean) =>
    ranked.filter((one) => one.worth >= SOUND === isSound).map(({ seed }) => seed);
  return { sound: pick(true), weak: pick(false) };
}

/**
 * How much more often a kind of question comes out badly than its sentence lets one think: an
 * English clause made false is rarely believable, and what is no name can rarely stand for another.
 */
function doubtOf({ kind, group, key }: QuestionSeed, language: Language): number {
  if (language !== "en") return 0;
  if (kind === "sequel" || group === "version") return 0.5;
  // Of the parts of the world most stories leave but one.
  if (/^place(?::|$)/u.test(group) && isWorldPart(key)) return 0.4;
  if (kind === "deed") return 0.15;
  return kind === "subject" && /^(?:thing|actor):/u.test(group) ? 0.4 : 0;
}

/** The best of every stretch of the document first, then the second best of every stretch. */
export function spread<T>(
  ranked: readonly T[],
  count: number,
  place: (seed: T) => number,
  length: number,
): T[] {
  const stretches: T[][] = Array.from({ length: Math.max(1, count) }, () => []);
  for (const seed of ranked) {
    const index = Math.min(
      stretches.length - 1,
      Math.floor((place(seed) / length) * stretches.length),
    );
    stretches[index]?.push(seed);
  }
  const result: T[] = [];
  for (let round = 0; result.length < ranked.length; round += 1) {
    for (const stretch of stretches) {
      const seed = stretch[round];
      if (seed) result.push(seed);
    }
  }
  return result;
}

/** Would the second teach what the first does? */
export function asksSame(
  a: Pick<QuestionSeed, "kind" | "key" | "sentence" | "question" | "defined">,
  b: Pick<QuestionSeed, "kind" | "key" | "sentence" | "question" | "defined">,
  language: Language,
): boolean {
  // A text that explains a term twice still teaches one.
  if (a.defined && b.defined)
    return (
      a.defined.term.toLowerCase() === b.defined.term.toLowerCase() ||
      areToldAlike(a.defined, b.defined, language)
    );
  if (a.sentence.text === b.sentence.text) return !areTwoThoughts(a, b, language);
  const sameKey = a.key.toLowerCase() === b.key.toLowerCase();
  // One name may be the answer twice at most in different kinds of question, a term never.
  if (sameKey && a.kind !== "year") return true;
  const first = new Set(contentStems(a.sentence.text, language));
  const second = new Set(contentStems(b.sentence.text, language));
  const shared = [...second].filter((one) => first.has(one)).length;
  return shared > Math.min(first.size, second.size) * 0.6;
}

/** Characters from which a sentence of older prose is several in a row. */
const LONG_SENTENCE = 240;

/** May both be asked although they come from one sentence? Neither must tell the other's answer. */
function areTwoThoughts(
  a: Pick<QuestionSeed, "kind" | "key" | "sentence" | "question">,
  b: Pick<QuestionSeed, "kind" | "key" | "sentence" | "question">,
  language: Language,
): boolean {
  const areClauses = [a, b].every(({ kind }) => kind === "sequel" || kind === "reason");
  if (!areClauses || a.sentence.text.length < LONG_SENTENCE) return false;
  const tells = (question: string, key: string) => {
    const shown = new Set(contentStems(question, language));
    const asked = contentStems(key, language);
    return asked.filter((one) => shown.has(one)).length > asked.length * 0.4;
  };
  return !tells(a.question, b.key) && !tells(b.question, a.key) && !tells(a.key, b.key);
}

function finish(
  seed: QuestionSeed,
  pool: DistractorPool,
  position: number,
  random: Random,
  longest: { count: number },
  used: ReadonlyMap<string, number>,
  { difficulty, count: wanted, nearness }: QuestionTask & { nearness: Nearness },
): DraftQuestion | null {
  const wrong = pickDistractors(
    { seed, difficulty, below: position, hideLength: true, used, nearness },
    pool,
    random,
  );
  if (!wrong) return null;
  const bare = isNumeric(seed)
    ? sortNumbers(seed, wrong)
    : [...wrong.slice(0, position), seed.key, ...wrong.slice(position)];
  const options = bare.map((option) => withJoint(option, seed));
  const keyIsLongest = !isNumeric(seed) && wrong.every((option) => option.length < seed.key.length);
  if (keyIsLongest && longest.count + 1 > Math.max(1, Math.floor(wanted * 0.22))) return null;
  const draft: DraftQuestion = {
    question: seed.question,
    options,
    correctAnswer: bare.indexOf(seed.key),
    explanation: explain(seed, options, pool.language),
    source: {
      fileId: seed.sentence.passage.fileId,
      page: seed.sentence.passage.page,
      quote: seed.sentence.text,
    },
    optionSources: options.map(() => null),
  };
  if (lintQuestion(draft, seed.sentence.passage.text).length > 0) return null;
  if (keyIsLongest) longest.count += 1;
  return draft;
}

/** "Which of these happened in 1492?" answers in which year another did. */
function tellsYear(a: QuestionSeed, b: QuestionSeed): boolean {
  return a.kind === "order" && b.kind === "year" && a.question.includes(b.key);
}

/** Without the events that have been asked for or shown: one question would answer the other. */
function withoutShown(seed: QuestionSeed, shown: ReadonlySet<string>): QuestionSeed {
  const { dated, wrong = [] } = seed;
  return { ...seed, wrong: wrong.filter((one) => !shown.has(dated?.get(one)?.told ?? "")) };
}

function isNumeric({ kind }: QuestionSeed): boolean {
  return kind === "year" || kind === "number";
}

/**
 * Where the right option stands, 0 to 3, in blocks of four, so that no place is commoner than
 * another. Among numbers it stands inside wherever that is left: all of them on one side show it.
 */
function keyPositions(seed: number) {
  let block = 0;
  const free: number[] = [];
  return {
    for(question: QuestionSeed): number {
      // Two blocks at a time leave a number its choice.
      while (free.length <= 4) {
        free.push(...shuffle([0, 1, 2, 3], seededRandom(block * 7919 + seed)));
        block += 1;
      }
      const inside = isNumeric(question) ? free.find((one) => one === 1 || one === 2) : undefined;
      return inside ?? free[0] ?? 0;
    },
    take(position: number): void {
      free.splice(free.indexOf(position), 1);
    },
  };
}

function sortNumbers(seed: QuestionSeed, wrong: readonly string[]): string[] {
  const toValue = (text: string) =>
    Number(
      text
        .replace(/[^\d.,]/gu, "")
        .replace(/[.,](?=\d{3}(?!\d))/gu, "")
        .replace(",", "."),
    );
  return [seed.key, ...wrong].sort((a, b) => toValue(a) - toValue(b));
}

function explain(seed: QuestionSeed, options: readonly string[], language: Language): string {
  const phrases = questionPhrasesFor(language);
  const { page, heading } = seed.sentence.passage;
  const [open, close] = quoteMarks(language);
  const where =
    page !== null
      ? fill(phrases.onPage, String(page))
      : heading
        ? fill(phrases.underHeading, heading)
        : phrases.inText;
  const told = `${where} ${open}${quoteWithin(withoutReferences(seed.sentence.text), language)}${close}`;
  const years = options.flatMap((option) => seed.dated?.get(option)?.year ?? []);
  return years.length > 0 ? `${told} ${fill(phrases.years, years.join(" · "))}` : told;
}
