import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["“", "”"],
  innerQuoteMarks: ["‘", "’"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `यहाँ किसका वर्णन है? “${definition}”`
      : `यहाँ किस शब्द का वर्णन है? “${definition}”`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `“${term}” कौन थे?` : `“${term}” का क्या अर्थ है?`,
  translation: (word) => `“${word}” का अनुवाद क्या है?`,
  whichDoes: (predicate) => `पाठ में यह किसके बारे में कहा गया है? “${predicate}”`,
  whatDoes: (predicate) => `पाठ में यह किसके बारे में कहा गया है? “${predicate}”`,
  completeStatement: (subject) => `“${subject}” के बारे में इनमें से क्या सही है?`,
  saidAbout: (label) => `“${label}” का वर्णन कैसे किया गया है?`,
  numberOf: null,
  who: (predicate) => `पाठ में यह किसके बारे में कहा गया है? “${predicate}”`,
  when: (event) => `यह कब हुआ? “${event}”`,
  why: (effect) => (fitsInQuestion(effect) ? `ऐसा क्यों है कि ${effect}?` : `ऐसा क्यों है? “${effect}”`),
  whatFor: (deed) => `यह किसलिए है? “${deed}”`,
  whatFollows: (cause) => `इसका क्या परिणाम होता है? “${cause}”`,
  whichBelongs: (whole, about) => `${about ? `${about}: ` : ""}इनमें से क्या “${whole}” में आता है?`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}: ` : ""}“${whole}” में क्या-क्या आता है? (${count})`,
  propertyOf: (row, column) =>
    column.endsWith("?") ? `${row}: ${column}` : `“${row}” के लिए “${column}” में क्या दिया है?`,
  whichHas: (column, value) => `इनमें से किसके लिए “${column}” में यह दिया है? “${value}”`,
  nextStep: (step, process) => `“${process}” में “${step}” के ठीक बाद कौन-सा चरण आता है?`,
  stepsOf: (process) => `“${process}” के चरण क्रम से क्या हैं?`,
  difference: (one, other) => `“${one}” और “${other}” में क्या अंतर है?`,
  formulaFor: (quantity) => `“${quantity}” का सूत्र कौन-सा है?`,
  inContext: (context, question) => `${context}: ${question}`,
  onPage: (page) => `पृष्ठ ${page} पर:`,
  underHeading: (heading) => `शीर्षक “${heading}” के अंतर्गत:`,
  inText: "पाठ में लिखा है:",
};
