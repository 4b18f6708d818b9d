import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The study mode, in navigation, plans and profile
  modeName: () => "الاختبارات التدريبية",
  overLimit: ({ wanted, limit }) =>
    plural(
      wanted,
      {
        one: () => `طلبت سؤالًا واحدًا في الاختبار التدريبي، وحد الخطة المجانية ${limit}.`,
        two: () => `طلبت سؤالين في الاختبار التدريبي، وحد الخطة المجانية ${limit}.`,
        few: (number) => `طلبت ${number} أسئلة في الاختبار التدريبي، وحد الخطة المجانية ${limit}.`,
        many: (number) => `طلبت ${number} سؤالًا في الاختبار التدريبي، وحد الخطة المجانية ${limit}.`,
        other: (number) => `طلبت ${number} سؤال في الاختبار التدريبي، وحد الخطة المجانية ${limit}.`,
      },
      "ar",
    ),
  planLimitOf: () => "الأسئلة في الاختبار التدريبي",
  planBenefit: () => "أسئلة اختبارات تدريبية بلا حدود",
  figureLabel: () => "الاختبارات التدريبية المنجزة",
  workTitle: () => "الاختبارات التدريبية",
} satisfies Catalogue<typeof import("../en/study-mode")>;
