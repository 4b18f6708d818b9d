import type { CardTask, DraftCard } from "~/ai/ports";
import { findExamples } from "../concepts/find-examples";
import { detectLanguage, type Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence, placeSentences } from "../language/sentences";
import { contentStems, countWords } from "../language/words";
import { isAskable, withoutReferences } from "../reading/askable-sentence";
import { GAP } from "./ask-for-word";
import { asksSame, passagesFor, placeOf, spread } from "./build-questions";
import { cardPhrasesFor, putSequel } from "./card-phrases";
import { collectSeeds } from "./collect-seeds";
import type { DistractorPool } from "./distractors";
import { completeDeed } from "./english/complete-deed";
import { withJoint } from "./joint";
import type { QuestionKind, QuestionSeed } from "./question-draft";
import { quoteWithin } from "./question-phrases";
import { seededRandom } from "./random";
import { measureSalience } from "./salience";

/** An answer is said in one breath. */
const LONGEST_BACK = 20;
const LONGEST_FRONT = 32;
/** How much longer a meaning, or a thought and what follows from it, may be. */
const THOUGHT = 1.5;
const FEWEST = 5;
/** The part of a deck that terms may fill. */
const MOST_TERMS = 0.8;

/** Below this a card that only helps out waits for all the others. */
const SOUND = 0.85;

/** In the order of a deck. */
const families = ["key", "example", "fact", "name", "word"] as const;

/** A card that one sentence allows. */
interface Candidate {
  /** `key`: a term and its meaning. `name`: what only helps out. `word`: one out of its sentence. */
  family: (typeof families)[number];
  front: string;
  back: string;
  kind: QuestionKind;
  key: string;
  sentence: PlacedSentence;
  home?: number;
  /** Higher is better. */
  quality: number;
}

/**
 * Writes cards from statements of the material: terms with their meanings first, then who, when,
 * how many and why, each group in the order of the document.
 */
export async function buildCards(task: CardTask): Promise<DraftCard[]> {
  const passages = await passagesFor(task);
  if (passages.length === 0) return [];
  const random = seededRandom(task.seed);
  const language = detectLanguage(
    passages
      .slice(0, 30)
      .map(({ text }) => text)
      .join("\n"),
  );
  const order = new Map(passages.map((passage, index) => [passage.id, index]));
  const place = (candidate: Candidate) => placeOf(candidate, order);
  const { seeds, pool, themes, lastResort } = await collectSeeds(passages, language);
  const salience = measureSalience(pool.sentences, themes, language);
  const weighed = (some: readonly QuestionSeed[]) =>
    some.map((seed) => ({ ...seed, quality: seed.quality + salience(seed) }));
  const rank = (candidates: readonly Candidate[]) =>
    candidates
      .filter(isGood)
      .map((candidate) => ({ candidate, worth: candidate.quality + random() * 0.12 }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ candidate }) => candidate);
  const isNameless = namelessOf(pool);
  const ranked = rank([
    ...candidatesOf(
      weighed(seeds)
        .filter((seed) => !isEverywhere(seed, pool))
        .filter((seed) => pool.sentences.length < LONG || !isNameless(seed)),
      task.include,
      language,
    ),
    ...(task.include.examples ? exampleCards(placeSentences(passages), pool) : []),
  ]);

  const chosen: Candidate[] = [];
  const take = (
    family: Candidate["family"],
    most: number,
    figures = task.count,
    candidates: readonly Candidate[] = ranked,
  ) => {
    const own = candidates.filter((candidate) => candidate.family === family);
    for (const candidate of spread(own, task.count, place, passages.length)) {
      if (chosen.length >= most) return;
      if (isFigure(candidate) && chosen.filter(isFigure).length >= figures) continue;
      if (!chosen.some((other) => teachesSame(other, candidate, language))) chosen.push(candidate);
    }
  };
  // Examples were asked for: a quarter of the deck is theirs, where there are any.
  take("example", Math.floor(task.count / 4));
  // A text that lists its terms has more to teach than their names.
  take("key", Math.ceil(task.count * MOST_TERMS));
  take("example", task.count);
  // Years and numbers alone make a dull deck: most of them wait for what is left.
  take("fact", task.count, Math.ceil(task.count / 3));
  const sound = ranked.filter(({ quality }) => quality >= SOUND);
  take("name", task.count, Math.ceil(task.count / 3), sound);
  take("fact", task.count);
  take("name", task.count, Math.ceil(task.count / 2));
  take("key", task.count);
  // A word out of its sentence teaches little: only where there would be hardly a deck without it.
  const few = Math.min(task.count, FEWEST);
  take("word", few);
  if (chosen.length < few)
    take("word", few, 0, rank(candidatesOf(weighed(lastResort().asked), task.include, language)));
  return chosen
    .sort(
      (a, b) =>
        families.indexOf(a.family) - families.indexOf(b.family) ||
        place(a) - place(b) ||
        a.sentence.index - b.sentence.index,
    )
    .map(({ front, back, sentence: { passage, text } }) => ({
      front,
      back,
      source: { fileId: passage.fileId, page: passage.page, quote: text },
    }));
}

/** Most of what a text says it says of its subject: nobody could tell which of it is asked for. */
function isEverywhere(
  { kind, key }: QuestionSeed,
  { sentences, language }: Pick<DistractorPool, "sentences" | "language">,
): boolean {
  const [subject, ...more] = contentStems(key, language);
  if (kind !== "subject" || language !== "en" || !subject || more.length > 0) return false;
  const told = sentences.filter((stems) => stems.has(subject)).length;
  return told >= 5 && told > sentences.length * COMMON;
}

/** A text of so many sentences has enough to ask for. */
const LONG = 120;

/** "Funds", "modern society": who is asked what does this could think of many things. */
function namelessOf({
  seeds,
  terms,
  language,
}: Pick<DistractorPool, "seeds" | "terms" | "language">): (seed: QuestionSeed) => boolean {
  const stemsOf = (name: string) => contentStems(name, language).join(" ");
  const known = new Set(
    [...terms, ...seeds.flatMap(({ kind, key }) => (kind === "term" ? [key] : []))].map(stemsOf),
  );
  return ({ kind, key }) =>
    kind === "subject" && !/(?<!^)(?<!^The )\p{Lu}/u.test(key) && !known.has(stemsOf(key));
}

/** The part of all sentences from which a word is a subject of the whole text. */
const COMMON = 0.12;

function candidatesOf(
  seeds: readonly QuestionSeed[],
  include: CardTask["include"],
  language: Language,
): Candidate[] {
  const terms = new Map(
    seeds.filter(({ kind }) => kind === "term").map((term) => [term.sentence, term]),
  );
  const told = new Map<string, number>();
  for (const { kind, about = "" } of seeds)
    if (kind === "deed") told.set(about, (told.get(about) ?? 0) + 1);
  return seeds.flatMap((seed): Candidate[] => {
    const { kind, key, sentence, quality, question } = seed;
    const home = seed.home === undefined ? {} : { home: seed.home };
    const back = withJoint(key, seed);
    const card = { kind, key, sentence, quality, front: question, back, ...home };
    switch (kind) {
      case "definition": {
        const term = terms.get(sentence);
        // The plainest card there is, so it wins over its reverse where both are wanted.
        return include.definition && term
          ? [{ ...card, family: "key", front: term.key, quality: term.quality + 0.3 }]
          : [];
      }
      case "term":
        return include.term ? [{ ...card, family: "key" }] : [];
      case "named":
        return include.term
          ? [{ ...card, family: question.includes(GAP) ? "fact" : "key", quality: quality - 0.3 }]
          : [];
      case "subject":
        // Of a definition it would be the term for its meaning once more.
        // "Which of these continue" asks for a choice, and "What continue" is no English.
        return terms.has(sentence) ||
          /^Which of these \w+(?:[^s](?<!was|did|ed)|ss) /u.test(question)
          ? []
          : [{ ...card, family: "fact", front: withoutChoice(question, key) }];
      case "reason":
      case "argument":
      case "claim":
        return [{ ...card, family: "fact" }];
      case "sequel": {
        if (!seed.excerpt) return [];
        const isVerbLast = seed.group.includes("verb-last");
        // "… je pensois que …": what joins the halves need not be hidden where nothing stands beside.
        const shown = seed.joint ? seed.excerpt.replace(/…$/u, `${seed.joint}e …`) : seed.excerpt;
        const put = putSequel(shown, key, isVerbLast, language);
        // What is only added to a thought, nobody can foresee.
        const adds =
          ADDS.test(shown) || (/[;；؛]\s?…$/u.test(shown) && !goesOn(shown, key, language));
        const worth = quality + (put.isAsked ? 0.15 : adds ? -0.4 : 0);
        return [{ ...card, family: "name", front: put.front, back: put.back, quality: worth }];
      }
      // What is told of a thing only once can be asked for; of a thing often spoken of, too much is true.
      case "deed": {
        const isOnly = (told.get(seed.about ?? "") ?? 0) === 1;
        const isTelling =
          new Set(contentStems(key, language)).size >= 5 &&
          contentStems(seed.about ?? "", language).length >= 2;
        const half = language === "en" && isOnly && isTelling ? completeDeed(seed) : null;
        if (!half) return [];
        const front = fill(cardPhrasesFor(language).sequel, quoteWithin(half.shown, language));
        return [{ ...card, family: "name", front, back: half.rest, quality: quality + 0.2 }];
      }
      // They ask to choose among options, which a card does not have.
      case "statement":
      case "order":
      case "example":
        return [];
      // A subject is asked for already.
      case "object":
        return seed.group === "object" ? [{ ...card, family: "fact", quality: quality - 0.1 }] : [];
      case "name":
      case "word":
        return [{ ...card, family: kind }];
      case "cloze":
        return [{ ...card, family: "word" }];
      default:
        // English has better ways to ask than a gap, and a number alone is seldom worth a card.
        return [
          {
            ...card,
            family:
              question.includes(GAP) && (language === "en" || kind === "number") ? "name" : "fact",
          },
        ];
    }
  });
}

const ADDS = /(?:并且|而且|以及|同时|而|(?<!\p{L})(?:and|et|y|e|und|и|و))\s?…$/iu;

/** Does what stands after a semicolon speak of what stands before it? */
function goesOn(shown: string, rest: string, language: Language): boolean {
  if (language === "zh" || language === "ja") return false;
  const told = new Set(contentStems(shown, language));
  return (
    leansOnPrevious(capitalised(rest)) || contentStems(rest, language).some((one) => told.has(one))
  );
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** "Which of these stores energy?" offers a choice that a card does not have. */
function withoutChoice(question: string, key: string): string {
  const isName = /^\p{Lu}\p{L}*(?: \p{Lu}\p{L}*)*$/u.test(key);
  return question
    .replace(/^Which of these /u, isName ? "Who or what " : "What ")
    .replace(/, which of these (?=\p{L}+(?:ed|t) |were |are )/u, ", what ");
}

function exampleCards(
  sentences: readonly PlacedSentence[],
  { sentences: told, language }: Pick<DistractorPool, "sentences" | "language">,
): Candidate[] {
  return sentences.flatMap((sentence): Candidate[] => {
    const text = withoutReferences(sentence.text);
    const found = isAskable(sentence.text) ? findExamples(text, language) : null;
    if (!found) return [];
    // "Crucial services", "noneconomic factors": named once, nobody could tell which are meant.
    const stems = contentStems(found.of, language);
    const isTerm = told.filter((one) => stems.every((stem) => one.has(stem))).length >= MENTIONED;
    if (stems.length > 1 && told.length > SHORT && !isTerm) return [];
    return [
      {
        family: "example",
        front: fill(cardPhrasesFor(language).example, found.of),
        back: capitalised(found.examples),
        kind: "definition",
        key: found.examples,
        sentence,
        quality: 1,
      },
    ];
  });
}

/** What the text comes back to is a term of its subject. */
const MENTIONED = 3;
/** A text of so few sentences comes back to nothing. */
const SHORT = 60;

/** "What was suggested in the late nineteenth century?": much may be the answer. */
function isOpen(front: string): boolean {
  if (!/^What /u.test(front)) return false;
  if (
    /^What (?:is|are|was|were) (?:an?|the|one|some) (?:very )?(?:important|key|major|main|common|(?:\p{Ll}+ )?example)\b/u.test(
      front,
    )
  )
    return true;
  const stems = new Set(contentStems(front, "en")).size;
  const isNamed = /(?<!^)\p{Lu}|\p{Nd}/u.test(front.slice(1));
  const isLoose = /^What (?:may|might|could|can|was|were|has|have) /u.test(front);
  return stems < (isLoose ? 5 : isNamed ? 3 : 4);
}

const YEAR = /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u;
/** Says of one thing what the sentence before has not said of another. */
const SET_APART = /, (?:on the other hand|in contrast|by contrast|however|meanwhile|in turn),/u;

function isGood({ front, back, family, kind, sentence: { text } }: Candidate): boolean {
  const words = countWords(back);
  // A clause has run into the list.
  if (family === "example" && /\b(?:is|are|was|were|has|have|had)\b/u.test(back)) return false;
  // "Adam Smith Adam Smith": a caption has run into the text.
  if (/^(.+) \1$/u.test(back)) return false;
  // Whoever a court has before it, it is the court that finds.
  if (kind === "subject" && / v\. /u.test(front)) return false;
  // "Because so much was at stake": it gives no reason of its own.
  if (kind === "reason" && /^Because (?:so|too) (?:much|many|little|few)\b/u.test(back))
    return false;
  // "What allows its citizens …", "What, on the other hand, viewed …": nothing tells it from others.
  if (kind === "subject" && /^What \p{L}+ (?:its|their)\b/u.test(front)) return false;
  if ((kind === "subject" || kind === "year") && SET_APART.test(text)) return false;
  // "Made anew in 1970, and completed in ____": two dates at once are told in passing.
  if (kind === "year" && front.includes(GAP) && YEAR.test(front)) return false;
  // "What other goods …": what the text asks on its way leans on what it said before.
  if (/^What (?:other|else)\b/u.test(front)) return false;
  if (/which of these/iu.test(front) || (kind === "subject" && isOpen(front))) return false;
  // "The bizcacha 71": the mark of a footnote.
  if (/\p{Ll}{3,}\s?\d{1,3}$/u.test(back)) return false;
  const isThought = family === "key" || /^(?:sequel|reason|claim)$/u.test(kind);
  const more = isThought ? THOUGHT : 1;
  return words > 0 && words <= LONGEST_BACK * more && countWords(front) <= LONGEST_FRONT * more;
}

function isFigure({ kind }: Candidate): boolean {
  return kind === "year" || kind === "number";
}

/** Whichever way round a card asks for it. */
function termOf({ kind, front, key }: Candidate): string {
  return (kind === "definition" ? front : key).toLowerCase();
}

/** "… is all that takes up space." beside the meaning of "matter". */
function definesAgain(term: Candidate, other: Candidate, language: Language): boolean {
  if (term.family !== "key" || other.kind !== "subject") return false;
  const stemsOf = (text: string) => contentStems(text, language);
  if (stemsOf(termOf(term)).join(" ") !== stemsOf(other.key).join(" ")) return false;
  const meaning = new Set(stemsOf(`${term.front} ${term.back}`));
  return stemsOf(other.front).filter((one) => meaning.has(one)).length >= 2;
}

function teachesSame(a: Candidate, b: Candidate, language: Language): boolean {
  if (a.front.toLowerCase() === b.front.toLowerCase()) return true;
  if ([a, b].every(({ family }) => family === "key") && termOf(a) === termOf(b)) return true;
  if (definesAgain(a, b, language) || definesAgain(b, a, language)) return true;
  return asksSame({ ...a, question: a.front }, { ...b, question: b.front }, language);
}
