import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  importTitle: () => "导入卡片",
  importHint: () => "可从 Anki、Quizlet 或电子表格导入。文件或粘贴的文本会成为新牌组。",
  importPastPaper: () => "要导入往年真题的题目和答案？",
  importFile: () => "或选择文件",
  importFileHint: () =>
    "Anki 牌组包（.apkg）、.csv 或 .tsv，不超过 25 MB。图片、声音和标签不会导入。",
  importText: () => "粘贴卡片",
  importTextHint: () => "每行一张：先写正面，再用制表符、逗号、分号或破折号隔开，然后写背面。",
  importButton: () => "导入卡片",
  importing: () => "正在导入…",
  importLink: () => "导入卡片",

  // Why nothing was imported
  notImportedTitle: () => "未导入任何卡片",
  nothingToImport: () => "请选择文件，或粘贴卡片。",
  importWrongType: () => "请选择 .apkg、.csv 或 .tsv 文件。",
  importTooLarge: () => "文件超过 25 MB。",
  importTextTooLong: () => "文本过长，请改用 .csv 文件导入。",
  importOneFile: () => "一次只能导入一个文件。",
  importIncomplete: () => "上传不完整，请重试。",
  importUnreadable: () => "没有读出卡片。请确认它是 Anki 牌组包，或每行一张卡片。",
  importUnfinished: () => "Fennec 未能读完该文件。请重试，或分几次导入。",
  importBusy: () => "Fennec 正忙着读取其他文件，请一分钟后重新导入。",
  importTooMany: () => "超出了一个牌组的容量：10,000 张卡片、800 万个字符。请分几次导入。",

  // What became no card
  skippedNoSeparator: () => "正面和背面之间没有分隔符。",
  skippedNoNote: () => "缺少对应的笔记。",
  skippedNoFront: () => "正面为空。",
  skippedNoBack: () => "背面为空。",
  skippedFrontTooLong: () => "正面超过 1,000 个字符。",
  skippedBackTooLong: () => "背面超过 1,000 个字符。",

  // What was imported
  importedDeck: () => "导入的卡片",
  importedTitle: ({ count }) => plural(count, { other: "已导入 # 张卡片" }, "zh"),
  nothingNewTitle: () => "没有新卡片",
  importedExisting: ({ count }) =>
    plural(count, { other: "# 张卡片已经存在，内容和学习进度保持不变。" }, "zh"),
  importedDecks: ({ count }) => `该包有 ${count} 个牌组，在这里合并为一个。`,
  importedTags: () => "标签未导入。",
  importedMedia: ({ count }) => plural(count, { other: "有 # 个图片或声音未导入。" }, "zh"),
  importedSuspended: ({ count }) =>
    plural(count, { other: "# 张卡片在 Anki 中已暂停，在这里会照常出现。" }, "zh"),
  importedSkipped: ({ count, line, reason }) =>
    count === 1
      ? `跳过了 1 张卡片。第 ${line} 行：${reason}`
      : plural(
          count,
          { other: (number) => `跳过了 ${number} 张卡片。第一张在第 ${line} 行：${reason}` },
          "zh",
        ),

  // A card of the learner's own
  addCard: () => "添加卡片",
  addCardButton: () => "添加卡片",
  adding: () => "正在添加…",
  addedTitle: () => "卡片已添加",
  notAddedTitle: () => "卡片未添加",
  myCards: () => "我的卡片",
  myCardsOf: ({ course }) => `我的卡片：${course}`,
  deckAndCourse: () => "一张卡片要么进牌组，要么进课程，请只选一个。",
  deckFull: () => "牌组已满，最多 10,000 张卡片。",
  nothingToChange: () => "请提供新的正面、背面或课程。",
  quoteMissing: () => "请提供卡片所依据的引文。",
  quoteNotFound: () => "文档中或该页上没有这些文字。请原样复制。",
  quoteTooLong: () => "引文请控制在 2,000 个字符以内。",
} satisfies Catalogue<typeof import("../en/import")>;
