import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

/** Longer texts, in characters, are separated from the question by a comma. */
const MAX_INLINE_LENGTH = 10;

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person" ? `这里描述的是谁？“${definition}”` : `这里描述的是哪个术语？“${definition}”`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `${term}是谁？` : `“${term}”指的是什么？`,
  translation: (word) => `“${word}”的译文是哪一个？`,
  traitOf: (subject) => `${subject}有什么特点？`,
  whichDoes: (predicate, { kind }) =>
    fitsInQuestion(predicate) ? `下列哪${kind === "person" ? "位" : "项"}${predicate}？` : null,
  whatDoes: (predicate, { kind }) =>
    fitsInQuestion(predicate) ? `${kind === "person" ? "谁" : "什么"}${predicate}？` : null,
  numberOf: null,
  who: (predicate) => (fitsInQuestion(predicate) ? `谁${predicate}？` : null),
  when: (event) => `${event}是在什么时候？`,
  why: (effect) => `为什么${effect}？`,
  whatFor: (deed) => `${deed}，目的是什么？`,
  whatFollows: (cause) => `${cause}${cause.length > MAX_INLINE_LENGTH ? "，" : ""}会带来什么结果？`,
  whichBelongs: (whole) => `下列哪项属于${whole}？`,
  membersOf: (whole, count) => `${whole}包括哪些？（${count}项）`,
  propertyOf: (row, column) => `${row}的${column}是什么？`,
  whichHas: (column, value) => `下列哪项的${column}是${value}？`,
  nextStep: (step, process) => `在“${process}”中，紧接着“${step}”的是哪一步？`,
  stepsOf: (process) => `“${process}”依次有哪些步骤？`,
  difference: (one, other) => `与“${other}”相比，“${one}”有什么特点？`,
  formulaFor: (quantity) => `“${quantity}”的公式是什么？`,
  topicSeparator: "：",
  onPage: (page) => `第${page}页：`,
  underHeading: (heading) => `标题“${heading}”下：`,
  inText: "文中写道：",
};
