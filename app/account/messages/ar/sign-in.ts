import type { Catalogue } from "~/localization/catalogue";

export default {
  // Document
  signInTitle: () => "تسجيل الدخول أو إنشاء حساب",
  signInDescription: () => "تسجيل الدخول إلى Fennec أو إنشاء حساب مجاني.",

  // Tabs
  tabs: () => "تسجيل الدخول أو إنشاء حساب",
  loginTab: () => "تسجيل الدخول",
  registerTab: () => "حساب جديد",
  loginHeading: () => "أهلًا بعودتك",
  registerHeading: () => "بداية موفّقة",
  loginIntroduction: () => "موادك حيث تركتها.",
  registerIntroduction: () => "حساب واحد لكل دراستك.",

  // Login
  loginUsername: () => "اسم المستخدم",
  loginPassword: () => "كلمة المرور",
  forgotPassword: () => "هل نسيت كلمة المرور؟",
  logIn: () => "تسجيل الدخول",
  loggingIn: () => "جارٍ تسجيل الدخول…",

  // Registration
  newUsername: () => "اختيار اسم مستخدم",
  newUsernameHint: () => "من 3 إلى 32 من الأحرف والأرقام والنقاط والشرطات والشرطات السفلية.",
  newEmail: () => "البريد الإلكتروني",
  choosePassword: () => "اختيار كلمة مرور",
  choosePasswordHint: () => "6 أحرف على الأقل.",
  confirmChosenPassword: () => "تأكيد كلمة المرور",
  createAccount: () => "إنشاء الحساب",
  creatingAccount: () => "جارٍ إنشاء الحساب…",
  checkingHuman: () => "لحظة واحدة: نتحقق من أنك إنسان. إن ظهر مربع اختيار أعلاه، فيُرجى تحديده.",

  // What is wrong with a field
  usernameTooShort: () => "يجب ألا يقل اسم المستخدم عن 3 أحرف.",
  usernameTooLong: () => "يجب ألا يتجاوز اسم المستخدم 32 حرفًا.",
  usernameCharacters: () => "تُقبل الأحرف والأرقام والنقاط والشرطات والشرطات السفلية فقط.",
  emailInvalid: () => "يُرجى إدخال بريد إلكتروني صحيح.",
  passwordTooShort: () => "يجب ألا تقل كلمة المرور عن 6 أحرف.",
  passwordTooLong: () => "يجب ألا تتجاوز كلمة المرور 200 حرف.",
  passwordsDiffer: () => "كلمتا المرور غير متطابقتين",

  // When the server does not answer
  noAnswerTitle: () => "تعذّر الاتصال",
  noAnswer: () => "تعذّر الوصول إلى Fennec. يُرجى التحقق من الاتصال وإعادة المحاولة.",
} satisfies Catalogue<typeof import("../en/sign-in")>;
