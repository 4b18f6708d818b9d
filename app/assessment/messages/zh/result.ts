import type { Catalogue } from "~/localization/catalogue";

export default {
  // What a score means
  excellent: () => "太棒了！这个主题你已经掌握。",
  good: () => "做得好！这些内容你理解得很扎实。",
  keepStudying: () => "继续加油！看看解析，把不懂的弄明白。",

  // Earlier work
  notStarted: () => "未开始",
  answered: ({ answered, total }) => `已答 ${answered}/${total}`,
  score: ({ percentage }) => `${percentage}%`,
} satisfies Catalogue<typeof import("../en/result")>;
