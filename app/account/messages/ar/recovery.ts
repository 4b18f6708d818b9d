import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page for those who cannot log in
  backToLogin: () => "العودة إلى تسجيل الدخول",
  newPassword: () => "كلمة المرور الجديدة",
  newPasswordHint: () => "6 أحرف على الأقل.",
  confirmNewPassword: () => "تأكيد كلمة المرور الجديدة",
  setPassword: () => "تعيين كلمة المرور",
  settingPassword: () => "جارٍ التعيين…",
  passwordNotChangedTitle: () => "لم تتغيّر كلمة المرور",
  passwordChangedTitle: () => "تغيّرت كلمة المرور",
  passwordChanged: () => "سُجّل الخروج من كل أجهزتك. يمكنك تسجيل الدخول الآن بكلمة المرور الجديدة.",

  // Forgotten password
  forgotPasswordTitle: () => "هل نسيت كلمة المرور؟",
  noMailSentTitle: () => "لم تُرسل أي رسالة",
  lookInTerminal: () => "تفقُّد الطرفية",
  lookInMailbox: () => "تفقُّد البريد الإلكتروني",
  linkOnItsWay: () =>
    "إن وُجد حساب مطابق، فقد أرسلنا بالبريد رابطًا لتعيين كلمة مرور جديدة. يعمل الرابط مرة واحدة وخلال ساعة.",
  linkIsPrinted: () =>
    "يعمل Fennec على هذا الحاسوب، لذا يظهر رابط تعيين كلمة مرور جديدة في الطرفية التي بدأ تشغيله منها.",
  linkIsMailed: () =>
    "نرسل إليك بالبريد رابطًا لتعيين كلمة مرور جديدة. وعند إدخال بريدك الإلكتروني يصلك رابط لكل حساب يستخدمه.",
  usernameOrEmail: () => "اسم المستخدم أو البريد الإلكتروني",
  sendLink: () => "إرسال الرابط",
  sendingLink: () => "جارٍ الإرسال…",
  useCode: () => "استخدام رمز الاسترداد",

  // Recovery code
  recoverTitle: () => "استخدام رمز الاسترداد",
  recoverIntroduction: () =>
    "هو الرمز الذي حفظته عند إنشاء حسابك أو أنشأته في «إعدادات الحساب». يعمل مرة واحدة، ثم يحل محله رمز جديد.",
  recoverUsername: () => "اسم المستخدم",
  recoveryCode: () => "رمز الاسترداد",
  recoveryCodeHint: () => "خمس مجموعات، كل منها خمسة من الأحرف والأرقام.",
  sendLinkInstead: () => "أريد رابطًا بدلًا منه",

  // Link from a mail
  resetTitle: () => "تعيين كلمة مرور جديدة",
  resetIntroduction: ({ username }) => [
    "كلمة مرور جديدة للحساب ",
    username,
    ". يؤدي تعيينها إلى تسجيل خروجك من كل أجهزتك.",
  ],
  linkUselessTitle: () => "لم يعد هذا الرابط صالحًا",
  linkUseless: () => "استُخدم من قبل، أو مضى عليه أكثر من ساعة. يمكنك طلب رابط جديد.",
  sendNewLink: () => "إرسال رابط جديد",

  // A new recovery code
  codeTitle: () => "رمز الاسترداد",
  keepCodeTitle: () => "حفظ رمز الاسترداد",
  keepCode: ({ strong }) => [
    "إن نسيت كلمة المرور، فبهذا الرمز يمكنك تعيين كلمة جديدة. يُرجى تدوينه أو طباعة هذه الصفحة: ",
    strong("لن يظهر مرة أخرى."),
  ],
  codeShownTitle: () => "ظهر هذا الرمز من قبل",
  codeShown: () =>
    "حفاظًا على أمان حسابك، لا نعرضه إلا مرة واحدة. إن لم يكن محفوظًا لديك، فيمكنك إنشاء رمز جديد في «إعدادات الحساب» ضمن «الأجهزة ومفاتيح المرور والاسترداد».",
  afterCode: () => "متابعة",
  codeKept: () => "حفظتُ الرمز",
  copyCode: () => "نسخ",
  codeCopied: () => "نُسخ",
  printCode: () => "طباعة",

  // The mail
  resetMailSubject: ({ product }) => `إعادة تعيين كلمة مرورك في ${product}`,
  resetMailText: ({ username, href }) =>
    `مرحبًا ${username}،

هذا رابط تعيين كلمة مرور جديدة:

${href}

يعمل مرة واحدة وخلال ساعة، ويؤدي إلى تسجيل خروجك من كل أجهزتك.

إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة، ولن تتغيّر كلمة مرورك.
`,
  resetMailTextOfAccounts: ({ links }) =>
    `مرحبًا،

هذه روابط تعيين كلمة مرور جديدة، رابط لكل حساب مرتبط ببريدك الإلكتروني:

${links}

يعمل كل رابط مرة واحدة وخلال ساعة، ويؤدي إلى تسجيل خروج ذلك الحساب من كل الأجهزة.

إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة، ولن تتغيّر كلمات مرورك.
`,
  resetMailAccount: ({ username, href }) => `${username}:\n${href}`,
} satisfies Catalogue<typeof import("../en/recovery")>;
