import type { Catalogue } from "~/localization/catalogue";

export default {
  // Answers that the browser's own model puts in other words
  phraseSwitch: () => "إعادة صياغة الإجابات على هذا الجهاز",
  phraseSwitchOn: () =>
    "تحت كل إجابة لها مصادر زر «إعادة الصياغة على هذا الجهاز». ويتحقق Fennec من كل اقتباس.",
  phraseSwitchOff: () =>
    "يستطيع الذكاء الاصطناعي في متصفحك إعادة صياغة الإجابة اعتمادًا على مصادرها.",
  modelUnavailable: () => "لا يعمل الذكاء الاصطناعي المدمج في متصفحك على هذا الجهاز.",
  modelDownloadFailed: () =>
    "لم يتمكن متصفحك من تنزيل الذكاء الاصطناعي المدمج. يُرجى إعادة المحاولة.",
  modelDownloading: ({ percent }) => `ينزّل متصفحك الذكاء الاصطناعي المدمج: ${percent}%`,
  phrase: () => "إعادة الصياغة على هذا الجهاز",
  phrasing: () => "جارٍ إعادة الصياغة على هذا الجهاز",
  phrased: () => "أُعيدت الصياغة على هذا الجهاز",
  phrasedFromSources: () => "أُعيدت الصياغة على هذا الجهاز، من المصادر أعلاه",
  modelGaveNoAnswer: () => "لم يعطِ الذكاء الاصطناعي في متصفحك إجابة. يُرجى إعادة المحاولة.",
  phrasingNotChecked: () =>
    "تعذّر التحقق من الإجابة المعادة صياغتها. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  phrasingNotShown: () =>
    "تعذّر التحقق من الإجابة المعادة صياغتها، لذا لا نعرضها. يُرجى إعادة المحاولة.",
  phrasingRefused: ({ reason }) => `${reason} لذا لا نعرضها. يمكنك المحاولة من جديد.`,
  phrasingRequired: () => "لا نص للتحقق منه.",
  quoteNotFound: () => "تقتبس الإجابة المعادة صياغتها كلمات ليست في مصادرها.",
  noSource: () => "لا شيء في الإجابة المعادة صياغتها مأخوذ من مصادرها.",
} satisfies Catalogue<typeof import("../en/on-device")>;
