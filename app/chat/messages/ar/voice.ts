import type { Catalogue } from "~/localization/catalogue";

export default {
  // Reading a reply aloud
  listen: ({ hidden }) => ["استماع", hidden(" إلى الرد")],
  pauseSpeech: ({ hidden }) => ["إيقاف مؤقت", hidden(" لقراءة الرد")],
  resumeSpeech: ({ hidden }) => ["استئناف", hidden(" قراءة الرد")],
  stopSpeech: ({ hidden }) => ["إيقاف", hidden(" قراءة الرد")],
  speechPlayer: () => "استماع إلى الرد",
  speed: () => "السرعة",
  speedFactor: ({ factor }) => `${factor}×`,
  speechFailed: () => "تعذّرت قراءة الرد بصوت مسموع",
  speechFailedAdvice: () => "تعذّرت قراءة الرد بصوت مسموع. يُرجى إعادة المحاولة.",
  noVoice: () =>
    "قد لا يكون في جهازك صوت لهذه اللغة. يمكنك إضافته من إعدادات الجهاز، أو تجربة متصفح آخر.",
  languageNotSpoken: () => "ليس لدى Fennec صوت للغة هذا الرد. قد يستطيع صوت متصفحك قراءته.",

  // Voice messages
  voiceMessage: () => "رسالة صوتية",
  listeningToRecording: () => "جارٍ الاستماع إلى تسجيلك",
  recordVoice: () => "تسجيل رسالة صوتية",
  sendRecording: () => "إرسال التسجيل",
  sending: () => "جارٍ الإرسال",
  sendingRecording: () => "جارٍ الإرسال…",
  recordingReady: () => "جاهز للإرسال",
  recording: () => "جارٍ التسجيل",
  recordingTime: ({ elapsed, limit }) => `${elapsed} من ${limit}`,
  yourRecording: () => "تسجيلك",
  discardRecording: () => "تجاهل",
  cancel: () => "إلغاء",
  recordingOnly: () => "تسجيل لا يتجاوز دقيقتين",
  orRecording: () => "أو إرسال تسجيل لا يتجاوز دقيقتين",
  recordingFull: () => "توقّف التسجيل عند دقيقتين",
  recordingFullAdvice: () => "هذا أقصى طول. يمكنك إرسال التسجيل أو تجاهله.",
  backToChat: () => "العودة إلى المحادثة",

  // Dictation by the browser
  listening: () => "جارٍ الاستماع",
  heard: () => "ما سُمع",
  waitingForMicrophone: () => "في انتظار الميكروفون",
  allowMicrophone: () => "إن طلب متصفحك الإذن، فيُرجى السماح بالميكروفون.",
  dictationStarted: () =>
    "يمكنك التحدث الآن. يحوّل متصفحك كلامك إلى نص، وقد يرسل الصوت إلى الشركة المطوّرة للمتصفح.",
  dictationNotAllowed: () =>
    "إن طلب متصفحك الإذن، فيُرجى السماح بالميكروفون. يحوّل متصفحك كلامك إلى نص، وقد يرسل الصوت إلى الشركة المطوّرة للمتصفح.",
  useWords: () => "استخدام هذه الكلمات",
  dictationFailed: () => "لا يعمل التعرّف على الكلام",
  dictationFailedAdvice: () => "لم يتمكن متصفحك من تحويل كلامك إلى نص. يمكنك كتابة رسالتك.",

  // What is wrong with a recording or a microphone
  microphoneFailed: () => "تعذّر استخدام الميكروفون",
  microphoneNotAllowed: () =>
    "لم يسمح متصفحك بالميكروفون. يُرجى السماح به لهذا الموقع وإعادة المحاولة.",
  microphoneNotFound: () => "لم يُعثر على ميكروفون. يُرجى توصيل واحد وإعادة المحاولة.",
  microphoneInUse: () =>
    "ربما يستخدم تطبيق آخر الميكروفون. يُرجى إغلاق ذلك التطبيق وإعادة المحاولة.",
  cannotRecord: () => "لم يتمكن متصفحك من بدء التسجيل. يمكنك كتابة رسالتك.",
  recordingsNotAccepted: () => "لا تسجيلات على هذا الموقع، لكن يمكنك كتابة رسالتك.",
  noVoiceInputTitle: () => "لا إدخال صوتي في هذا المتصفح",
  noVoiceInput: () =>
    "يمكنك كتابة رسالتك، أو استخدام متصفح يتعرّف على الكلام، مثل Chrome أو Edge أو Safari.",
  voiceFailed: () => "تعذّرت معالجة التسجيل الصوتي. يُرجى إعادة المحاولة.",
  transcriptionLimitReached: () => "بلغ هذا الموقع حد الرسائل الصوتية لليوم. يمكنك كتابة رسالتك.",
  nothingHeard: () =>
    "لم نسمع أي كلمات في هذا التسجيل. يُرجى الاقتراب من الميكروفون وإعادة المحاولة.",
  recordingRequired: () => "يلزم تسجيل شيء أولًا.",
  recordingTypeUnknown: () =>
    "هذه الصيغة الصوتية غير مدعومة. الصيغ المقبولة هي WebM وOgg وMP4 وMP3 وWAV.",
  recordingTooLong: () => "هذا التسجيل أطول من دقيقتين. يُرجى تسجيل أقصر.",
  recordingTooLarge: () => "هذا التسجيل أكبر من 10 ميغابايت. يُرجى تسجيل أقصر.",
  oneRecording: () => "يُرسل تسجيل واحد في المرة.",
  recordingIncomplete: () => "انقطع رفع تسجيلك. يُرجى إرساله من جديد.",
} satisfies Catalogue<typeof import("../en/voice")>;
