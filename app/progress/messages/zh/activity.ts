import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Chats
  noChats: () => "还没有对话",
  noChatsHint: () => "针对文档提问，对话就会显示在这里。",
  startChat: () => "开始对话",
  allMaterials: () => "全部资料",
  messages: ({ count }) => plural(count, { other: "# 条消息" }, "zh"),

  // Quizzes and other work
  noWork: () => "还没有测验、闪卡或模拟测试",
  noWorkHint: () => "生成之后，它们会连同成绩显示在这里。",
  makeQuiz: () => "生成测验",

  // The weakest parts
  weakest: () => "你最薄弱的部分",
  weakestHint: () => "按每道题、每张卡片最近一次作答计算。点开即可练习。",
  pageInFile: ({ file, page }) => [file, ` · 第 ${page} 页`],
  rightOf: ({ right, answers }) => `答对 ${right}/${answers}`,

  // Lists
  latestShown: ({ count }) => `仅显示最近 ${count} 项。`,
} satisfies Catalogue<typeof import("../en/activity")>;
