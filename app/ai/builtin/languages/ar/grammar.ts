import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { words } from "./words";

/** Vowel marks, which most texts omit. */
const v = "[\\u064b-\\u0652]*";
const named = `(?:[يت]${v}سم${v}ّ?${v}ى|[يت]${v}دعى)`;

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article: null,
  subjectStart:
    "(?:(?:في|عند|خلال|منذ) [^،]{3,50}، )?(?:[تي]\\p{L}{2,} )?(?:ال|كل |جميع |معظم )\\p{L}+",
  pronouns:
    "هو|هي|هم|هما|أنا|نحن|أنت|له|لها|لهم|منه|منها|فيه|فيها|عليه|عليها|به|بها|إليه|إليها|عنه|عنها|كلاهما|لديه|لديها|أيض[اًا]+|كذلك",
  demonstratives: `هذا|هذه|ذلك|تلك|هؤلاء|أولئك|هنا|هناك|التالية?|السابقة?|المذكورة?|بذلك|لذلك|كذلك|وهذا|وهذه|بهذه|بهذا|لهذا|لهذه|الآتية?`,
  phraseBoundaries:
    "الذي|التي|الذين|أن|إن|أنه|أنها|لكن|لم|لا|لن|ليس|ليست|قد|كان|كانت|حيث|عندما|إذا|بينما|كما|ثم|لأن|مما|حتى",
  relativePronouns: "الذي|التي|الذين|مما|قد|حيث|عندما",
  nonInitialWords:
    "أصبح\\p{L}*|يكون|تكون|أحيان[\\p{L}\\p{M}]*|كان[\\p{L}\\p{M}]*|في|من|إلى|على|عن|مع|بعد|قبل|بين|خلال|منذ|عند|لدى|و|أو|ف|ثم|كما|مثل|غير|أي|ما|متى|كيف|هل|لقد|قد|عندما|إذا|حيث|وفي|ومن|وعلى|بسبب|رغم|أثناء|حسب|ضمن|لكن|ولكن|إن|أن|هو|هي|[وف]?[تي]\\p{L}{3,} ",
  relationalNouns:
    "أهم|أول|آخر|أكبر|أصغر|النتيجة|الهدف|المشكلة|السبب|أسباب|سبب|مثال|أمثلة|وظيفة|دور|خصائص|الفرق|الأول|الأولى|الثاني|الثانية|الثالث|الرئيسي|نتيجة|نوع|أنواع|شكل|جزء|معظم|بعض|أحد|إحدى|الحقيقة|العملية|المادة|الفكرة|الحل|المؤلف|الكتاب|عدد|اسم|المصطلح|الكلمة|المبدأ|السؤال|ومن|من|كل|الشرط|الطريقة|تعريف|إجابة",
  rankingPhrases: "(?:أحد|إحدى|من|مثال|أول|ثاني|أكبر|أهم|أفضل)(?!\\p{L})",
  sentenceAdverbs:
    "كما|أيضا|وأيضا|ولكن|لكن|لذلك|وبالتالي|بالتالي|عموما|غالبا|عادة|مثلا|على سبيل المثال|أخيرا|اليوم|و",
  aliasMarkers: "أو|ويسمى أيضا|وتسمى أيضا|المعروف باسم|المعروفة باسم",
  apposition: null,
  coordination: "، (?:ولكن|لكن|بينما|وهذا|ثم|حيث)",
  verbs: new Set(),
  clitics: "لا|لم",
  definitions: [
    {
      kind: "definition",
      connective: "(?:(?:هو|هي|هما) )?عبارة عن",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: "(?:هو|هي|هما)(?= (?!السبب|سبب|الأكثر|الأهم|أهم|أكثر|أول|النتيجة))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: `و?[يت]${v}عر${v}ف`,
      connective: "(?:بأن(?:ه|ها|هم)|على أن(?:ه|ها))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: `[يت]${v}عر${v}ف (?:بأن(?:ه|ها)|على أن(?:ه|ها))|[يت]${v}قصد ب(?:ه|ها)|يعني|تعني`,
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: `و?[يت]${v}طلق على`,
      connective: "(?:اسم|مصطلح|لفظ)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix: `و?${named}`,
      connective: "(?<=\\s)ب(?=ال)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: `${named}|[يت]${v}عر${v}ف باسم`,
      parts: partOrders.glossThenTerm,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective:
        "(?:وذلك )?(?:لأن(?:ه|ها|هم)?|بسبب|نتيجة ل?|بفضل|نظرا ل|حيث إن(?:ه|ها)?|إذ إن(?:ه|ها)?)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "consequence",
      prefix: "و?[يت]ؤدي",
      connective: "إلى",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      prefix: "و?أد[ىت]",
      connective: "إلى",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective: "[يت]ؤدي إلى|أد[ىت] إلى|[يت]سب[ّ]?ب",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective: "، (?:مما (?:[يت]ؤدي|أد[ىت]|[يت]سبب في) إلى|ولذلك|لذلك|وبالتالي|فلذلك)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      connective: "(?<=^و?[يت]\\p{L}+ .{5,120} )(?:من أجل|بهدف|لكي|بغرض|كي)(?= )",
      parts: partOrders.actionThenPurpose,
    },
  ],
  causalConnectives: {
    therefore: "(?:و|ف)?لذلك|ولهذا|لذا|ولذا|ونتيجة لذلك|وبالتالي",
    because: "و?ذلك لأن(?:ه|ها|هم)?|و?(?:يرجع|يعود) ذلك إلى|والسبب في ذلك(?: هو| أن)?",
  },
  memberships: [
    {
      kind: "membership",
      prefix: `و?[تي]تكو${v}ّ?${v}ن`,
      connective: "من",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix: "و?[تي]تألف",
      connective: "من",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix: "و?[تي]نقسم|و?[تي]قسم|و?[تي]صنف",
      connective: "إلى",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      connective: `[تي]تكو${v}ّ?${v}ن من|[تي]تألف من|[تي]نقسم إلى|[تي]شمل|[تي]ضم`,
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [],
  personName: null,
  contrast: null,
  enumeration: {
    separator: "[،,]|\\sو(?=\\p{L}{3})",
    last: "\\s(?:أو|و)\\s?",
    isLastOptional: true,
  },
  date: "(?:في )?(?:عام|سنة) ((?:[12]\\d{3}|[١٢][٠-٩]{3})(?: ?م)?)",
  eventVerbs: new Set(
    "اندلعت اندلع بدأت بدأ انتهت انتهى أعلنت أعلن وقعت وقع تأسست تأسس أسس اكتشف اكتشفت اخترع سقطت سقط احتلت احتل استقلت توفي غزت غزا ألغي ألغت فتح تولى صدر صدرت".split(
      " ",
    ),
  ),
  answerTypes: {
    head: "first",
    modifier: null,
    plural: /(?:ات|ون|ين)$/u,
    date: /^(?:(?:في )?(?:عام|سنة) )?(?:\d{3,4}|[٠-٩]{3,4})(?: ?م| هـ)?$|^القرن/u,
    person: null,
    place: null,
  },
  labels,
  headings: [
    ["objectives", "الأهداف|أهداف.*|هدف.*"],
    ["exercises", "تمارين.*|التمارين|أسئلة.*|الأسئلة|تدريبات.*|الواجب|مسائل"],
    ["references", "المراجع|مراجع.*|المصادر|انظر أيضا|وصلات خارجية|الهوامش|هوامش"],
    ["contents", "المحتويات|الفهرس|فهرس.*"],
    ["glossary", "المصطلحات|مصطلحات.*|المفردات|المفاهيم.*|تعريفات|التعريفات|قاموس.*"],
    ["summary", "الخلاصة|خلاصة.*|ملخص.*|الملخص|خاتمة|الخاتمة|الاستنتاج"],
    ["examples", "أمثلة.*|مثال.*"],
    ["causes", "الأسباب|أسباب.*|العوامل.*|عوامل.*"],
    ["consequences", "النتائج|نتائج.*|الآثار|آثار.*|تأثيرات.*"],
    ["steps", "الخطوات|خطوات.*|المراحل|مراحل.*"],
  ],
});
