import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "测验",
  instructions: () => "为每道题选出最佳答案。每题只能作答一次。",
  shorter: ({ made }) => plural(made, { other: "资料只够出 # 道好题，因此题目比你要的少。" }, "zh"),
  shorterTitle: () => "题目较少",

  // Why no quiz was made
  topicMissing: () => "请输入主题",
  fileMissing: () => "请上传文件，或改为按主题出题",
  tooLittle: ({ name }) => `“${name}”的内容不够出题，请换一个文件。`,
  tooLittleInCourse: ({ name }) => `“${name}”的内容不够出题，请为课程添加更多文档。`,
  tooLittleInParts: ({ name }) => `“${name}”的这些部分不够出题，请试试整份文档。`,
  tooLittleAbout: ({ name, topic }) =>
    `“${name}”中关于“${topic}”的内容不够出题。请换一个文件，或扩大主题。`,
  generationFailed: () => "测验生成失败，请重试。",
  keyRefused: () => "测验生成失败。请联系管理员更新 API 密钥。",
  notGeneratedTitle: () => "无法生成测验",
  serverError: () => "服务器出错",

  quizNotFound: () => "找不到该测验，它可能已被删除。",
} satisfies Catalogue<typeof import("../en/generation")>;
