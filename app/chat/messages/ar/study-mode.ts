import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The study mode, in navigation and plans
  modeName: () => "المحادثة الذكية",
  overLimit: ({ wanted, limit }) =>
    plural(
      wanted,
      {
        one: () => `طلبت رسالة واحدة اليوم، وحد الخطة المجانية ${limit}.`,
        two: () => `طلبت رسالتين اليوم، وحد الخطة المجانية ${limit}.`,
        few: (number) => `طلبت ${number} رسائل اليوم، وحد الخطة المجانية ${limit}.`,
        other: (number) => `طلبت ${number} رسالة اليوم، وحد الخطة المجانية ${limit}.`,
      },
      "ar",
    ),
  planLimitOf: () => "رسائل المحادثة الذكية يوميًا",
  planBenefit: () => "محادثة ذكية بلا حدود",
} satisfies Catalogue<typeof import("../en/study-mode")>;
