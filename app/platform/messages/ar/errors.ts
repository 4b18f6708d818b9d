import type { Catalogue } from "~/localization/catalogue";
import { pluralDuration } from "~/localization/plural-duration";

export default {
  // Any request
  unexpected: () => "حدث خطأ من جانبنا. يُرجى إعادة المحاولة.",
  pageOrFileNotFound: () => "لم نعثر على هذه الصفحة أو هذا الملف. ربما حُذف.",
  logInFirst: () => "يجب تسجيل الدخول أولًا.",
  invalidRequest: () => "الطلب غير صالح. يُرجى تحديث الصفحة وإعادة المحاولة.",
  methodNotAllowed: () => "هذا العنوان لا يدعم طريقة الطلب هذه.",
  noSuchCall: () => "لا توجد نقطة نهاية كهذه في واجهة API.",
  tooManyRequests: ({ seconds }) =>
    pluralDuration(
      seconds,
      {
        seconds: {
          one: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد ثانية واحدة.",
          two: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد ثانيتين.",
          few: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد # ثوانٍ.",
          other: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد # ثانية.",
        },
        minutes: {
          two: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد دقيقتين.",
          few: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد # دقائق.",
          other: "طلبات كثيرة جدًا. يمكنك المحاولة من جديد بعد # دقيقة.",
        },
      },
      "ar",
    ),
  tooManyWrongTokens: () => "رموز خاطئة كثيرة جدًا من هذه الشبكة. يمكنك المحاولة من جديد لاحقًا.",

  // Address and origin
  addressTooLong: () => "هذا العنوان طويل جدًا.",
  addressUnknown: () => "لا يوجد شيء بهذا العنوان. يمكنك الانتقال إلى صفحة بداية Fennec.",
  otherSite: () => "حظرنا هذا الطلب لأنه جاء من موقع آخر. يُرجى فتح Fennec وإعادة المحاولة.",

  // Bodies
  requestTooLarge: () => "يمكن رفع 80 ميغابايت على الأكثر في المرة. يُرجى رفع ملفات أقل.",
  textTooLong: () => "هذا النص طويل جدًا. يُرجى اختصاره وإعادة المحاولة.",
  invalidJson: () => "متن الطلب ليس JSON صالحًا.",
  jsonNoObject: () => "يجب أن يكون متن الطلب كائن JSON.",
  jsonTooDeep: () => "مستويات التداخل في متن الطلب كثيرة جدًا.",
  tooManyFields: () => "حقول النموذج كثيرة جدًا.",
  unreadableForm: () => "تعذّرت قراءة النموذج. يُرجى تحديث الصفحة وإعادة المحاولة.",
  unknownForm: () => "هذا النموذج قديم. يُرجى تحديث الصفحة وإعادة المحاولة.",

  // Parts of a file
  rangeBeyondEnd: () => "النطاق المطلوب يتجاوز نهاية الملف.",
} satisfies Catalogue<typeof import("../en/errors")>;
