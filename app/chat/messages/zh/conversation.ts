import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pageTitle: () => "AI 对话",
  allMaterials: () => "全部资料",
  aboutEverything: () => "针对你上传的全部内容提问",
  fileDetails: ({ size, type }) => `${size} · ${type}`,
  courseDetails: ({ count }) =>
    count === 0 ? "没有文档" : plural(count, { other: "# 份文档" }, "zh"),
  openCourse: () => "打开课程",
  newChat: () => "新对话",
  deleteFile: () => "删除文件",
  deletedFile: () => "已删除的文件",

  // The question before a file is deleted
  deleteTitle: () => "确定要删除吗？",
  deleteQuestion: ({ file }) => `“${file}”将被永久删除，无法恢复。`,
  deleteConsequences: () => "它的文字和对话也会一并删除，用它生成的测验、闪卡和模拟测试会保留。",
  confirmDelete: () => "删除",
  deleting: () => "正在删除…",

  // A conversation that has not begun
  startHeading: () => "想弄懂什么？",
  unreadableHeading: () => "这个文件没有可提问的文字",
  emptyCourseHeading: () => "这门课程还没有可提问的内容",
  addDocuments: () => "添加文档",
  summariseCourse: () => "总结这门课程",
  summarise: () => "总结这份文档",
  keyIdeas: () => "核心观点有哪些？",
  importantTerm: () => "解释最重要的术语",
  welcomeToDocument: ({ name }) =>
    `你好，${name}。关于这份文档，什么都可以问我。每个回答都会标明出处。`,
  welcomeToLibrary: ({ name }) =>
    `你好，${name}。关于你的资料，什么都可以问我。每个回答都会标明出处。`,
  welcomeWhileReading: ({ name }) =>
    `你好，${name}。我还在读这份文档。你可以现在就提问，我一读完就回答。`,
  welcomeToUnreadable: ({ name }) =>
    `你好，${name}。我没能从这个文件中读出文字，所以无法回答相关问题。请上传更清晰的版本。`,
  welcomeToCourse: ({ name }) =>
    `你好，${name}。关于这门课程的文档，什么都可以问我。每个回答都会标明出自哪份文档。`,
  welcomeToCourseInReading: ({ name }) =>
    `你好，${name}。我还在读这门课程的文档。你可以现在就提问，我读完一份就回答。`,
  welcomeToUnreadableCourse: ({ name }) =>
    `你好，${name}。我没能从这门课程的文档中读出文字，所以无法回答相关问题。请添加更清晰的版本。`,
  welcomeToEmptyCourse: ({ name }) =>
    `你好，${name}。这门课程还没有文档。添加一些，然后向我提问吧。`,
  welcomeWithoutMaterial: ({ name }) => `你好，${name}。上传你正在学的资料，然后向我提问吧。`,

  // The composer
  yourMessage: () => "你的消息",
  askAboutDocument: () => "针对这份文档提问",
  askAboutCourse: () => "针对这门课程提问",
  askAboutMaterials: () => "针对你的资料提问",
  nothingToAsk: () => "没有可提问的文字",
  send: () => "发送",
  stop: () => "停止",
  messageRequired: () => "请先输入消息。",
  messageTooLong: () => "消息过长，请控制在 8,000 个字符以内。",
  messagesTooLong: () => "之前的消息过长，总计请控制在 100,000 个字符以内。",
  messagesNoJson: () => "消息不是有效的 JSON。",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) => `今天还剩 ${remaining} 条消息，共 ${limit} 条`,
  messagesLeftUntil: ({ remaining, limit, time }) => [
    `今天还剩 ${remaining} 条消息，共 ${limit} 条，`,
    time,
    " 重置。",
  ],
  limitReached: () => "今天的消息已用完",
  limitReachedUntil: ({ link, price, time }) => [
    time,
    " 后可以继续发送。",
    link("Premium"),
    " 不限每日消息数，价格为 ",
    price("。"),
  ],

  // Replies
  youSaid: () => "你说",
  fennecSaid: () => "Fennec 说",
  announceReply: ({ reply }) => `Fennec 说：${reply}`,
  searching: () => "正在查阅你的资料",
  sources: () => "来源",
  sourceNumber: ({ number }) => `来源 ${number}`,
  page: ({ page }) => `第 ${page} 页`,
  copyReply: ({ hidden }) => ["复制", hidden("回复")],
  replyCopied: ({ hidden }) => ["已复制", hidden("回复")],
  noReply: () => "没有回复",
  replyFailed: () => "未能获得回复，请重试。",
  failureHeading: ({ title }) => `${title}。`,
  offline: () => "网络似乎断开了",
  upgradeTitle: () => "升级到 Premium",
  tryAgain: () => "重试",
  stoppedBeforeReply: () => "回复尚未开始就已停止。",
  resetBeforeReply: () => "回复生成之前，对话已被重置。",
  deletedBeforeReply: () => "回复生成之前，文档或课程已被删除。",
  replyNotFound: () => "找不到该回复，它可能已被删除。",
  noTextToRead: () => "Fennec 没能从这个文件中读出文字，请上传更清晰的版本。",
  noTextInCourse: () => "Fennec 没能从这门课程的文档中读出文字，请添加更清晰的版本。",

  // Resetting and exporting a conversation
  resetDone: () => "对话已重置",
  resetFailed: () => "对话重置失败，请重试。",
  conversationKept: () => "连接不上 Fennec，你的对话还在。",
  exportDone: () => "导出成功",
  exportFailed: () => "导出失败",
  exportFailedAdvice: () => "笔记未能导出，请重试。",
  notesHeading: ({ product, day }) => `${product} 笔记，${day}`,
  notesSpeaker: ({ speaker }) => `${speaker}：`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}（凭记忆）：\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] “${quote}”`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] 第 ${page} 页：“${quote}”`,
} satisfies Catalogue<typeof import("../en/conversation")>;
