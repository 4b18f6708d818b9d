import { stem } from "../language/stem";
import { stopWords } from "../language/stop-words";

/** Where the words of an English text stand: what each is listed with, and what governs it. */
export interface NounSlots {
  /** In how many lists both stand, and beside how many of the same verbs, adjectives, "… of" …. */
  shared(a: string, b: string): number;
  /** How like the two are by all the places where they stand, from 0 to 1. */
  likeness(a: string, b: string): number;
  /** Does a word stand in any of these places somewhere in the text? */
  stands(word: string, places: readonly string[]): boolean;
}

const LIST =
  /(\p{L}{3,})(?:, (?:\p{L}+ )?(\p{L}{3,}))?,? (?:and|or) (?:(?:the|its|their|other) )?(\p{L}{3,})/giu;
const OPENING = /^(?:the|an?|its|their|his|her|our|this|that|these|those|some|any|all|no|more)$/u;
const LINKING = /^(?:of|in|into|on|from|by|for|with|to|against|between|through)$/u;

/** Said of anything. */
const GENERAL =
  /^(?:earl(?:y|ier|iest)|late[rs]?t?|new(?:er)?|old(?:er)?|other|different|same|larg(?:e|er|est)|small(?:er|est)?|great(?:er|est)?|big(?:ger|gest)?|many|several|various|first|second|last|next|long(?:er)?|short(?:er)?|high(?:er|est)?|low(?:er|est)?|certain|important|major|own|whole|entire|good|better|best|bad|such|main|modern|include[sd]?|including|become|became|called|known)$/u;

/** Reads each sentence once. */
export function nounSlotsOf(sentences: readonly string[]): NounSlots {
  const slots = new Map<string, Set<string>>();
  const add = (word: string, slot: string) => {
    const key = stem(word, "en");
    const own = slots.get(key) ?? new Set();
    own.add(slot);
    slots.set(key, own);
  };
  for (const [place, sentence] of sentences.entries()) {
    const text = sentence.toLowerCase();
    for (const [number, match] of [...text.matchAll(LIST)].entries())
      for (const word of match.slice(1)) if (word) add(word, `list ${place} ${number}`);
    const words = wordsIn(text);
    for (const [at, word] of words.entries())
      if (isTelling(word)) for (const slot of slotsAt(words, at)) add(word, slot);
  }
  const slotsOf = (word: string) => slots.get(stem(word.toLowerCase(), "en"));
  const shared = (a: string, b: string) => {
    const own = slotsOf(a);
    const other = slotsOf(b);
    let count = 0;
    if (own && other) for (const slot of own) if (other.has(slot)) count += 1;
    return count;
  };
  return {
    shared,
    likeness(a, b) {
      const sizes = (slotsOf(a)?.size ?? 0) * (slotsOf(b)?.size ?? 0);
      return sizes === 0 ? 0 : shared(a, b) / Math.sqrt(sizes);
    },
    stands(word, places) {
      const own = slotsOf(word);
      return own !== undefined && places.some((place) => own.has(place));
    },
  };
}

/** The places of the word at this place: behind what governs it, and before what follows it. */
export function slotsAt(words: readonly string[], at: number): string[] {
  let before = at - 1;
  while (before >= 0 && OPENING.test(words[before] ?? "")) before -= 1;
  const left = words[before] ?? "";
  const isLinked = LINKING.test(left);
  const governor = isLinked ? words[before - 1] : left;
  const right = words[at + 1] ?? "";
  return [
    ...(governor && isTelling(governor)
      ? [`${stem(governor, "en")} ${isLinked ? left : ""}_`]
      : []),
    ...(isTelling(right) ? [`_ ${stem(right, "en")}`] : []),
  ];
}

/** In small letters, with the signs that part what stands beside them. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}’'-]*|_{2,}|[,;:()—–]/gu) ?? [];
}

function isTelling(word: string): boolean {
  return /^\p{L}{3,}/u.test(word) && !stopWords("en").has(word) && !GENERAL.test(word);
}
