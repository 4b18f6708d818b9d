import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Ways to study
  waysToStudy: () => "学习方式",
  studyMode: ({ mode }) => `学习模式：${mode}`,
  switchedTo: ({ mode }) => `已切换到“${mode}”模式`,

  // The account menu
  accountMenu: ({ username }) => `${username} 的账号菜单`,
  premiumPlan: () => "Premium 版",
  freePlan: () => "免费版",
  profile: () => "个人中心",
  soundtrack: () => "学习音乐",
  logOut: () => "退出登录",
  loggingOut: () => "正在退出…",

  // Auto TTS
  autoTts: () => "自动朗读",
  autoTtsNeedsJavaScript: () => "自动朗读需要 JavaScript",
  needsJavaScript: () => "需要 JavaScript",
  premiumReadsAloud: () => "开通 Premium 后，Fennec 会朗读回复",

  // The sidebar
  openMaterials: () => "学习资料，文件数：",
  materials: () => "学习资料",
  closeMaterials: () => "关闭",
  yourFiles: () => "你的文件",
  answeredBy: ({ engine }) => `回答来自 ${engine}`,
  allMaterials: () => "全部资料",
  courseOf: ({ count }) =>
    count === 0 ? "课程 · 没有文档" : plural(count, { other: "课程 · # 份文档" }, "zh"),
  readingPage: ({ page, pages }) => `正在读取第 ${page}/${pages} 页`,
  readingText: () => "正在读取文字",
  noTextRead: () => "Fennec 没能读出文字，请上传更清晰的版本。",
  typeAndSize: ({ type, size }) => `${type} · ${size}`,

  // The preview
  previewOf: ({ file }) => `“${file}”的预览`,
  noPreview: () => "无法预览",
  pictureFailed: ({ status }) => `图片预览加载失败（${status}）`,
  thumbnailFailed: ({ status }) => `缩略图加载失败（${status}）`,

  // The conversation
  resetChat: () => "重置对话",
  resettingChat: () => "正在重置…",
  exportNotes: () => "导出笔记",
  exportingNotes: () => "正在导出…",
  emptyConversation: () => "提问之后才能重置或导出。",
  notesExported: () => "导出成功",
  exportFailedTitle: () => "导出失败",
  exportFailed: () => "笔记未能导出，请重试。",
} satisfies Catalogue<typeof import("../en/workspace")>;
