import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  pageTitle: () => "المحادثة الذكية",
  allMaterials: () => "كل المواد",
  aboutEverything: () => "أسئلة عن كل ما رفعته",
  fileDetails: ({ size, type }) => `\u2068${type}\u2069، ${size}`,
  courseDetails: ({ count }) =>
    plural(
      count,
      {
        zero: "لا مستندات",
        one: "مستند واحد",
        two: "مستندان",
        few: "# مستندات",
        many: "# مستندًا",
        other: "# مستند",
      },
      "ar",
    ),
  openCourse: () => "فتح المقرر",
  newChat: () => "محادثة جديدة",
  deleteFile: () => "حذف الملف",
  deletedFile: () => "ملف محذوف",

  // The question before a file is deleted
  deleteTitle: () => "تأكيد الحذف",
  deleteQuestion: ({ file }) => `سيُحذف «\u2068${file}\u2069» نهائيًا. لا يمكن التراجع عن ذلك.`,
  deleteConsequences: () =>
    "يُحذف معه نصه ومحادثته. وتبقى الاختبارات القصيرة والبطاقات التعليمية والاختبارات التدريبية المعدّة منه.",
  confirmDelete: () => "حذف",
  deleting: () => "جارٍ الحذف…",

  // A conversation that has not begun
  startHeading: () => "عمّ يدور سؤالك؟",
  unreadableHeading: () => "لا نص في هذا الملف للسؤال عنه",
  emptyCourseHeading: () => "لا شيء في هذا المقرر للسؤال عنه بعد",
  addDocuments: () => "إضافة مستندات",
  summariseCourse: () => "تلخيص هذا المقرر",
  summarise: () => "تلخيص هذا المستند",
  keyIdeas: () => "ما الأفكار الرئيسية؟",
  importantTerm: () => "شرح أهم مصطلح",
  welcomeToDocument: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. أهلًا بأي سؤال عن هذا المستند. مع كل إجابة يظهر مصدرها.`,
  welcomeToLibrary: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. أهلًا بأي سؤال عن موادك. مع كل إجابة يظهر مصدرها.`,
  welcomeWhileReading: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. ما زلت أقرأ هذا المستند. يمكنك طرح سؤالك الأول الآن، وسأجيب حالما أنتهي.`,
  welcomeToUnreadable: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. لم أستطع قراءة أي نص في هذا الملف، فلا يمكنني الإجابة عن أسئلة فيه. قد تنجح القراءة برفع نسخة أوضح.`,
  welcomeToCourse: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. أهلًا بأي سؤال عن مستندات هذا المقرر. مع كل إجابة يظهر المستند الذي جاءت منه.`,
  welcomeToCourseInReading: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. ما زلت أقرأ مستندات هذا المقرر. يمكنك طرح سؤالك الأول الآن، وسأجيب حالما أنتهي من أحدها.`,
  welcomeToUnreadableCourse: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. لم أستطع قراءة أي نص في مستندات هذا المقرر، فلا يمكنني الإجابة عن أسئلة فيه. قد تنجح القراءة بإضافة نسخ أوضح.`,
  welcomeToEmptyCourse: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. لا مستندات في هذا المقرر بعد. بعد إضافة بعضها أجيب عن أسئلتك فيها.`,
  welcomeWithoutMaterial: ({ name }) =>
    `مرحبًا \u2068${name}\u2069. بعد رفع شيء من دراستك أجيب عن أسئلتك فيه.`,

  // The composer
  yourMessage: () => "رسالتك",
  askAboutDocument: () => "سؤالك عن هذا المستند",
  askAboutCourse: () => "سؤالك عن هذا المقرر",
  askAboutMaterials: () => "سؤالك عن موادك",
  nothingToAsk: () => "لا نص للسؤال عنه",
  send: () => "إرسال",
  stop: () => "إيقاف",
  messageRequired: () => "تلزم كتابة رسالة أولًا.",
  messageTooLong: () => "هذه الرسالة طويلة جدًا. يجب أن تقل عن 8,000 حرف.",
  messagesTooLong: () => "الرسائل السابقة طويلة جدًا. يجب أن يقل مجموعها عن 100,000 حرف.",
  messagesNoJson: () => "الرسائل ليست JSON صالحًا.",

  // The plan's limit
  messagesLeft: ({ remaining, limit }) => `الرسائل المتبقية اليوم: ${remaining} من ${limit}`,
  messagesLeftUntil: ({ remaining, limit, time }) => [
    `الرسائل المتبقية اليوم: ${remaining} من ${limit}. تتجدد الساعة `,
    time,
    ".",
  ],
  limitReached: () => "نفدت رسائل اليوم",
  limitReachedUntil: ({ link, price, time }) => [
    "يمكنك إرسال رسائل أخرى الساعة ",
    time,
    ". أما ",
    link("Premium"),
    " فبلا حد يومي، وسعرها \u200f",
    price("."),
  ],

  // Replies
  youSaid: () => "رسالتك",
  fennecSaid: () => "رد Fennec",
  announceReply: ({ reply }) => `رد Fennec: ${reply}`,
  searching: () => "جارٍ البحث في موادك",
  sources: () => "المصادر",
  sourceNumber: ({ number }) => `المصدر ${number}`,
  page: ({ page }) => `الصفحة ${page}`,
  copyReply: ({ hidden }) => ["نسخ", hidden(" الرد")],
  replyCopied: ({ hidden }) => ["نُسخ", hidden(" الرد")],
  noReply: () => "لا رد",
  replyFailed: () => "تعذّر الحصول على رد. يُرجى إعادة المحاولة.",
  failureHeading: ({ title }) => `${title}.`,
  offline: () => "يبدو أن الاتصال بالإنترنت مقطوع",
  upgradeTitle: () => "الترقية إلى Premium",
  tryAgain: () => "إعادة المحاولة",
  stoppedBeforeReply: () => "أُوقف الرد قبل أن يبدأ.",
  resetBeforeReply: () => "مُسحت المحادثة قبل أن يكتمل الرد.",
  deletedBeforeReply: () => "حُذف المستند أو المقرر قبل أن يكتمل الرد.",
  replyNotFound: () => "لم نعثر على هذا الرد. ربما حُذف.",
  noTextToRead: () => "لم يستطع Fennec قراءة أي نص في هذا الملف. قد تنجح القراءة برفع نسخة أوضح.",
  noTextInCourse: () =>
    "لم يستطع Fennec قراءة أي نص في مستندات هذا المقرر. قد تنجح القراءة بإضافة نسخ أوضح.",

  // Resetting and exporting a conversation
  resetDone: () => "مُسحت المحادثة",
  resetFailed: () => "تعذّر مسح المحادثة. يُرجى إعادة المحاولة.",
  conversationKept: () => "تعذّر الوصول إلى Fennec. محادثتك ما زالت هنا.",
  exportDone: () => "صُدّرت الملاحظات",
  exportFailed: () => "تعذّر التصدير",
  exportFailedAdvice: () => "تعذّر تصدير ملاحظاتك. يُرجى إعادة المحاولة.",
  notesHeading: ({ product, day }) => `ملاحظات ${product}\u200f، ${day}`,
  notesSpeaker: ({ speaker }) => `${speaker}:`,
  notesAttempt: ({ speaker, attempt }) => `${speaker}، من الذاكرة:\n${attempt}`,
  notesSource: ({ number, quote }) => `[${number}] «${quote}»`,
  notesSourceOnPage: ({ number, page, quote }) => `[${number}] الصفحة ${page}: «${quote}»`,
} satisfies Catalogue<typeof import("../en/conversation")>;
