import type { QuestionPhrases } from "../language-pack";

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
  traitOf: (subject) => `“${subject}” की क्या विशेषता है?`,
  whichDoes: (predicate) => `यह विवरण इनमें से किसका है? “${predicate}”`,
  whatDoes: (predicate) => `यह विवरण किसका है? “${predicate}”`,
  numberOf: null,
  who: (predicate) => `यह विवरण किस व्यक्ति का है? “${predicate}”`,
  when: (event) => `${beforeVerb(event, "कब")}?`,
  why: (effect) => `${beforeVerb(effect, "क्यों")}?`,
  whatFor: (deed) => `${deed}: यह किसलिए है?`,
  whatFollows: (cause, { kind }) =>
    kind === "clause" ? `इसका क्या परिणाम होता है कि ${cause}?` : `“${cause}” का क्या परिणाम होता है?`,
  whichBelongs: (whole) => `इनमें से क्या “${whole}” में शामिल है?`,
  membersOf: (whole, count) => `“${whole}” में क्या-क्या शामिल है? (${count})`,
  propertyOf: (_, column) => `${column} क्या है?`,
  whichHas: null,
  nextStep: (step, process) => `“${process}” में “${step}” के ठीक बाद कौन-सा चरण आता है?`,
  stepsOf: (process) => `“${process}” के चरण क्रम से क्या हैं?`,
  difference: (one, other) => `“${one}”, “${other}” से किस बात में अलग है?`,
  formulaFor: (quantity) => `“${quantity}” का सूत्र कौन-सा है?`,
  topicSeparator: ": ",
  onPage: (page) => `पृष्ठ ${page} पर:`,
  underHeading: (heading) => `शीर्षक “${heading}” के अंतर्गत:`,
  inText: "पाठ में लिखा है:",
};

/** Auxiliaries at the end of a sentence. */
const AUXILIARY = /^(?:है|हैं|था|थी|थे|थीं|गया|गई|गयी|गए|गये|जाता|जाती|जाते)$/u;

/**
 * Puts the question word before the verb: "पत्तियाँ हरी होती हैं" → "पत्तियाँ हरी क्यों होती हैं".
 */
function beforeVerb(clause: string, asked: string): string {
  const words = clause.split(" ");
  const verb = words.findLastIndex((word) => !AUXILIARY.test(word));
  return [...words.slice(0, verb), asked, ...words.slice(verb)].join(" ");
}
