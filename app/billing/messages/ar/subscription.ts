import type { Catalogue } from "~/localization/catalogue";

export default {
  // Visitors
  loginRequiredTitle: () => "يلزم تسجيل الدخول",
  loginRequired: () => "مزايا Premium متاحة بعد تسجيل الدخول",

  // The offer
  offerTitle: () => "الترقية إلى Premium",
  offer: ({ price }) => [
    "اختبارات قصيرة وبطاقات واختبارات تدريبية ومحادثات بلا حدود مقابل ",
    price,
    ".",
  ],
  unlimitedQuizzesAndTests: () => "اختبارات قصيرة وتدريبية بلا حدود",
  unlimitedCards: () => "بطاقات تعليمية بلا حدود",
  fullTextToSpeech: () => "القراءة الصوتية كاملة",
  unlimitedMessages: () => "محادثة ذكية بلا حدود",
  cancelAnytime: () => "الإلغاء في أي وقت",
  subscribeNow: ({ price }) => `الاشتراك الآن مقابل ${price}`,
  backToProfile: () => "العودة إلى الملف الشخصي",

  // Before the form
  preparing: () => "جارٍ تجهيز اشتراكك…",
  loadingForm: () => "جارٍ تحميل نموذج الدفع…",
  subscriptionErrorTitle: () => "خطأ في الاشتراك",
  subscriptionFailed: () => "تعذّر إنشاء الاشتراك",
  subscriptionNotSetUp: () => "تعذّر إعداد اشتراكك",
  unknownError: () => "حدث خطأ غير معروف",
  formUnavailableTitle: () => "تعذّر تحميل نموذج الدفع",
  noPaymentInformation: () => "لم يُرسل الخادم معلومات الدفع",
  formNotLoaded: () => "تعذّر تحميل نموذج الدفع. يُرجى التحقق من الاتصال وإعادة المحاولة.",
  tryAgain: () => "إعادة المحاولة",

  // Paying
  processing: () => "جارٍ التنفيذ…",
  processingTitle: () => "جارٍ تنفيذ الدفع",
  processingPayment: () => "جارٍ تنفيذ عملية الدفع…",
  redirecting: () => "نجح الدفع! جارٍ الانتقال إلى ملفك الشخصي…",
  paidTitle: () => "نجح الدفع",
  paid: () => "حسابك الآن على خطة Premium!",
  paymentFailedTitle: () => "لم ينجح الدفع",
  unexpectedError: () => "حدث خطأ غير متوقع.",
} satisfies Catalogue<typeof import("../en/subscription")>;
