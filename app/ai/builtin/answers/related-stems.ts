import { normalizeToken } from "~/ai/text/tokenize";
import type { LanguagePack } from "../languages/language-pack";

type Related = ReadonlyMap<string, readonly string[]>;

const groups = new WeakMap<LanguagePack, Related>();
const measures = new WeakMap<LanguagePack, Related>();

/** The stems of the synonyms and measure words of a stem, without itself. */
export function relatedStems(stem: string, pack: LanguagePack): readonly string[] {
  const synonyms = memoizeByPack(groups, pack, () =>
    readGroups(pack.chat.synonyms.map((line) => [line, line])),
  );
  const measured = memoizeByPack(measures, pack, () =>
    readGroups(
      pack.chat.measureWords.map((line) => {
        const [asked = "", told = ""] = line.split(": ");
        return [asked, told];
      }),
    ),
  );
  return [...(synonyms.get(stem) ?? []), ...(measured.get(stem) ?? [])];

  /** For each word before the colon, those after it. */
  function readGroups(lines: readonly (readonly [string, string])[]): Related {
    const related = new Map<string, string[]>();
    for (const [asked, told] of lines) {
      for (const one of stemsOf(asked)) {
        const others = stemsOf(told).filter((other) => other !== one);
        related.set(one, [...new Set([...(related.get(one) ?? []), ...others])]);
      }
    }
    return related;
  }

  function stemsOf(line: string): string[] {
    return line.split(" ").map((word) => pack.words.stem(normalizeToken(word)));
  }
}

function memoizeByPack(
  memory: WeakMap<LanguagePack, Related>,
  pack: LanguagePack,
  read: () => Related,
): Related {
  const known = memory.get(pack) ?? read();
  memory.set(pack, known);
  return known;
}
