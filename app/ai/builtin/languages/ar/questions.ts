import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["«", "»"],
  innerQuoteMarks: ["“", "”"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `من الموصوف هنا؟ «${definition}»`
      : `ما المصطلح الموصوف هنا؟ «${definition}»`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `من هو «${term}»؟` : `ما المقصود بـ«${term}»؟`,
  translation: (word) => `ما ترجمة «${word}»؟`,
  whichDoes: (predicate, { kind }) =>
    `${kind === "person" ? "عمّن" : "عمّ"} يقول النص هذا؟ «${predicate}»`,
  whatDoes: (predicate, { kind }) =>
    `${kind === "person" ? "عمّن" : "عمّ"} يقول النص هذا؟ «${predicate}»`,
  completeStatement: (subject) => `أيّ ممّا يلي صحيح عن «${subject}»؟`,
  saidAbout: (label) => `كيف يوصف «${label}»؟`,
  numberOf: null,
  who: (predicate) =>
    fitsInQuestion(predicate) ? `من ${predicate}؟` : `عمّن يقول النص هذا؟ «${predicate}»`,
  when: (event) => (fitsInQuestion(event) ? `متى ${event}؟` : `متى حدث هذا؟ «${event}»`),
  why: (effect) => (fitsInQuestion(effect) ? `لماذا ${effect}؟` : `ما سبب هذا؟ «${effect}»`),
  whatFor: (deed) => (fitsInQuestion(deed) ? `لأيّ غرض ${deed}؟` : `ما الغرض من هذا؟ «${deed}»`),
  whatFollows: (cause) => `ماذا يترتب على هذا؟ «${cause}»`,
  whichBelongs: (whole, about) => `${about ? `${about}: ` : ""}أيّ ممّا يلي ينتمي إلى «${whole}»؟`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}ما الذي ينتمي إلى «${whole}»؟ (${count})`,
  propertyOf: (row, column) =>
    /[?؟]$/u.test(column) ? `${row}: ${column}` : `ما المذكور لـ«${row}» تحت «${column}»؟`,
  whichHas: (column, value) => `لأيّ ممّا يلي يُذكر تحت «${column}»: «${value}»؟`,
  nextStep: (step, process) => `في «${process}»، ما الخطوة التي تلي «${step}» مباشرة؟`,
  stepsOf: (process) => `ما خطوات «${process}» بالترتيب؟`,
  difference: (one, other) => `ما الذي يميّز «${one}» عن «${other}»؟`,
  formulaFor: (quantity) => `ما صيغة «${quantity}»؟`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `في الصفحة ${page}:`,
  underHeading: (heading) => `تحت العنوان «${heading}»:`,
  inText: "يقول النص:",
};
