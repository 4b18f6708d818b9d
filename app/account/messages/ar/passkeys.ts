import type { Catalogue } from "~/localization/catalogue";

export default {
  // Logging in
  logInWithPasskey: () => "تسجيل الدخول بمفتاح مرور",
  waitingForDevice: () => "في انتظار جهازك…",

  // Adding one
  passkeyName: () => "اسم مفتاح المرور",
  passkeyNameHint: () => "يساعد على التمييز بين مفاتيحك، مثل «هاتفي».",
  passkeyNameRequired: () => "اسم مفتاح المرور مطلوب.",
  passkeyNameTooLong: () => "يجب ألا يتجاوز الاسم 60 حرفًا.",
  passkeyPassword: () => "كلمة مرور حسابك",
  addPasskey: () => "إضافة مفتاح مرور",
  passkeyAddedTitle: () => "أُضيف مفتاح المرور",
  passkeyAdded: () => "يمكنك تسجيل الدخول به من الآن فصاعدًا.",

  // What a browser reports
  passkeysUnsupported: () => "لا يدعم هذا المتصفح مفاتيح المرور. يمكنك استخدام كلمة المرور.",
  noPasskeyUsed: () => "لم يُستخدم أي مفتاح مرور. يمكنك المحاولة من جديد أو استخدام كلمة المرور.",
  passkeyExists: () => "لحسابك مفتاح مرور على هذا الجهاز بالفعل.",
  passkeysWrongAddress: () => "لا تعمل مفاتيح المرور على هذا العنوان. يمكنك استخدام كلمة المرور.",
  passkeyNoAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  passkeyFailed: () => "لم ينجح ذلك. يمكنك المحاولة من جديد أو استخدام كلمة المرور.",
} satisfies Catalogue<typeof import("../en/passkeys")>;
