import type { Catalogue } from "~/localization/catalogue";

export default {
  // Settings
  settingsTitle: () => "إعدادات الحساب",
  username: () => "اسم المستخدم",
  usernameFixed: () => "لا يمكن تغيير اسم المستخدم",
  email: () => "البريد الإلكتروني",
  currentPassword: () => "كلمة المرور الحالية",
  changedPassword: () => "كلمة المرور الجديدة",
  changedPasswordHint: () =>
    "6 أحرف على الأقل. إن بقي الحقل فارغًا، بقيت كلمة المرور الحالية. وتغييرها يسجّل خروجك من أجهزتك الأخرى.",
  saveSettings: () => "حفظ التغييرات",
  savingSettings: () => "جارٍ الحفظ…",
  cancel: () => "إلغاء",
  linkToSecurity: () => "الأجهزة ومفاتيح المرور والاسترداد",
  downloadData: () => "تنزيل كل بياناتي",
  cardsForAnki: () => "كل البطاقات والأسئلة لبرنامج Anki",
  cardsAsCsv: () => "كل البطاقات والأسئلة بصيغة CSV",
  cardsAsMarkdown: () => "كل البطاقات والأسئلة بصيغة Markdown",
  settingsNotSavedTitle: () => "لم تُحفظ تغييراتك",
  settingsSavedTitle: () => "حُفظت الإعدادات",
  settingsSavedWithPassword: () => "تغيّرت كلمة مرورك، وسُجّل خروجك من أجهزتك الأخرى.",

  // Deleting the account
  deleteTitle: () => "حذف حسابك",
  deleteQuestion: () => "تأكيد الحذف",
  deleteConsequences: () =>
    "سيُحذف حسابك نهائيًا بكل ما فيه: الملفات والمحادثات والاختبارات القصيرة والبطاقات التعليمية والاختبارات التدريبية. لا يمكن التراجع عن ذلك.",
  passwordToDelete: () => "كلمة مرورك",
  deleteAccount: () => "حذف حسابي",
  deletingAccount: () => "جارٍ الحذف…",
  notDeletedTitle: () => "لم يُحذف حسابك",
  accountDeletedTitle: () => "حُذف الحساب",
  accountDeleted: () => "حُذف حسابك بكل ما فيه.",
  languageNotChanged: () => "لم تتغيّر اللغة",
  languageUnknown: () => "اللغة غير متاحة؛ يُرجى الاختيار من القائمة.",
} satisfies Catalogue<typeof import("../en/settings")>;
