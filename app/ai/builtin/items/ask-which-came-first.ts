import { type DatedEvent, findEvent } from "../concepts/find-event";
import { type FoundName, namesIn } from "../concepts/find-names";
import type { Language } from "../language/language";
import { fill } from "../language/phrases";
import { leansOnPrevious, type PlacedSentence } from "../language/sentences";
import { contentStems, countWords } from "../language/words";
import { isQuotable, speaksOfPage, withoutReferences } from "../reading/askable-sentence";
import { withoutLeadingConnective } from "../reading/connectives";
import { leansOnOthers } from "../reading/leaning-words";
import { pointsBack } from "../reading/pointers";
import { hasStrayMark } from "../reading/stray-marks";
import { withoutConnective } from "./english/stand-alone";
import type { QuestionSeed } from "./question-draft";
import { questionPhrasesFor } from "./question-phrases";
import { hasLoosePronoun, namesItsOwn } from "./statement-questions";

/** An event that can be told alone. */
interface ToldEvent extends DatedEvent {
  sentence: PlacedSentence;
  stems: ReadonlySet<string>;
  /** Does it belong to what the text is about? */
  isTheme: boolean;
}

/** Years between the right event and another: a text may be a year out. */
const APART = 2;
/** Wrong options to choose from, so that a quiz can pass over what it has shown. */
const MOST_WRONG = 6;
/** How many of the next events in time are looked at on either side. */
const REACH = 24;
/** So many times as long as another option, and it would show. */
const UNEVEN = 2.6;

/**
 * "Which of these happened first?", "… last?", "… in 1492?": events of one text that each have a
 * sure year of their own, so that exactly one is right. Only the clause that tells of an event has
 * to stand alone, not the sentence around it.
 * @param matters whether a date belongs to what the text is about
 * @param isLoose whether an English clause names by a bare "the city" what only another tells
 */
export function askWhichCameFirst(
  sentences: readonly PlacedSentence[],
  {
    names,
    matters,
    isLoose,
  }: {
    names: ReadonlyMap<string, FoundName>;
    matters: (told: Pick<QuestionSeed, "question" | "sentence">) => boolean;
    isLoose: (clause: string) => boolean;
  },
  language: Language,
): QuestionSeed[] {
  const found = sentences.flatMap((sentence): ToldEvent[] => {
    if (!/\p{Nd}{4}/u.test(sentence.text) || hasStrayMark(sentence.text, language)) return [];
    const bare = withoutReferences(sentence.text);
    // Where kings marry, hardly a word has small letters.
    if (!isQuotable(bare, 0.8)) return [];
    const text =
      language === "en" ? withoutConnective(bare) : withoutLeadingConnective(bare, language);
    const event = findEvent(text, language);
    if (!event || !standsAlone(event.clause, sentence, names, language)) return [];
    if (isLoose(event.clause)) return [];
    return [
      {
        ...event,
        sentence,
        stems: new Set(contentStems(event.clause, language)),
        isTheme: matters({ question: event.clause, sentence }),
      },
    ];
  });
  const files = new Map<string, ToldEvent[]>();
  for (const event of onceEach(found)) {
    const { fileId } = event.sentence.passage;
    const own = files.get(fileId);
    if (own) own.push(event);
    else files.set(fileId, [event]);
  }
  return [...files.values()].flatMap((events) => {
    const inTime = events.sort((a, b) => a.year - b.year);
    return inTime.flatMap((event, at) => {
      // What is told in passing may stand beside what is asked for.
      if (!event.isTheme) return [];
      const before = inTime.slice(Math.max(0, at - REACH), at);
      const after = inTime.slice(at + 1, at + 1 + REACH);
      const { happenedFirst, happenedLast, happenedIn } = questionPhrasesFor(language);
      return [
        seedOf(event, after, happenedFirst, 1.25),
        seedOf(event, before, happenedLast, 1.25),
        seedOf(event, [...before, ...after], fill(happenedIn, String(event.year)), 1.15),
      ].flatMap((seed) => seed ?? []);
    });
  });
}

/** What is told twice is one event; of two years for it neither is sure. */
function onceEach(events: readonly ToldEvent[]): ToldEvent[] {
  const years = new Map<string, Set<number>>();
  const nameOf = ({ stems }: ToldEvent) => [...stems].sort().join(" ");
  for (const event of events) {
    const known = years.get(nameOf(event));
    if (known) known.add(event.year);
    else years.set(nameOf(event), new Set([event.year]));
  }
  const sure = events.filter((event) => years.get(nameOf(event))?.size === 1);
  return [...new Map(sure.map((event) => [nameOf(event), event])).values()];
}

function seedOf(
  event: ToldEvent,
  others: readonly ToldEvent[],
  question: string,
  quality: number,
): QuestionSeed | null {
  const near = yearsInDoubt(event.year);
  const gapTo = (other: ToldEvent) => Math.abs(other.year - event.year);
  const distance = (other: ToldEvent) =>
    gapTo(other) / near + (isSameMatter(event, other) ? 0 : 0.5);
  const ranked = others
    .filter((other) => gapTo(other) <= near * 2 && areLikeLong(event, other))
    .map((other) => ({ other, far: distance(other) }))
    .sort((a, b) => a.far - b.far);
  const chosen: ToldEvent[] = [];
  const take = (other: ToldEvent) => {
    const isApart = (one: ToldEvent, at: number) => areApart(one, other, at === 0 ? APART : 1);
    if (chosen.length < MOST_WRONG && [event, ...chosen].every(isApart)) chosen.push(other);
  };
  for (const { other } of ranked) if (gapTo(other) <= near) take(other);
  // One that is far off may stand beside two that are not.
  if (chosen.length === 2)
    for (const { other } of ranked) if (chosen.length < 3 && gapTo(other) > near) take(other);
  if (chosen.length < 3) return null;
  const related = chosen.slice(0, 3).filter((other) => isSameMatter(event, other)).length;
  return {
    kind: "order",
    question,
    key: event.clause,
    group: "order",
    sentence: event.sentence,
    about: event.clause,
    wrong: chosen.map(({ clause }) => clause),
    dated: new Map(
      [event, ...chosen].map(({ clause, year, sentence }) => [
        clause,
        { year, told: sentence.text },
      ]),
    ),
    quality: quality + (related - 2) * 0.05,
  };
}

/** Of what is older a learner knows the time less well: how many years apart two events may be taken for each other. */
function yearsInDoubt(year: number): number {
  return 80 + Math.max(0, 2000 - year) * 0.3;
}

/** Passages within which a text speaks of one matter. */
const NEAR = 6;

function isSameMatter(a: ToldEvent, b: ToldEvent): boolean {
  const [one, other] = [a.sentence.passage, b.sentence.passage];
  if (one.heading !== null && one.heading === other.heading) return true;
  return Math.abs(one.ordinal - other.ordinal) <= NEAR;
}

function areLikeLong(a: ToldEvent, b: ToldEvent): boolean {
  const ratio = a.clause.length / b.clause.length;
  return ratio < UNEVEN && ratio > 1 / UNEVEN;
}

function areApart(a: ToldEvent, b: ToldEvent, years: number): boolean {
  if (Math.abs(a.year - b.year) < years || !areLikeLong(a, b)) return false;
  const shared = [...a.stems].filter((one) => b.stems.has(one)).length;
  return shared < Math.min(a.stems.size, b.stems.size) * 0.7;
}

/** Does the clause name its own people and things, in so few words that four can be compared? */
function standsAlone(
  clause: string,
  sentence: PlacedSentence,
  names: ReadonlyMap<string, FoundName>,
  language: Language,
): boolean {
  const isDense = language === "zh" || language === "ja";
  const words = countWords(clause);
  if (words > (isDense ? 30 : 22) || words < (/^(?:en|ar)$/u.test(language) ? 4 : 5)) return false;
  const isTerse = /^(?:ja|hi)$/u.test(language) || /\bAct was passed$/u.test(clause);
  if (new Set(contentStems(clause, language)).size < (isTerse ? 3 : 4)) return false;
  if (leansOnPrevious(clause) || leansOnOthers(clause, language)) return false;
  if (speaksOfPage(clause) || PERSONAL.test(clause)) return false;
  // "Columbus … his caravels": whose they are stands at the head.
  const bare = opensWithName(clause, names) ? clause.replace(POSSESSIVE, "") : clause;
  if (pointsBack(clause, language) || hasLoosePronoun(bare, language)) return false;
  if (!namesItsOwn(sentence, clause, language)) return false;
  return !HAS_CAPITALS.test(clause) || nameSomething(clause, names);
}

const HAS_CAPITALS = /\p{Lu}/u;
const POSSESSIVE =
  /(?<!\p{L})(?:his|her|its|their|sus?|son|sa|ses|leurs?|seine?[mnrs]?|ihre?[mnrs]?|seus?|suas?|suo|sua|suoi|sue)(?= \p{L})/gu;

/** Who speaks here is nobody that the text tells of. */
const PERSONAL =
  /(?<!\p{Lu}\p{L}* )(?<!\p{L})I(?= \p{Ll})|(?<!\p{L})(?:we|us|our|my|you|your|nosotros|nuestr[oa]s?|yo|nous|notre|nos|je|wir|uns|unsere?[mnrs]?|ich|nós|nosso|noss[oa]s?|noi|nostr[oaie]|мы|нам|нас|наш\p{L}*|я|نحن|हम|हमारे)(?!\p{L})|我|私/u;

function nameSomething(clause: string, names: ReadonlyMap<string, FoundName>): boolean {
  return opensWithName(clause, names) || namesIn(clause).length > 0;
}

function opensWithName(clause: string, names: ReadonlyMap<string, FoundName>): boolean {
  const first = /^[\p{L}\p{M}-]+/u.exec(clause)?.[0] ?? "";
  return names.has(first) || namesIn(clause).some(({ start }) => start === 0);
}
