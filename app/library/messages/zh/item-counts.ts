import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

/** `isMost`: there may be more. */
type Count = { count: number; isMost: boolean };

const questionsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `至少 ${count} 道题`
    : count === 1
      ? "一道题"
      : plural(count, { other: "约 # 道题" }, "zh");
const cardsHeld = ({ count, isMost }: Count) =>
  isMost
    ? `至少 ${count} 张卡片`
    : count === 1
      ? "一张卡片"
      : plural(count, { other: "约 # 张卡片" }, "zh");

export default {
  // How much can be made from a document
  questionsHeld,
  cardsHeld,
  holdsQuestions: (held) => `Fennec 可以用这份文档出${questionsHeld(held)}。`,
  holdsCards: (held) => `Fennec 可以用这份文档生成${cardsHeld(held)}。`,
  holdsOnlyCards: (held) => `这份文档不适合出选择题，但 Fennec 可以用它生成${cardsHeld(held)}。`,
  holdsOnlyQuestions: (held) =>
    `这份文档不适合生成卡片，但 Fennec 可以用它出${questionsHeld(held)}。`,
  nothingToAsk: () => "Fennec 没有在这份文档中找到可以出题的内容。",
  nothingForCards: () => "Fennec 没有在这份文档中找到可以做成卡片的内容。",

  // A pasted text, named like a file
  pastedTextName: () => "粘贴的文本",

  // Of a course
  courseWithoutDocuments: () => "这门课程还没有文档。",
  courseWithoutText: () => "这门课程的文档中没有可读的文字。",
} satisfies Catalogue<typeof import("../en/item-counts")>;
