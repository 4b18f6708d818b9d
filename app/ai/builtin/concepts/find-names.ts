import { wordsOf } from "../language/words";
import { classOfName } from "./noun-class";

/** What a proper name most likely names. */
export type NameKind = "person" | "place" | "people" | "organisation" | "name";

export interface FoundName {
  text: string;
  kind: NameKind;
  count: number;
  /** Which sentences name it, in their order. */
  at?: readonly number[];
}

const JOINER =
  "(?: (?:of|de|da|di|del|della|du|des|von|van|der|la|le|al|ibn|bin|and the|of the) | (?:\\p{Lu}\\. ?){1,2}| |-)";
const CAPITAL = "\\p{Lu}[\\p{L}\\p{M}’']*[\\p{L}\\p{M}]";
const NAME = new RegExp(`(?:${CAPITAL})(?:${JOINER}${CAPITAL}){0,3}`, "gu");
const PLACE_WORD =
  /\b(?:City|River|Lake|Ocean|Sea|Islands?|Mountains?|Mount|Valley|Basin|County|Peninsula|America|Europe|Africa|Asia|Bay|Gulf|Coast|Desert|Republic|Kingdom|Empire|Territory|Crater|Falls|Plains|Strait|States|Union)\b/u;
const INSTITUTION =
  /\b(?:Bank|University|College|Institute|Department|Committee|Council|Court|Act|Amendment|Association|Society|Foundation|Company|Center|Bureau|Board|Commission|Agency|Party|Treaty|Prize|Journal|Observatory|Library|Museum|Project|Program)\b/u;
const ROLE =
  /(?:king|queen|emperor|empress|president|bishop|explorer|sailor|scientist|economist|sociologist|chemist|physicist|astronomer|philosopher|astronaut|geologist|leader|general|captain|prince|princess|pope|sultan|historian|author|writer|poet|senator|secretary|judge|professor|doctor|sir|saint|mr|mrs|ms|dr|khan|professor|químico|física|filósofo|rey|reina|científico|roi|reine|philosophe|könig|kaiser|philosoph|хан|император|король|химик|историк|физик|философ|президент)\.?\s*$/iu;
const ACTS =
  /^(?:,? (?:who|argued|wrote|believed|said|suggested|proposed|claimed|was born|died|married|invented|thought|explained|published|married|persuaded|observed|noted))\b/u;
const FIRST_NAMES = new Set(
  "Adam Albert Alexander Alfred Andrew Anna Anne Anthony Antoine Arthur Benjamin Bernard Carl Catherine Charles Charlotte Christopher Claude Daniel David Diego Dmitri Edmund Edward Elizabeth Emile Émile Emma Ernest Erving Ferdinand Francis Franz Frederick Friedrich Galileo George Georg Gerhard Hans Harold Harry Helen Henri Henry Herbert Hernán Howard Hugh Isaac Isabella Jack Jacob James Jane Jean Johannes John Joseph José Juan Karl Leif Leonard Lewis Louis Louise Ludwig Marco Margaret Maria Marie Mark Martin Mary Max Michael Milton Neil Nicholas Niels Oliver Otto Paul Percy Peter Philip Pierre Ralph Richard Robert Roger Ronald Rosalind Samuel Sigmund Simon Stephen Theodore Thomas Victor Walter Werner Wilhelm William Woodrow Антуан Джеймс Жан Мартин Гийом Чарльз Джон".split(
    " ",
  ),
);
/** Capitalised words that name nothing that can be asked for. */
const NOT_NAMES =
  /^(?:The|A|An|In|On|At|By|For|From|But|And|Or|If|When|While|As|It|This|That|These|Those|They|We|You|He|She|I|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Figure|Table|Chapter|Learning|Objectives|Concepts|Introduction|Source|Sources|Appendix|Volume|Christmas|Easter|Section|Key|Summary|Northern|Southern|Eastern|Western|BCE|CE|AD|BC|Mr|Mrs|Dr|God|Christ|Allah|El|La|Los|Las|Un|Una|En|Le|Les|Une|Der|Die|Das|Ein|Eine|Il|Lo|O|Os|В|На|Это|С|По|К)$/u;

/** "Sociologist Erving Goffman": at the start of a sentence a profession has a capital too. */
const PROFESSION =
  /^(?:Sociologist|Economist|Philosopher|Historian|Physicist|Chemist|Astronomer|Psychologist|Anthropologist|Biologist|Geologist|Scientist|Author|Writer|Poet|Explorer)s?$/u;

const TITLE =
  /^(?:President|General|Admiral|Colonel|Captain|King|Queen|Prince|Princess|Pope|Emperor|Empress|Senator|Bishop|Saint|Sir|Lord|Lady)(?= )/u;

/** "President Wilson": what he is, before who he is; empty where a name has no title. */
export function titleOf(name: string): string {
  return TITLE.exec(name)?.[0] ?? "";
}

/** Proper names of the sentences, with the kind that their surroundings suggest. */
export function findNames(sentences: readonly string[]): Map<string, FoundName> {
  const evidence = new Map<
    string,
    { count: number; person: number; place: number; people: number; dotted: number; at: number[] }
  >();
  for (const [index, sentence] of sentences.entries()) {
    for (const { text, start } of namesIn(sentence)) {
      const entry = evidence.get(text) ?? {
        count: 0,
        person: 0,
        place: 0,
        people: 0,
        dotted: 0,
        at: [],
      };
      const before = sentence.slice(0, start);
      const after = sentence.slice(start + text.length);
      entry.count += 1;
      if (entry.at.length < MENTIONS) entry.at.push(index);
      if (after.startsWith(".")) entry.dotted += 1;
      if (ROLE.test(before) || ACTS.test(after)) entry.person += 1;
      if (
        /\b(?:in|at|near|across|throughout|outside|around|reached|en|à|nach|em|в|из)\s+(?:the\s+)?$/iu.test(
          before,
        )
      )
        entry.place += 1;
      if (
        /\bthe\s+$/iu.test(before) &&
        /(?:s|ans|ese|ish)$/u.test(text) &&
        /^ (?:were|had|are|have|also|who|\p{Ll}+ed)\b/u.test(after)
      )
        entry.people += 1;
      evidence.set(text, entry);
    }
  }
  const names = new Map<string, FoundName>();
  const common = commonWords(sentences);
  for (const [text, entry] of evidence) {
    // What the text also writes in small letters is a word: "Economics", "Winter".
    // "Journ." and "Agricult." are the titles of sources.
    if (entry.dotted === entry.count && !text.includes(" ")) continue;
    if (common.has(text.toLowerCase()) || runsTogether(text, evidence)) continue;
    // A first name alone could be anybody's.
    if (FIRST_NAMES.has(text)) continue;
    // "General John “Blackjack” Pershing": half a name.
    if (
      FIRST_NAMES.has(
        /^(?:General|Admiral|Colonel|Captain|Senator) (\p{L}+)$/u.exec(text)?.[1] ?? "",
      )
    )
      continue;
    const { count, at } = entry;
    names.set(text, { text, count, kind: kindOf(text, entry, common), at });
  }
  for (const { text, kind } of [...names.values()]) {
    // "President of Chile" does not make Chile a person.
    const family = / (?:of|and) /u.test(text) ? undefined : names.get(text.split(" ").at(-1) ?? "");
    if (kind === "person" && family) family.kind = "person";
  }
  return names;
}

const WORLD_PART =
  /^(?:(?:North|South|Latin|Central|West|East|Western|Eastern|Northern|Southern|Sub-Saharan|the) )?(?:Africa|Europe|Asia|Americas?|Mesoamerica|Australia|Antarctica|Oceania|New World|Old World|Middle East|Far East|África|América|Afrique|Amérique|Asie|Afrika|Amerika|Asien|Европа|Азия|Африка|Америка)$/u;

/** A part of the world stands for no land or town, nor one of these for it. */
export function isWorldPart(name: string): boolean {
  return WORLD_PART.test(name);
}

/** Mentions of a name that are kept: enough to know whose story it belongs to. */
const MENTIONS = 60;

/** Sentences between where one is named and where the other is, at the least. */
export function sentencesBetween(a: FoundName, b: FoundName): number {
  let least = Number.POSITIVE_INFINITY;
  for (const one of a.at ?? [])
    for (const other of b.at ?? []) least = Math.min(least, Math.abs(one - other));
  return least;
}

/** "Michael Kremer Esther Duflo": two names that a caption or a list has run together. */
function runsTogether(text: string, known: ReadonlyMap<string, unknown>): boolean {
  const words = text.split(" ");
  return words.some(
    (_, at) =>
      at >= 1 &&
      known.has(words.slice(0, at).join(" ")) &&
      known.has(words.slice(at).join(" ")) &&
      (words.length > 2 || !FIRST_NAMES.has(words[0] ?? "")),
  );
}

function commonWords(sentences: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const sentence of sentences) {
    for (const { text } of wordsOf(sentence)) if (/^\p{Ll}/u.test(text)) words.add(text);
  }
  return words;
}

function kindOf(
  text: string,
  seen: { count: number; person: number; place: number; people: number },
  common: ReadonlySet<string>,
): NameKind {
  const first = text.split(" ")[0] ?? "";
  if (/^\p{Lu}{3,6}$/u.test(text)) return "organisation";
  if (INSTITUTION.test(text) || / Americans?$/u.test(text) || / and the /u.test(text))
    return "name";
  if (PLACE_WORD.test(text)) return "place";
  if (
    FIRST_NAMES.has(first) ||
    // "General Schedule" is nobody.
    (titleOf(text) && !common.has((text.split(" ").at(-1) ?? "").toLowerCase()))
  )
    return "person";
  // One misleading neighbour is not enough for a single word: "an Economics professor".
  const isLong = text.includes(" ");
  if (
    seen.person > seen.place &&
    (isLong || (seen.person > 1 && seen.person >= seen.count * 0.3))
  ) {
    return "person";
  }
  // "English", "Andean": the word of a people, whatever stands before it.
  if (/(?:ish|ese|[ie]an|ican)$/u.test(text)) return seen.people > 0 ? "people" : "name";
  // "In the League": a body, not where it sits.
  if (classOfName(text) !== "other") return "name";
  if (seen.place > (isLong ? 1 : 0) && seen.place >= seen.people && seen.place >= seen.count * 0.35)
    return "place";
  return seen.people > 0 ? "people" : "name";
}

/** Where proper names stand in a sentence. The first word counts only as part of a longer name. */
export function namesIn(sentence: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  for (const match of sentence.matchAll(NAME)) {
    let text = match[0].replace(/[’']s$/u, "");
    let start = match.index;
    for (;;) {
      const [first = "", ...rest] = text.split(" ");
      if (rest.length === 0 || !(NOT_NAMES.test(first) || PROFESSION.test(first))) break;
      start += first.length + 1;
      text = rest.join(" ");
    }
    // "John Maynard Keynes One of the …": the next sentence begins without a full stop before it.
    text = text.replace(
      / (?:One|The|In|On|At|By|For|From|But|And|When|While|As|It|This|That|These|They|We|He|She|Figure|Table|Chapter)$/u,
      "",
    );
    // "L'investigation": an article and a noun.
    if (/^\p{Lu}[’']\p{Ll}/u.test(text)) continue;
    // "Robert Putnam’s America" is two names.
    if (/[’']s /u.test(text)) continue;
    if (/^(?:New|North|South|East|West)$/u.test(text)) continue;
    if (NOT_NAMES.test(text) || text.length < 3 || !/^\p{Lu}/u.test(text)) continue;
    // At the start of a sentence every word has a capital.
    if (/(\p{Lu}\p{L}+ \p{L}+) \1/u.test(text)) continue;
    const opens = start === 0 || /[.:“"«(]\s*$/u.test(sentence.slice(0, start));
    if (opens && wordsOf(text).length < 2) continue;
    found.push({ text, start });
  }
  return found;
}
