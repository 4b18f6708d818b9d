import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The section of today's page
  reminders: () => "التذكيرات",
  remindersOffer: () =>
    "إشعار واحد يوميًا في هذا المتصفح، في ساعة من اختيارك، وفقط إن حان موعد شيء ولم تكن لك دراسة في ذلك اليوم. يذكر عدد العناصر، ولا شيء غير ذلك.",
  remindersNeedScripts: () =>
    "تتطلب التذكيرات JavaScript، وهو معطّل في هذا المتصفح. بدلًا من ذلك يمكن لتطبيق التقويم لديك عرض مقدار المراجعة، من قسم «التقويم».",
  remindersUnsupported: () =>
    "لا يستطيع هذا المتصفح عرض إشعارات صفحات الويب. على iPhone أو iPad تلزم أولًا إضافة الصفحة إلى الشاشة الرئيسية. وبدلًا من ذلك يمكن لتطبيق التقويم لديك عرض مقدار المراجعة، من قسم «التقويم».",
  remindersBlocked: () =>
    "الإشعارات محظورة لهذا الموقع. يُرجى السماح بها في إعدادات الموقع في متصفحك وإعادة المحاولة.",
  remindersOn: ({ hour }) => `يصلك تذكير في هذا المتصفح نحو الساعة ${hour} إن حان موعد شيء.`,
  remindersElsewhere: ({ count }) =>
    plural(
      count,
      {
        one: "تظهر التذكيرات في متصفح آخر لديك.",
        two: "تظهر التذكيرات في متصفحين آخرين لديك.",
        few: "تظهر التذكيرات في # متصفحات أخرى لديك.",
        many: "تظهر التذكيرات في # متصفحًا آخر لديك.",
        other: "تظهر التذكيرات في # متصفح آخر لديك.",
      },
      "ar",
    ),
  reminderHour: () => "الساعة",
  startReminders: () => "تفعيل التذكيرات",
  startingReminders: () => "بانتظار متصفحك…",
  saveReminderHour: () => "حفظ الساعة",
  endReminders: () => "إيقاف التذكيرات في هذا المتصفح",

  // What became of it
  remindersStarted: () => "فُعّلت التذكيرات",
  remindersChanged: () => "حُفظت الساعة",
  remindersEnded: () => "أُوقفت التذكيرات في هذا المتصفح",
  remindersNotChanged: () => "لم تتغيّر التذكيرات",
  remindersNotStarted: () => "لم يتمكن متصفحك من تفعيل الإشعارات. يُرجى إعادة المحاولة لاحقًا.",
  remindersNotOffered: () => "لا يرسل هذا الموقع تذكيرات.",
  remindersAreOff: () => "التذكيرات متوقفة. يلزم تفعيلها أولًا.",
  hourMissing: () => "يُرجى اختيار ساعة من 8 إلى 21.",
  unknownTimeZone: () => "هذه المنطقة الزمنية غير معروفة.",
  noPushEndpoint: () => "ليس هذا عنوان خدمة إشعارات.",

  // The notification itself
  reminderBody: ({ count }) =>
    plural(
      count,
      {
        one: "بطاقة واحدة أو سؤال واحد للمراجعة اليوم.",
        two: "بطاقتان أو سؤالان للمراجعة اليوم.",
        few: "# بطاقات وأسئلة للمراجعة اليوم.",
        other: "# من البطاقات والأسئلة للمراجعة اليوم.",
      },
      "ar",
    ),
} satisfies Catalogue<typeof import("../en/reminders")>;
