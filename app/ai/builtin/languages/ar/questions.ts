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
  traitOf: (subject) => `بمَ يتميّز «${subject}»؟`,
  whichDoes: (predicate) => `على أيّ ممّا يلي ينطبق هذا الوصف؟ «${predicate}»`,
  whatDoes: (predicate) => `علامَ ينطبق هذا الوصف؟ «${predicate}»`,
  numberOf: null,
  who: (predicate) => (fitsInQuestion(predicate) ? `من ${predicate}؟` : null),
  // A sentence starts with its verb, most names with an article.
  when: (event) => (/^ال|^\S+(?: \S+)?$/u.test(event) ? `${event}: متى كان ذلك؟` : `متى ${event}؟`),
  why: (effect) => `لماذا ${effect}؟`,
  whatFor: (deed) => `لأيّ غرض ${deed}؟`,
  // A noun with its article; otherwise a verb may come first.
  whatFollows: (cause) =>
    /^ال/u.test(cause) && fitsInQuestion(cause) ? `ما نتيجة ${cause}؟` : null,
  whichBelongs: (whole) => `أيّ ممّا يلي يندرج تحت «${whole}»؟`,
  membersOf: (whole, count) => `ما الذي يندرج تحت «${whole}»؟ (${count})`,
  propertyOf: (_, column) => `ما ${column}؟`,
  whichHas: null,
  nextStep: (step, process) => `في «${process}»، ما الخطوة التي تلي «${step}» مباشرة؟`,
  stepsOf: (process) => `ما خطوات «${process}» بالترتيب؟`,
  difference: (one, other) => `ما الذي يميّز «${one}» عن «${other}»؟`,
  formulaFor: (quantity) => `ما صيغة «${quantity}»؟`,
  topicSeparator: ": ",
  onPage: (page) => `في الصفحة ${page}:`,
  underHeading: (heading) => `تحت العنوان «${heading}»:`,
  inText: "يقول النص:",
};
