import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "الاختبار القصير",
  overLimit: ({ wanted, limit }) =>
    plural(
      wanted,
      {
        one: () => `طلبت سؤالًا واحدًا في الاختبار القصير، وحد الخطة المجانية ${limit}.`,
        two: () => `طلبت سؤالين في الاختبار القصير، وحد الخطة المجانية ${limit}.`,
        few: (number) => `طلبت ${number} أسئلة في الاختبار القصير، وحد الخطة المجانية ${limit}.`,
        many: (number) => `طلبت ${number} سؤالًا في الاختبار القصير، وحد الخطة المجانية ${limit}.`,
        other: (number) => `طلبت ${number} سؤال في الاختبار القصير، وحد الخطة المجانية ${limit}.`,
      },
      "ar",
    ),
  planLimitOf: () => "الأسئلة في الاختبار القصير",
  planBenefit: () => "أسئلة اختبارات قصيرة بلا حدود",
  figureLabel: () => "الاختبارات القصيرة المعدّة",
  suggestion: () => "إعداد اختبار قصير منه",
  workTitle: () => "الاختبارات القصيرة",
} satisfies Catalogue<typeof import("../en/study-mode")>;
