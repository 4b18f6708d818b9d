import type { Catalogue } from "~/localization/catalogue";

export default {
  // Beside the form
  whatFennecDoes: () => "Fennec 能做什么",
  marketingTitle: () => "你的贴心 AI 学习伙伴",
  answersTitle: () => "AI 助力学习",
  answersText: () => "针对自己的资料提问，每个回答都标明出自哪一页。",
  quizzesTitle: () => "互动测验",
  quizzesText: () => "用你上传的内容出题，边答边看解析。",
  flashcardsTitle: () => "生成闪卡",
  flashcardsText: () => "从资料中提取关键术语，做成卡片，拿来就学。",
} satisfies Catalogue<typeof import("../en/marketing")>;
