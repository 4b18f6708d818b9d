import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { words } from "./words";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article: null,
  subjectStart: null,
  pronouns: "इसक[ाीे]|इसमें|इसे|इससे|उसक[ाीे]|उसे|उससे|उनक[ाीे]|इनक[ाीे]|उन्हें|इन्हें|वे|मैं|हम|हमें|आप|तुम|अपन[ाीे]|भी",
  demonstratives:
    "यह|ये|इस|इन|उस|उन|यहाँ|यहां|वहाँ|वहां|निम्नलिखित|निम्न|उपरोक्त|उपर्युक्त|उक्त|इसलिए|तब|फिर|ऊपर|नीचे",
  phraseBoundaries:
    "जो|जिस|जिसमें|जिससे|जिसके|जिसका|जिसकी|जिसे|जिन|कि|क्योंकि|लेकिन|परंतु|किंतु|नहीं|न|है|हैं|था|थे|थी|हुआ|होता|होती|होते|करता|करती|करते|अगर|यदि|जब",
  relativePronouns: null,
  nonInitialWords:
    "और|तथा|एवं|या|के|का|की|को|में|से|पर|ने|जब|जहाँ|जिस|जो|जैसे|वह|वे|यदि|अगर|क्या|कौन|कब|केवल|बहुत|अधिक|कम|लगभग|प्रत्येक|सभी|कुछ|कई|अनेक|आज|सन्",
  relationalNouns:
    "परिणाम|उद्देश्य|समस्या|कारण|उदाहरण|कार्य|भूमिका|विशेषता|विशेषताएँ|अंतर|पहला|पहली|दूसरा|दूसरी|तीसरा|मुख्य|प्रमुख|रूप|प्रकार|भाग|अधिकांश|सत्य|प्रक्रिया|पदार्थ|विचार|तथ्य|प्रभाव|लाभ|हल|लेखक|पुस्तक|संख्या|नाम|शब्द|सिद्धांत|प्रश्न|उत्तर|विधि|इकाई",
  rankingPhrases: ".*में से एक|सबसे |.*उदाहरण",
  sentenceAdverbs:
    "और|तथा|लेकिन|किन्तु|परन्तु|अतः|इसलिए|वास्तव में|सामान्यतः|प्रायः|उदाहरण के लिए|अंत में|आज|साथ ही|इसके अलावा",
  aliasMarkers: "या|अथवा",
  apposition: null,
  coordination: ",? (?:लेकिन|किन्तु|परन्तु|परंतु|जबकि) ",
  verbs: new Set(),
  clitics: "नहीं",
  definitions: [
    {
      kind: "definition",
      connective: "(?=(?:एक ऐस[ाीे]|एक|वह|ऐस[ाीे]) )",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "को",
      suffix:
        " (?:ही )?(?:कहते हैं|कहते है|कहा जाता है|कहा जाता हैं|कहा गया है|के नाम से जाना जाता है|कह सकते हैं)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: "का (?:शाब्दिक )?(?:अर्थ|मतलब|तात्पर्य|आशय)(?: है)?,?",
      suffix: "(?: है| होता है| से है)?",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "से (?:तात्पर्य|अभिप्राय|आशय)(?: है)?,?",
      suffix: "(?: है| से है)?",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    { kind: "cause", connective: ",? ?क्योंकि", parts: partOrders.effectThenCause },
    { kind: "cause", connective: "के कारण|की वजह से", parts: partOrders.causeThenEffect },
    {
      kind: "consequence",
      connective: ",? ?(?:जिसके परिणामस्वरूप|जिसके कारण|जिससे|इसलिए|फलस्वरूप)",
      parts: partOrders.effectThenCause,
    },
    { kind: "purpose", connective: ",? ?ताकि", parts: partOrders.actionThenPurpose },
  ],
  causalConnectives: {
    therefore: "इसलिए|इसी कारण|इस कारण|अतः|परिणामस्वरूप|फलस्वरूप",
    because: "ऐसा इसलिए (?:होता है|है|हुआ)? ?क्योंकि|क्योंकि|इसका कारण यह है कि",
  },
  memberships: [
    {
      kind: "membership",
      connective: "में",
      suffix: " (?:आदि )?(?:शामिल हैं|शामिल है|आते हैं|सम्मिलित हैं|पाए जाते हैं)",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      connective: "(?=\\S)",
      suffix: " से (?:मिलकर )?(?:बना|बनी|बने) (?:होता |होती |होते )?(?:है|हैं)",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [],
  personName: null,
  contrast: null,
  enumeration: { separator: ",", last: " (?:और|तथा|एवं|व|या) " },
  date: "(?:सन् |सन |वर्ष )?([12]\\d{3}|[१२][०-९]{3})(?: ई\\.?)? में",
  eventVerbs: new Set("हुआ हुई हुए मिली मिला की किया गया गई जीता बना बनी लड़ा लड़ी खोज".split(" ")),
  answerTypes: {
    head: "last",
    modifier: null,
    plural: /(?:एँ|एं|याँ|यां|ओं|ों)$/u,
    date: /^(?:सन् |वर्ष )?(?:\d{4}|[०-९]{4})(?: ई\.?)?$/u,
    person: null,
    place: null,
  },
  labels,
  headings: [
    ["objectives", "उद्देश्य.*|लक्ष्य"],
    ["exercises", "अभ्यास.*|प्रश्न.*|प्रश्नावली|गतिविधि.*"],
    ["references", "संदर्भ.*|सन्दर्भ.*|बाहरी कड़ियाँ|इन्हें भी देखें|टिप्पणियाँ|ग्रंथ सूची"],
    ["contents", "विषय[- ]?सूची|अनुक्रमणिका|अनुक्रम"],
    ["glossary", "शब्दावली|पारिभाषिक शब्द.*|परिभाषाएँ|परिभाषा|मुख्य शब्द"],
    ["summary", "सारांश|निष्कर्ष|मुख्य (?:बातें|बिंदु)|सार"],
    ["examples", "उदाहरण.*"],
    ["causes", ".{0,30}कारण"],
    ["consequences", ".{0,30}(?:परिणाम|प्रभाव)"],
    ["steps", ".{0,30}(?:चरण|प्रक्रिया|विधि)"],
  ],
});
