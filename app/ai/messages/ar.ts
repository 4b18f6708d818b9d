import type { Catalogue } from "~/localization/catalogue";

export default {
  // Another model answered
  budgetSpent: ({ model, other }) =>
    `بلغ \u2068${model}\u2069 حده لهذا اليوم، لذا جاء هذا من \u2068${other}\u2069.`,
  modelFailed: ({ model, other }) =>
    `لا يتوفر \u2068${model}\u2069 الآن، لذا جاء هذا من \u2068${other}\u2069.`,

  // Nothing is known about a topic
  eitherOf: ({ topics }) => new Intl.ListFormat("ar", { type: "disjunction" }).format(topics),
  quotedTopic: ({ topic }) => `«\u2068${topic}\u2069»`,
  notInMaterials: ({ topic }) =>
    `لا تتناول موادك «\u2068${topic}\u2069». يمكنك رفع شيء عنه، أو تجربة موضوع آخر.`,
  notInMaterialsTry: ({ topic, topics }) =>
    `لا تتناول موادك «\u2068${topic}\u2069». يمكنك رفع شيء عنه، أو تجربة ${topics}.`,
  noMaterials: ({ topic }) =>
    `لا مواد لديك بعد، وليس في مكتبة Fennec الأساسية «\u2068${topic}\u2069». يمكنك رفع شيء عنه، أو تجربة موضوع آخر.`,
  noMaterialsTry: ({ topic, topics }) =>
    `لا مواد لديك بعد، وليس في مكتبة Fennec الأساسية «\u2068${topic}\u2069». يمكنك رفع شيء عنه، أو تجربة ${topics}.`,

  // The built-in engine
  builtinEngine: () => "محرّك Fennec المدمج",

  // Answers from the starter library
  nearestFacts: () => "لست على يقين من ذلك. هذه أهم النقاط في هذا الموضوع:",
  mainPoints: () => "أهم النقاط:",
  starterLibrarySource: ({ topic }) =>
    `هذا من «\u2068${topic}\u2069» في مكتبة Fennec الأساسية. بعد رفع موادك أجيب منها مع عرض الصفحة.`,
} satisfies Catalogue<typeof import("./en")>;
