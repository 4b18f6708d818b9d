import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The plan
  subscription: () => "حالة الاشتراك",
  premiumPlan: () => "خطة Premium",
  freePlan: () => "الخطة المجانية",
  premiumHint: () => "كل المزايا متاحة لك بلا حدود",
  freeHint: () => "الترقية إلى Premium تتيح الاستخدام بلا حدود",
  manage: () => "إدارة الاشتراك",
  upgrade: ({ price }) => `الترقية إلى Premium مقابل ${price}`,
  unpaid: () => "لم تنجح آخر دفعة. بعد تحديث بطاقتك تعود إليك Premium.",
  ends: ({ date }) => ["أُلغي الاشتراك. تبقى لك Premium حتى ", date, "."],
  renews: ({ date }) => ["يتجدد في ", date, "."],
  given: ({ date }) => ["لك Premium مجانًا حتى ", date, "."],

  // Free and premium compared
  comparison: () => "مقارنة الخطتين المجانية وPremium",
  whatYouGet: () => "ما تشمله الخطة",
  free: () => "المجانية",
  premium: () => "Premium",
  unlimited: () => "بلا حدود",
  speech: () => "القراءة الصوتية",
  notIncluded: () => "لا",
  included: () => "نعم",

  // Figures
  chatMessages: () => "رسائل المحادثة الذكية",
  today: () => "اليوم",
  speechUsage: () => "استخدام القراءة الصوتية",
  premiumOnly: () => "في Premium فقط",
  chatTime: () => "الوقت في المحادثة",
  minutes: ({ count }) => plural(count, { few: "دقائق", other: "دقيقة" }, "ar"),
  freeUsage: () => "الاستخدام المجاني",
  unlimitedUsage: () => "بلا حدود",
  dailyLimit: () => "الحد اليومي",
  usedOf: ({ used, limit }) => `${used} / ${limit}`,
  chatUsedToday: () => "رسائل المحادثة المستخدمة اليوم",
  limitReached: () => "بلغت الحد",
  newOnesAt: ({ time }) => ["يتجدد الساعة ", time],

  // Allowances
  allowances: () => "الحدود اليومية والتخزين",
  allowancesHint: ({ time }) => [
    "تتجدد الحدود اليومية الساعة ",
    time,
    ". أما مساحة التخزين فيوسّعها حذف الملفات أو مجموعات البطاقات أو الاختبارات القصيرة.",
  ],
  generatedToday: () => "الاختبارات ومجموعات البطاقات المعدّة اليوم",
  uploadedToday: () => "المرفوع اليوم",
  pagesToday: () => "الصور والصفحات الممسوحة المقروءة اليوم",
  speechToday: () => "ثواني القراءة الصوتية اليوم",
  filesStored: () => "الملفات المخزّنة",
  passagesStored: () => "النص المخزّن (بالمقاطع، كلٌّ منها فقرة تقريبًا)",
  itemsStored: () => "البطاقات والأسئلة المخزّنة",
  usageOf: ({ used, limit }) => `\u2068${used}\u2069 / \u2068${limit}\u2069`,

  // Counting usage
  featureUnknown: ({ features }) =>
    `يجب أن تكون الميزة ${new Intl.ListFormat("ar", { type: "disjunction" }).format(features)}.`,
  countNotWhole: () => "يجب أن يكون العدد عددًا صحيحًا من 1 إلى 1000.",
  countTooSmall: () => "يجب ألا يقل العدد عن 1.",
  countTooLarge: () => "يجب ألا يتجاوز العدد 1000.",
} satisfies Catalogue<typeof import("../en/figures")>;
