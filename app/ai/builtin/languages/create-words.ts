import type { Words } from "./language-pack";

export interface WordListText {
  stopWords: string;
  /** The month names: forms separated by spaces, months by commas. */
  months: string;
  stem: Words["stem"];
}

export function createWords({ stopWords, months, stem }: WordListText): Words {
  return {
    stopWords: new Set(splitWords(stopWords)),
    stem,
    months: months.split(",").map(splitWords),
  };
}

/** The month names of Chinese and Japanese. */
export const HAN_MONTHS = `
  1月 一月, 2月 二月, 3月 三月, 4月 四月, 5月 五月, 6月 六月,
  7月 七月, 8月 八月, 9月 九月, 10月 十月, 11月 十一月, 12月 十二月
`;

function splitWords(list: string): string[] {
  return list.trim().split(/\s+/u);
}
