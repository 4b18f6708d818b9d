import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /多少|几(?:个|次|年|天)/u,
    time: /什么时候|何时|哪一?年/u,
    reason: /为什么|为何/u,
    person: /谁/u,
    place: /哪里|哪儿|何处|在哪/u,
    manner: /怎么|如何|怎样/u,
    list: /哪些/u,
    steps: /步骤/u,
  },
  countQuestion: /多少|几个/u,
  whoIs: /^(.{1,20}?)是谁[\s?？。]*$/u,
  subjects: [
    /^(?:什么是|谁是|请?解释(?:一下)?)(.{1,20}?)[\s?？。]*$/u,
    /^(.{1,20}?)(?:是什么(?:意思)?|是谁)[\s?？。]*$/u,
  ],
  whatAbout: /^那(.{1,60}?)(?:呢|)[\s?？!.]*$/u,
  comparisons: [/^(.{1,20}?)(?:和|与)(.{1,20}?)(?:有什么|的)?(?:区别|不同|差别)/u],
  questionBoundary: /[？?]\s*(?=\p{L}.{2})/u,
  continuation: /^\s*那(?=[\s\p{Script=Han}])/u,
  pronoun: /^(?:他|她|它)$/u,
  anaphoricPhrase: /[他她它]们?/u,
};

const answers: Partial<AnswerPatterns> = {
  reason: /因为|由于|因此|所以|导致|为了/u,
  definition: /(?<!不)(?:是|指的是|又称|称为|即)/u,
  nominalComplement: /^\s*(?:一种|一个|一类|一场|指)/u,
  example: /例如|比如|的例子|一个例子/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:你好|您好)[\s!.,。！]*$/u,
    thanks: /^\s*(?:谢谢|多谢)(?:你|您|了)?[\s!.,。！]*$/u,
    fine: /^\s*(?:好的?|明白了?|知道了|再见)[\s!.,。！]*$/u,
    self: /^\s*(?:你是(?:谁|什么|机器人|人)(?:吗)?|你好吗|你(?:怎么|觉得怎么)(?:看|样))[\s?!.。？！]*$/u,
    help: /^\s*你(?:会|能)(?:做)?什么[\s!?.？]*$/u,
    quiz: /考考我/u,
    summary: /总结|概括|要点|核心(?:观点|内容)/u,
    keyTerm: /^请?(?:解释|说明)?(?:一下)?最重要的(?:术语|概念)(?:是什么)?[\s。！？?]*$/u,
    explain: /^什么是|^.{1,20}(?:是什么(?:意思)?|是谁)[\s?？।]*$/u,
  },
  followUps,
  polite: "请",
  questions,
  answers,
  parts: {
    labels: { chapter: "章", section: "节|節", part: "部分?", book: "卷|巻", unit: "单元|課" },
  },
  questionWords: new Set("时候 时间 地方 原因".split(" ")),
  summaryWords:
    /总结|概括|核心|观点|有哪些|这份|这门|课程|一下|要点|主要|内容|请|本文|这篇|关于|部分|这个|章节|文章|文档|的/gu,
});
