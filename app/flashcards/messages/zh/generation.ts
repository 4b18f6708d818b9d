import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "未选择内容",
  noContent: () => "请选择文件或输入主题，以生成闪卡。",
  generationFailed: () => "闪卡生成失败，请重试。",
  notGeneratedTitle: () => "未生成闪卡",
  tooLittle: ({ name }) => `“${name}”的内容不够生成闪卡，请换一个文件。`,
  tooLittleInCourse: ({ name }) => `“${name}”的内容不够生成闪卡，请为课程添加更多文档。`,
  tooLittleInParts: ({ name }) => `“${name}”的这些部分不够生成闪卡，请试试整份文档。`,
  tooLittleAbout: ({ name, topic }) =>
    `“${name}”中关于“${topic}”的内容不够生成闪卡。请换一个文件，或扩大主题。`,
  countMissing: () => "请选择 5 到 100 之间的卡片数量。",
  countTooSmall: () => "请至少选择 5 张卡片。",
  countTooLarge: () => "请最多选择 100 张卡片。",
  countNotInSteps: () => "请选择 5 的倍数，如 15 或 20。",

  // A deck that was made
  untitled: () => "闪卡",
  shorter: ({ made }) =>
    plural(made, { other: "资料只够生成 # 张好卡片，因此牌组比你要的小。" }, "zh"),
} satisfies Catalogue<typeof import("../en/generation")>;
