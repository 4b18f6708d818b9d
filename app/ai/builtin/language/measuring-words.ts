import type { Language } from "./language";
import { stem } from "./stem";

/** What is measured, and the words that an answer gives it in; then names that go together. */
const ENGLISH = `
heavy weigh: weight mass kilogram gram pound ton tonne
large big size wide broad: diameter width size kilometer kilometre mile meter metre across area
tall high: height altitude kilometer meter metre feet foot
deep far: depth distance kilometer meter metre mile penetrate
long: length period duration kilometer meter mile hour day week month year
old: age year billion million century
fast quick speed slow: speed velocity rate kilometer hour second per
hot cold warm temperature: temperature degree celsius kelvin heat °c
bright: brightness luminosity light times
expensive cost price pay earn: cost price dollar cent wage salary billion million
many: number total count dozen hundred thousand million
big share part proportion: percent percentage fraction half third quarter
often: frequency times daily yearly annual
live citizen people: population inhabitant resident million
us usa america american: american america united states
uk britain british england english: british britain england english united kingdom
`;

let lists: ReadonlyMap<string, readonly string[]> | null = null;

/** Stems of the words that tell how heavy, how far or how dear something is. */
export function measuringWords(stemmed: string, language: Language): readonly string[] {
  if (language !== "en") return [];
  lists ??= readLists();
  return lists.get(stemmed) ?? [];
}

function readLists(): Map<string, string[]> {
  const read = new Map<string, string[]>();
  for (const line of ENGLISH.trim().split("\n")) {
    const [asked = "", told = ""] = line.split(": ");
    const stems = told.split(" ").map((word) => stem(word, "en"));
    for (const word of asked.split(" ")) {
      const key = stem(word, "en");
      read.set(key, [...(read.get(key) ?? []), ...stems]);
    }
  }
  return read;
}
