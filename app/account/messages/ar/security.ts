import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  securityTitle: () => "الأجهزة ومفاتيح المرور والاسترداد",
  securityIntroduction: () => "الأجهزة التي سُجّل الدخول منها، وإعداد مفاتيح المرور ورمز الاسترداد.",
  backToSettings: () => "العودة إلى إعدادات الحساب",

  // Devices
  devices: () => "الأجهزة",
  aboutDevices: () =>
    "سُجّل الدخول إلى حسابك من هذه الأجهزة. إن كان بينها جهاز غريب، فيمكنك تسجيل خروجه.",
  browserOnSystem: ({ browser, system }) =>
    `\u200f\u2068${browser}\u2069 على \u2068${system}\u2069`,
  unknownBrowser: () => "متصفح غير معروف",
  currentDevice: ({ strong, date }) => [strong("هذا الجهاز"), "، سُجّل الدخول منه في ", date],
  otherDevice: ({ ago, date }) => [`استُخدم ${ago}، وسُجّل الدخول منه في `, date],
  otherDeviceJustUsed: ({ date }) => ["استُخدم قبل أقل من ساعة، وسُجّل الدخول منه في ", date],
  logOutDevice: ({ device, hidden }) => [
    "تسجيل الخروج",
    hidden(` من ${device ?? "المتصفح غير المعروف"}`),
  ],
  logOutOthers: () => "تسجيل الخروج من كل الأجهزة الأخرى",
  loggingOut: () => "جارٍ تسجيل الخروج…",
  deviceLoggedOut: () => "سُجّل الخروج من الجهاز",
  devicesLoggedOut: ({ count }) =>
    plural(
      count,
      {
        zero: "لم يكن الدخول مسجّلًا من أي جهاز آخر",
        one: "سُجّل الخروج من جهاز آخر",
        two: "سُجّل الخروج من جهازين آخرين",
        few: "سُجّل الخروج من # أجهزة أخرى",
        many: "سُجّل الخروج من # جهازًا آخر",
        other: "سُجّل الخروج من # جهاز آخر",
      },
      "ar",
    ),
  deviceNotLoggedOutTitle: () => "تعذّر تسجيل الخروج من الجهاز",
  deviceGoneTitle: () => "سبق تسجيل الخروج من هذا الجهاز",
  othersNotLoggedOutTitle: () => "تعذّر تسجيل الخروج من أجهزتك الأخرى",

  // Passkeys
  passkeys: () => "مفاتيح المرور",
  aboutPasskeys: () => "لتسجيل الدخول ببصمتك أو وجهك أو قفل شاشتك، من دون كلمة مرور.",
  passkeyAddedOn: ({ date }) => ["أُضيف في ", date],
  passkeyUsed: ({ date, ago }) => ["أُضيف في ", date, `، واستُخدم ${ago}`],
  passkeyJustUsed: ({ date }) => ["أُضيف في ", date, "، واستُخدم قبل أقل من ساعة"],
  removePasskey: ({ name, hidden }) => ["إزالة", hidden(` ${name}`)],
  removingPasskey: () => "جارٍ الإزالة…",
  passkeyRemovedTitle: () => "أُزيل مفتاح المرور",
  passkeyRemoved: () => "لم يعد تسجيل الدخول به ممكنًا. قد يبقى ظاهرًا في قائمة جهازك.",
  passkeyNotRemovedTitle: () => "تعذّرت إزالة مفتاح المرور",
  passkeyGoneTitle: () => "سبقت إزالة مفتاح المرور هذا",
  scriptsForPasskeys: () => "لإضافة مفتاح مرور يلزم تفعيل JavaScript في متصفحك.",

  // Recovery code
  recoveryCodes: () => "رمز الاسترداد",
  hasRecoveryCode: () => "لديك رمز استرداد. إن أنشأت رمزًا جديدًا، بطل القديم.",
  hasNoRecoveryCode: () =>
    "ليس لديك رمز استرداد بعد. به يمكنك تعيين كلمة مرور جديدة إن نسيت كلمتك الحالية.",
  passwordForCode: () => "كلمة المرور الحالية",
  makeRecoveryCode: () => "إنشاء رمز استرداد جديد",
  makingRecoveryCode: () => "جارٍ إنشاء الرمز…",
  noCodeMadeTitle: () => "لم يُنشأ رمز جديد",
} satisfies Catalogue<typeof import("../en/security")>;
