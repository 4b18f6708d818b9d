import type { Passage } from "~/ai/ports";
import { findGlossary } from "../concepts/find-glossary";
import { type FoundName, findNames } from "../concepts/find-names";
import { frequentTerms } from "../concepts/frequent-terms";
import { finiteVerb } from "../language/english-verbs";
import type { Language } from "../language/language";
import { type PlacedSentence, placeSentences } from "../language/sentences";
import { contentStems } from "../language/words";
import {
  firstStatement,
  isAskable,
  isBackMatter,
  speaksOfPage,
  withoutReferences,
} from "../reading/askable-sentence";
import { withoutLeadingConnective } from "../reading/connectives";
import { withoutFusedHeadings } from "../reading/fused-heading";
import { isIllustration, showsExample, tellsOfPoll } from "../reading/illustrations";
import { pointsBack } from "../reading/pointers";
import { hasStrayMark } from "../reading/stray-marks";
import { askAboutPredicate } from "./ask-about-predicate";
import { askForArgument } from "./ask-for-argument";
import { askForDefinition, askForGlossaryTerm } from "./ask-for-definition";
import { askForWords } from "./ask-for-word";
import { askHowItGoesOn } from "./ask-how-it-goes-on";
import { askWhichAgrees } from "./ask-which-agrees";
import { askWhichCameFirst } from "./ask-which-came-first";
import { askWhichVersion } from "./ask-which-version";
import type { DistractorPool } from "./distractors";
import { englishSeeds, SHORT } from "./english/english-seeds";
import { hasLooseReference } from "./english/loose-reference";
import { withoutConnective } from "./english/stand-alone";
import { loadEnglishReader } from "./english/tag-words";
import { askForName, askForNamedTerm, askForNumber } from "./general-questions";
import { findOddOnes } from "./odd-one-out";
import type { QuestionKind, QuestionSeed } from "./question-draft";
import { findThemes, type Themes } from "./salience";
import { askWhichStatement } from "./statement-questions";

/** Kinds that English asks with a gap, or hardly more. */
const GAPPED: ReadonlySet<QuestionKind> = new Set(["number", "year", "name", "word"]);

/** What a text says again word for word asks nothing new, and what it could ask grows by the square. */
function onceEach(sentences: readonly PlacedSentence[]): PlacedSentence[] {
  return [...new Map(sentences.toReversed().map((one) => [one.text, one])).values()].reverse();
}

const NAMES_A_SOURCE = /\blicen[cs]ed?\b|©|https?:|www\.|\bISBN\b|\b(?:Accessed|Retrieved)\b/iu;

/** Every question that the sentences of the passages allow. */
export async function collectSeeds(
  passages: readonly Passage[],
  language: Language,
): Promise<{
  seeds: QuestionSeed[];
  pool: DistractorPool;
  themes: Themes;
  /** Of an English text that is not short: what its sentences say, where the terms have been asked. */
  agreeing: QuestionSeed[];
  /** Words out of their sentences, where there is hardly anything better. */
  lastResort(): { asked: QuestionSeed[]; nouns: QuestionSeed[] };
}> {
  const all = onceEach(placeSentences(passages));
  const placed = language === "en" ? withoutFusedHeadings(all) : all;
  // Who wrote or licensed a book is nobody that it tells of.
  const told = placed.filter(
    ({ text, passage }) => !isBackMatter(passage.heading) && !NAMES_A_SOURCE.test(text),
  );
  const names = findNames(told.map(({ text }) => text));
  const seeds: QuestionSeed[] = [];
  const glossary = findGlossary(passages, language);
  const [self, asked] = [true, false].map((wanted) =>
    glossary
      .filter(({ tellsItself = false }) => tellsItself === wanted)
      .flatMap((entry) => askForGlossaryTerm(entry, language)),
  );
  seeds.push(...(asked ?? []));
  const words = askForWords(placed, language);
  seeds.push(...words.filter(({ isSure }) => isSure).map(({ seed }) => seed));
  const statements = placed.flatMap((sentence) => {
    if (isBackMatter(sentence.passage.heading)) return [];
    const bare = withoutReferences(sentence.text);
    const text =
      language === "en"
        ? withoutConnective(bare)
        : firstStatement(withoutLeadingConnective(bare, language));
    if (!isAskable(text) || hasStrayMark(sentence.text, language)) return [];
    if (language === "en" ? !hasVerb(text) : pointsBack(text, language)) return [];
    return [{ sentence, text }];
  });
  const stemsOf = (term: string) => contentStems(term, language).join(" ");
  const listed = new Set(
    glossary.filter((one) => !one.tellsItself).map(({ term }) => stemsOf(term)),
  );
  // What the list of terms says of one is what it means.
  const isListed = ({ defined }: QuestionSeed) =>
    defined !== undefined && listed.has(stemsOf(defined.term));
  for (const { sentence, text } of statements) {
    seeds.push(
      ...askForDefinition(sentence, text, names, language).filter((seed) => !isListed(seed)),
      ...askForNumber(sentence, text, language),
    );
    const others = [
      askForName(sentence, text, names, language),
      askForNamedTerm(sentence, text, language),
    ];
    for (const seed of others) if (seed) seeds.push(seed);
    if (language !== "en") {
      seeds.push(...askAboutPredicate(sentence, text, names, language));
    }
  }
  let passing: QuestionSeed[] = self ?? [];
  let lastResort = () => {
    const asked = words.map(({ seed }) => seed);
    return { asked, nouns: asked };
  };
  let loose: ReadonlySet<string> = new Set();
  let nouns: readonly string[] = [];
  let exchanged: ReadonlyMap<string, readonly string[]> = new Map();
  if (language === "en") {
    const english = await englishSeeds(placed, names);
    loose = english.loose;
    nouns = english.nouns;
    exchanged = english.exchanged;
    // A gap in a sentence that only its neighbour explains can be filled by nobody.
    const standing = seeds.filter(
      ({ kind, sentence }) => !GAPPED.has(kind) || !loose.has(sentence.text),
    );
    const told = english.seeds.filter((seed) => !isListed(seed));
    seeds.splice(0, seeds.length, ...standing, ...told);
    passing = [...passing, ...english.passing];
    lastResort = english.lastResort;
  }
  const sequels = askHowItGoesOn(placed, language);
  // A clause shows what its sentence leans on only where it stands behind it.
  const isHanging = ({ sentence, excerpt = "" }: QuestionSeed) =>
    loose.has(sentence.text) && !(sentence.previous && excerpt.startsWith(sentence.previous));
  seeds.push(
    ...sequels.seeds.map((seed) =>
      isHanging(seed) ? { ...seed, quality: seed.quality - 0.5 } : seed,
    ),
    ...placed.flatMap((sentence) => askForArgument(sentence, language)),
  );
  passing = [...passing, ...sequels.passing];
  const terms = language === "en" ? frequentTerms(placed.map(({ text }) => text)) : [];
  const standing = statements.filter(({ sentence }) => !loose.has(sentence.text));
  const explained = seeds.filter(({ kind }) => kind === "term").map(({ key }) => key);
  const themes = findThemes(passages, explained, language);
  // Nobody is asked about "the east" of a text on something else, nor about "service" for civil service.
  const headOf = (name: string) => contentStems(name, language).at(-1) ?? "";
  const titles = new Set(
    [...passages.map(({ heading }) => heading ?? ""), ...explained].map(headOf),
  );
  const compounds = new Set(terms.map(headOf));
  const isSubject = (noun: string) => titles.has(headOf(noun)) && !compounds.has(headOf(noun));
  const subjects = themes.stems.size > 0 ? nouns.filter(isSubject) : nouns;
  const isShort = language === "en" && placed.length <= SHORT;
  seeds.push(
    ...askWhichStatement(standing, names, terms, subjects, language),
    ...standing.flatMap((one) => askWhichVersion(one, names, language, isShort) ?? []),
  );
  const agreeing = askWhichAgrees(standing, names, exchanged, language, isShort);
  if (isShort) seeds.push(...agreeing);
  const byKind = new Map<string, string[]>();
  for (const name of [...names.values()].sort((a, b) => b.count - a.count)) {
    byKind.set(name.kind, [...(byKind.get(name.kind) ?? []), name.text]);
  }
  // A list of terms is no sentence, though it ends with one full stop: it says nothing of them together.
  const lists = new Set(glossary.map(({ sentence }) => sentence.passage.id));
  const sentences = placed
    .filter(({ passage }) => !lists.has(passage.id))
    .map(({ text }) => new Set(contentStems(text, language)));
  const reader = language === "en" ? await loadEnglishReader() : null;
  const isLoose = (clause: string) => reader !== null && hasLooseReference(reader.tag(clause));
  const knownDates = datesThatMatter(seeds, placed, names, language);
  const isInBox = boxesOf(passages, names);
  const isPassing = ({ kind, excerpt, sentence: { text, previous, passage } }: QuestionSeed) =>
    isInBox(passage) ||
    isIllustration(text, language) ||
    NAMES_AN_AUTHOR.test(text) ||
    isUnderPicture(passage, text) ||
    (/\p{Nd}/u.test(text) && tellsOfPoll(text)) ||
    (excerpt !== undefined &&
      (showsExample(excerpt, language) || isIllustration(previous ?? "", language))) ||
    // "Some say that the index’s choices …": which index, only the sentence before that tells.
    (kind === "argument" && isLoose(previous ?? ""));
  const isOddOne = findOddOnes(
    seeds.flatMap(({ defined }) => defined ?? []),
    language,
  );
  return {
    seeds: [
      ...seeds.filter(
        (seed) =>
          (seed.kind !== "year" || knownDates(seed)) &&
          !isOddOne(seed) &&
          (seed.defined !== undefined || seed.kind === "example" || !isPassing(seed)),
      ),
      ...askWhichCameFirst(told, { names, matters: knownDates, isLoose }, language),
    ],
    agreeing: isShort ? [] : agreeing.filter((seed) => !isPassing(seed)),
    lastResort,
    themes,
    pool: {
      seeds: [...seeds, ...passing],
      names: byKind,
      known: names,
      terms,
      statements: statements
        .filter(({ text }) => !speaksOfPage(text))
        .map(({ sentence: { passage }, text }) => ({
          text,
          ordinal: passage.ordinal,
          heading: passage.heading,
        })),
      sentences,
      language,
    },
  };
}

/** "In Origins (2001), author Jane Roe tells …": recommended for further reading. */
const NAMES_AN_AUTHOR = /\bauthors? \p{Lu}\p{L}+ \p{Lu}/u;

const OPENS_CAPTION = /^(?:Figure|Fig\.|Figura|Abb\.|Abbildung|Рис\.|图) ?\d/u;

/** Does it stand among the words under a picture, which only show what the text says? */
function isUnderPicture({ text: all }: Passage, text: string): boolean {
  return all
    .split("\n")
    .some((line) => OPENS_CAPTION.test(line) && line.replace(/\s+/gu, " ").includes(text));
}

/** The part of a document from which portraits are what it is about. */
const PORTRAITS = 0.15;

/** In a book on something else, a section with a person's name over it is a portrait beside the text. */
function boxesOf(
  passages: readonly Passage[],
  names: ReadonlyMap<string, FoundName>,
): (passage: Passage) => boolean {
  const isPortrait = ({ heading }: Passage) =>
    /^\p{Lu}\p{Ll}+ (?:\p{Lu}\. ?|\p{Lu}\p{Ll}+ )?\p{Lu}\p{Ll}+$/u.test(heading ?? "") &&
    /^(?:person|name)$/u.test(names.get(heading ?? "")?.kind ?? "");
  const count = passages.filter(isPortrait).length;
  return (passage) => count <= passages.length * PORTRAITS && isPortrait(passage);
}

/** A date is worth asking for where the text comes back to what happened, and lists no others around. */
function datesThatMatter(
  seeds: readonly QuestionSeed[],
  placed: readonly PlacedSentence[],
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): (seed: Pick<QuestionSeed, "question" | "sentence">) => boolean {
  const terms = seeds.flatMap(({ kind, key }) =>
    kind === "term" ? [contentStems(key, language)] : [],
  );
  const texts = new Map(placed.map(({ passage: { id, text } }) => [id, text]));
  const years = new Map<number, { told: number; dated: number }>();
  for (const { text, passage } of placed) {
    const count = years.get(passage.id) ?? { told: 0, dated: 0 };
    count.told += 1;
    if (DATED.test(text)) count.dated += 1;
    years.set(passage.id, count);
  }
  return ({ question, sentence }) => {
    const { passage, previous } = sentence;
    // A text of a few lines has nothing to pass over.
    if (placed.length < FEW_SENTENCES) return true;
    const { told, dated } = years.get(passage.id) ?? { told: 1, dated: 1 };
    if (told >= 4 && dated > told * LISTED_DATES) return false;
    if (previous && isIllustration(previous, language)) return false;
    const stems = contentStems(question, language);
    const titled = new Set(contentStems(passage.heading ?? "", language));
    if (stems.some((one) => titled.has(one))) return true;
    if (terms.some((term) => term.every((one) => stems.includes(one)))) return true;
    // Who is told of in one place only has stood in a box beside the text.
    return [...names.values()].some(
      (name) =>
        name.count >= OFTEN_NAMED &&
        question.includes(name.text) &&
        [...texts.values()].filter((told) => told.includes(name.text)).length >= OFTEN_NAMED,
    );
  };
}

const DATED = /(?<!\p{Nd})(?:1\d|20)\d\d(?!\p{Nd})/u;
/** The part of a passage's sentences with a year from which it is a list of dates. */
const LISTED_DATES = 0.75;
const OFTEN_NAMED = 3;
const FEW_SENTENCES = 40;

function hasVerb(text: string): boolean {
  return text
    .split(" ")
    .some((word, index) => index > 0 && finiteVerb(word.replace(/\W+$/u, "")) !== null);
}
