import type { Catalogue } from "~/localization/catalogue";

export default {
  // Subscriptions
  noSubscriptionTitle: () => "لا اشتراك لإدارته",
  subscriptionNotFound: () => "لم نعثر على اشتراك لهذا الحساب. تظهر خطتك في ملفك الشخصي.",
  noPaidSubscription: () => "لا اشتراك مدفوع لهذا الحساب بعد.",
  alreadyPremium: () => "لديك خطة Premium بالفعل.",
  paymentOverdue: () => "لم تنجح آخر دفعة. يمكنك تحديث بطاقتك من «إدارة الاشتراك» في ملفك الشخصي.",

  // Payments
  paymentNotFound: () => "لم نعثر على عملية الدفع هذه، أو لم تعد مفتوحة. تظهر خطتك في ملفك الشخصي.",
  paymentNotCompleted: () => "لم تكتمل عملية الدفع، ولم يُخصم أي مبلغ.",
  paymentPending: () => "جارٍ تنفيذ الدفع… ستتغيّر خطتك حين يكتمل.",
  sandboxFailed: () => "تعذّر بدء عملية الدفع التجريبية. يُرجى إعادة المحاولة.",
  paymentPageFailed: () => "تعذّر فتح صفحة الدفع. يُرجى إعادة المحاولة.",
  providerTimeout: () => "استغرق مزوّد خدمة الدفع وقتًا طويلًا. يُرجى إعادة المحاولة.",
  providerFailed: () => "لم يستطع مزوّد خدمة الدفع تنفيذ ذلك الآن. يُرجى إعادة المحاولة.",
  paymentsMisconfigured: () =>
    "لا يعمل الدفع بسبب مشكلة في إعداد هذا الموقع. لم يُخصم أي مبلغ ولم تتغيّر خطتك. يُرجى التواصل مع المسؤول.",
  paymentsUnconfigured: () =>
    "لم يُعدّ الدفع على هذا الموقع بعد. لم يُخصم أي مبلغ ولم تتغيّر خطتك. للحصول على Premium يُرجى التواصل مع المسؤول.",

  // Webhook
  unreadableEvent: () => "تعذّرت قراءة الحدث.",
  wrongSignature: () => "التوقيع غير صحيح.",
  futureSignature: () => "تاريخ التوقيع في المستقبل.",
} satisfies Catalogue<typeof import("../en/errors")>;
