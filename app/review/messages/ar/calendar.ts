import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  calendar: () => "التقويم",
  calendarOffer: () =>
    "يعرض تطبيق التقويم لديك مقدار المراجعة كل يوم، عبر عنوان خاص يقرؤه التطبيق كل بضع ساعات.",
  makeCalendar: () => "إنشاء عنوان خاص",
  calendarAddress: () => "العنوان الخاص",
  calendarHint: () =>
    "يُضاف إلى تطبيق التقويم على شكل اشتراك. كل من لديه العنوان يرى عدد عناصر مراجعتك كل يوم، ولا شيء غير ذلك.",
  copyAddress: () => "نسخ",
  addressCopied: () => "نُسخ",
  openInCalendar: () => "فتح في تطبيق التقويم",
  renewCalendar: () => "عنوان جديد",
  renewHint: () => "العنوان الجديد يُبطل العنوان الحالي.",
  endCalendar: () => "إيقاف",
  calendarMade: () => "عنوان تقويمك جاهز",
  calendarEnded: () => "أُوقف التقويم",
  calendarNotChanged: () => "لم يتغيّر التقويم",

  // The calendar itself
  calendarName: ({ product }) => `مراجعة ${product}`,
  calendarDay: ({ count }) =>
    plural(
      count,
      {
        zero: "لا شيء للمراجعة",
        one: "بطاقة واحدة أو سؤال واحد للمراجعة",
        two: "بطاقتان أو سؤالان للمراجعة",
        few: "# بطاقات وأسئلة للمراجعة",
        other: "# من البطاقات والأسئلة للمراجعة",
      },
      "ar",
    ),
  calendarDayLink: ({ url }) => `البدء من هنا: ${url}`,
  noCalendar: () => "لا يوجد تقويم بهذا العنوان. ربما استُبدل أو أُوقف.",
} satisfies Catalogue<typeof import("../en/calendar")>;
