import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // What a test is made from
  fileMissing: () => "请上传文件，以生成模拟测试题",
  textMissing: () => "请输入文本，以生成模拟测试题",
  textBesideFile: () =>
    "你输入了文本，却选择了“上传文件”。要使用文本，请选择“粘贴文本”；否则请清空文本框。",
  bothGiven: () => "请选择文件或粘贴文本，二者选一。",
  textTooLong: ({ limit }) =>
    `文本超过 ${limit.toLocaleString("zh")} 个字符。请缩短，或以文件形式上传。`,

  // Why no test was made
  generationFailed: () => "生成模拟测试时出错，请重试。",
  noQuestions: () => "这些内容无法出题，请换其他资料再试。",
  notGeneratedTitle: () => "题目生成出错",
  noAnswerToForm: () => "生成模拟测试时出错",

  // A test that was made
  readyTitle: () => "模拟测试已就绪",
  ready: ({ count }) => plural(count, { other: "已根据你的资料生成 # 道题" }, "zh"),
  readyWith: ({ ready, more }) => `${ready}。${more}`,
  materialHolds: ({ count }) => `其中的内容足够出${count}。`,
  shorter: ({ made }) =>
    plural(made, { other: "资料只够出 # 道好题，因此模拟测试的题目比你要的少。" }, "zh"),

  testNotFound: () => "找不到该模拟测试，它可能已被删除。",
} satisfies Catalogue<typeof import("../en/generation")>;
