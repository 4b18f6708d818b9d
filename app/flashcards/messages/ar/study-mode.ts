import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "البطاقات",
  overLimit: ({ wanted, limit }) =>
    plural(
      wanted,
      {
        one: () => `طلبت بطاقة واحدة، وحد الخطة المجانية ${limit}.`,
        two: () => `طلبت بطاقتين، وحد الخطة المجانية ${limit}.`,
        few: (number) => `طلبت ${number} بطاقات، وحد الخطة المجانية ${limit}.`,
        other: (number) => `طلبت ${number} بطاقة، وحد الخطة المجانية ${limit}.`,
      },
      "ar",
    ),
  planLimitOf: () => "البطاقات في المجموعة",
  planBenefit: () => "بطاقات تعليمية بلا حدود",
  figureLabel: () => "البطاقات التعليمية المعدّة",
  suggestion: () => "إعداد بطاقات تعليمية منه",
  workTitle: () => "البطاقات التعليمية",
} satisfies Catalogue<typeof import("../en/study-mode")>;
