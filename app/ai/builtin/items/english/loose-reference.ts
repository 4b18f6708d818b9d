import type { TaggedWord } from "./tag-words";

/** Nouns that, after a bare "the", mean one that an earlier sentence has named. */
const POINTS_BACK = new Set(
  "spectrum continuum index ranking city couple group groups country man woman men boy girl child family book books process event events area region company companies firm ship ships study studies movement act treaty battle plan idea problem method methods experiment experiments team author king queen ruler rulers leader leaders result results effect effects situation case cases issue question questions agreement program decision village town island building object sample samples device instrument spacecraft mission missions craft researcher researchers person individual crisis conflict attack disease trial bill rebellion revolt candidate candidates tribe writer poem story film picture image letter speech report survey number numbers change changes difference differences term word name latter two three four former effort task purpose goal point step stage phase strike vessel document land war army text image outcome proposal policy practice position site project pair debate agency bureau rest answer reason figure data amount place scheme quote chart map law legislation commission committee council crowd incident voyage crew animal bird plant candle glass tube pair wick shipment cargo news election core crust mantle interior exterior surface rim".split(
    " ",
  ),
);
/** What follows these tells which one is meant. */
const TELLS_WHICH = /^(?:of|that|who|whom|which|whose|where|between|called|named|known)$/iu;

/** Does "the city" or "the couple" mean something that only an earlier sentence names? */
export function hasLooseReference(words: readonly TaggedWord[]): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (!word) break;
    const lower = word.text.toLowerCase();
    if (lower === "the" || lower === "both") {
      const head = headAfter(words, index + 1);
      const noun = words[head]?.text.toLowerCase() ?? "";
      const next = words[head + 1];
      // "The local inhabitants": of which place, another sentence tells.
      if (words[index + 1]?.text.toLowerCase() === "local") return true;
      const isNamed = words
        .slice(index + 1, head + 1)
        .some(
          ({ text, tags }) =>
            /^\p{Lu}/u.test(text) ||
            /(?:est|first|last)$/u.test(text) ||
            tags.has("Superlative") ||
            tags.has("Ordinal"),
        );
      const isTold =
        next &&
        !/[,;:]/u.test(words[head]?.post ?? "") &&
        (TELLS_WHICH.test(next.text) || /^wh(?:ich|om)$/u.test(words[head + 2]?.text ?? ""));
      // "The index’s choices".
      const owner = words.slice(index + 1, head).find(({ text }) => /[’']s$/u.test(text));
      if (owner && POINTS_BACK.has(owner.text.toLowerCase().slice(0, -2)) && !isNamed) {
        if (!seen.has(singular(owner.text.toLowerCase().slice(0, -2)))) return true;
      }
      if (POINTS_BACK.has(noun) && !isNamed && !isTold && !seen.has(singular(noun))) return true;
    }
    if (word.tags.has("Noun")) seen.add(singular(lower));
  }
  return false;
}

function singular(noun: string): string {
  return noun.replace(/ies$/u, "y").replace(/s$/u, "");
}

function headAfter(words: readonly TaggedWord[], from: number): number {
  let at = from;
  while (at < Math.min(words.length - 1, from + 4)) {
    const next = words[at + 1];
    if (/[,;:.]/u.test(words[at]?.post ?? "") || !next) break;
    const goesOn =
      next.tags.has("Noun") || (next.tags.has("Adjective") && !words[at]?.tags.has("Noun"));
    if (words[at]?.tags.has("Noun") && !goesOn) break;
    if (
      !goesOn &&
      !words[at]?.tags.has("Adjective") &&
      !words[at]?.tags.has("Verb") &&
      !words[at]?.tags.has("Value")
    )
      break;
    if (next.tags.has("Verb") && !next.tags.has("Noun")) break;
    at += 1;
  }
  return at;
}
