import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";
import type { PaperProblem } from "../../past-paper/past-paper";

export default {
  // The page
  pastPaper: () => "往年真题",
  pastPaperHint: () =>
    "带答案的题目会加入复习：有选项的成为选择题，其他的成为卡片。加入之前，你可以先查看识别结果。",
  paperText: () => "粘贴题目和答案",
  paperTextHint: () =>
    "题目带编号，选项带字母。答案可以写在每道题之后，直接标在选项上，或集中列在末尾。",
  paperFile: () => "或选择文件",
  paperFileHint: ({ formats }) => `${formats.join("、")}，不超过 25 MB。`,
  checkPaper: () => "读取试卷",
  checkingPaper: () => "正在读取…",

  // What was recognised
  paperItems: ({ questions, cards }) =>
    `${plural(questions, { other: "# 道选择题" }, "zh")}，${plural(cards, { other: "# 张卡片" }, "zh")}`,
  notKeptYet: ({ items }) => `${items}。尚未加入复习。`,
  recognised: () => "识别结果",
  paperLine: ({ line }) => `第 ${line} 行`,
  severalRight: () => "有多个正确选项，因此会变成一张卡片。",
  leftOutQuestions: ({ count }) => plural(count, { other: "# 道题未收录" }, "zh"),
  paperOption: ({ letter, option }) => [`${letter}. `, option],
  rightPaperOption: ({ letter, option }) => [`${letter}. `, option, "（正确）"],
  skippedLine: ({ line, problem }) => `第 ${line} 行：${problem}`,
  linesWithoutQuestion: ({ from, to }) => `第 ${from}–${to} 行：不属于任何题目。`,
  skippedLines: ({ count }) => plural(count, { other: "跳过了 # 行" }, "zh"),
  keepPaper: ({ count }) => plural(count, { other: "将 # 项加入复习" }, "zh"),
  keepingPaper: () => "正在加入…",
  paperTitle: () => "名称",
  changePaper: () => "修改文本",

  // What became of it
  paperKept: ({ count }) => plural(count, { other: "已将 # 项加入复习" }, "zh"),
  paperNotRead: () => "试卷未能读取",
  paperMissing: () => "请选择文件，或粘贴题目和答案。",
  paperWrongType: ({ formats }) => `请选择 ${formats.join("、")} 文件。`,
  paperTooLarge: () => "文件超过 25 MB。",
  paperTooLong: () => "文本超过 500,000 个字符，或题目超过 1,000 道。请分几次读取。",
  paperOneFile: () => "一次只能读取一个文件。",
  paperIncomplete: () => "上传不完整，请重试。",
  paperUnreadable: () => "没能从该文件中读出文字。扫描件请手动输入或粘贴文字。",
  paperBusy: () => "Fennec 正忙着读取其他文件，请一分钟后重试。",
  noPaperItems: () => "没有找到带答案的题目。每道题需要编号或“Q:”，还需要答案。",

  // Why a line became nothing
  paperProblem: (problem: PaperProblem): string => {
    switch (problem) {
      case "no_answer":
        return "没有找到答案。";
      case "unknown_option":
        return "答案不在选项之中。";
      case "few_options":
        return "选项不足两个，或有空选项。";
      case "many_options":
        return "选项超过六个。";
      case "same_options":
        return "有两个选项相同。";
      case "too_long":
        return "超过 1,000 个字符。";
      case "no_question":
        return "不属于任何题目。";
      case "repeated":
        return "与已有的题目重复。";
    }
  },
} satisfies Catalogue<typeof import("../en/past-paper")>;
