import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person" ? `这里描述的是谁？“${definition}”` : `这里描述的是哪个术语？“${definition}”`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `${term}是谁？` : `“${term}”是什么意思？`,
  translation: (word) => `“${word}”的译文是哪一个？`,
  whichDoes: (predicate, { kind }) =>
    `下列哪${kind === "person" ? "位" : "项"}符合这一描述？“${predicate}”`,
  whatDoes: (predicate, { kind }) =>
    `${kind === "person" ? "谁" : "什么"}符合这一描述？“${predicate}”`,
  completeStatement: (subject) => `关于“${subject}”，下列哪项正确？`,
  saidAbout: (label) => `“${label}”指的是什么？`,
  numberOf: null,
  who: (predicate) => `谁${predicate}？`,
  when: (event) =>
    fitsInQuestion(event) ? `${event}是在什么时候？` : `这件事发生在什么时候？“${event}”`,
  why: (effect) => (fitsInQuestion(effect) ? `为什么${effect}？` : `为什么会这样？“${effect}”`),
  whatFor: (deed) => `“${deed}”，这样做的目的是什么？`,
  whatFollows: (cause) => `“${cause}”会带来什么结果？`,
  whichBelongs: (whole, about) => `${about ? `${about}：` : ""}下列哪项属于“${whole}”？`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}：` : ""}“${whole}”包括哪些？（${count}项）`,
  propertyOf: (row, column) =>
    /[?？]$/u.test(column) ? `${row}：${column}` : `“${row}”的“${column}”是什么？`,
  whichHas: (column, value) => `下列哪项的“${column}”是“${value}”？`,
  nextStep: (step, process) => `在“${process}”中，紧接着“${step}”的是哪一步？`,
  stepsOf: (process) => `“${process}”依次有哪些步骤？`,
  difference: (one, other) => `“${one}”与“${other}”的区别是什么？`,
  formulaFor: (quantity) => `“${quantity}”的公式是什么？`,
  inContext: (context, question) => `${context}：${question}`,
  onPage: (page) => `第${page}页：`,
  underHeading: (heading) => `标题“${heading}”下：`,
  inText: "文中写道：",
};
