import type { Catalogue } from "~/localization/catalogue";

export default {
  // Every page of the sandbox
  sandboxWarning: () => "وضع تجريبي: لن يُخصم أي مبلغ.",
  sandboxCardHint: ({ card }) => [
    "للدفع هنا بطاقة اختبار رقمها ",
    card,
    " مع أي تاريخ قادم وأي رمز أمان. يُرجى عدم إدخال بطاقة حقيقية.",
  ],
  sandboxPageHint: () => "على موقع حقيقي يعرض مزوّد خدمة الدفع هذه الصفحة.",

  // Paying
  sandboxPaymentTitle: () => "دفع تجريبي",
  sandboxOffer: ({ price }) => ["Fennec Premium، ", price, ". الإلغاء ممكن في أي وقت."],
  noPaymentTitle: () => "لا دفعة مطلوبة",
  cardNumber: () => "رقم البطاقة",
  cardExpiry: () => "تاريخ الانتهاء",
  cardCode: () => "رمز الأمان",
  goBack: () => "رجوع",

  // The bank's question
  bankAsksTitle: () => "يطلب مصرفك التأكيد",
  bankAsks: ({ amount, period }) =>
    `دفع \u2066${amount}\u2069 كل ${period} إلى Fennec؟ في الوضع التجريبي لن يُخصم أي مبلغ.`,
  confirmPayment: () => "تأكيد الدفع",
  refusePayment: () => "رفض",

  // What is wrong with a card
  checkCard: () => "يُرجى التحقق من بيانات البطاقة.",
  cardNumberInvalid: () => "يُرجى إدخال رقم البطاقة كاملًا.",
  cardExpiryInvalid: () => "يُرجى إدخال الشهر والسنة، مثل 12/34.",
  cardExpired: () => "انتهت صلاحية هذه البطاقة.",
  cardCodeInvalid: () => "يُرجى إدخال الأرقام الثلاثة على ظهر البطاقة.",
  testCardsOnly: () => "هذا وضع تجريبي. تلزم بطاقة اختبار، مثل 4242 4242 4242 4242.",

  // How a provider declines
  declined: () => "رُفضت بطاقتك.",
  insufficientFunds: () => "الرصيد في بطاقتك غير كافٍ.",
  expiredCard: () => "انتهت صلاحية بطاقتك.",
  incorrectCode: () => "رمز أمان بطاقتك غير صحيح.",
  notAuthenticated: () => "تعذّر التحقق من وسيلة الدفع. يُرجى اختيار وسيلة دفع أخرى وإعادة المحاولة.",

  // Managing the plan
  sandboxPlanTitle: () => "اشتراك تجريبي",
  sandboxPlan: ({ price }) => ["Fennec Premium، ", price],
  renewsOn: ({ date }) => ["يتجدد في ", date, "."],
  lastsTo: ({ date }) => ["أُلغي الاشتراك. تبقى لك Premium حتى ", date, "."],
  dueSince: ({ date }) => ["لم تنجح آخر دفعة. كان موعدها ", date, "."],
  keepPlan: () => "الإبقاء على الخطة",
  payWithOtherCard: () => "الدفع ببطاقة اختبار أخرى",
  cancelPlan: () => "إلغاء الخطة",
  cancelPlanQuestion: () => "إلغاء خطتك؟",
  cancelLater: ({ date }) => [
    "تبقى لك Premium حتى ",
    date,
    "، ثم تبدأ الخطة المجانية. وتبقى ملفاتك وبطاقاتك ونتائجك.",
  ],
  cancelNow: () => "تستمر الخطة المجانية ولن يُخصم منك أي مبلغ آخر. وتبقى ملفاتك وبطاقاتك ونتائجك.",
  planCancelledTitle: () => "أُلغيت الخطة",
  planCancelled: () => "لن يُخصم منك أي مبلغ آخر.",
  planKeptTitle: () => "بقيت الخطة",
  planKept: () => "ستتجدد خطتك كالمعتاد.",
  planPaidTitle: () => "وصلت الدفعة",
  planPaid: () => "عادت إليك Premium.",
  planNotChangedTitle: () => "لم تتغيّر الخطة",
} satisfies Catalogue<typeof import("../en/sandbox")>;
