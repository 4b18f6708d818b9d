import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // The page
  title: () => "موسيقى الدراسة",
  logInFirst: () => "هذه الميزة متاحة بعد تسجيل الدخول.",
  playerTab: () => "المشغّل",
  moodsTab: () => "الأجواء وفوائدها",
  collectionTab: () => "مقطوعاتي",

  // Moods
  mood: () => "الأجواء",
  energetic: () => "حيوية",
  energeticSound: () => "إيقاع سريع ثابت، ونغمات وترية مشرقة، ولحن لا يتوقف.",
  energeticUse: () => "ترتيب الملاحظات أو المكتب، والدفعة الأخيرة قبل الاستراحة.",
  relaxed: () => "هادئة",
  relaxedSound: () => "نغمات طويلة دافئة على مفاتيح ناعمة مع أمواج بعيدة. بلا طبول.",
  relaxedUse: () => "الاسترخاء، أو القراءة للمتعة.",
  focused: () => "للتركيز",
  focusedSound: () => "لحن قصير يتكرر فوق نبض خافت، هادئ ومنتظم.",
  focusedUse: () => "القراءة وحل المسائل، حين يحسن أن تبقى الموسيقى في الخلفية.",
  upbeat: () => "مرحة",
  upbeatSound: () => "إيقاع خفيف متمايل، ولحن على الإكسيليفون، ونغمات ودودة.",
  upbeatUse: () => "البطاقات التعليمية والمفردات، واحدة تلو الأخرى.",
  reflective: () => "متأملة",
  reflectiveSound: () => "نغمات بطيئة رقيقة بإيقاع الفالس، كبيانو ناعم في قاعة واسعة.",
  reflectiveUse: () => "الكتابة، واستعادة ما مرّ في اليوم.",
  chosenMood: () => "المختارة",
  tryMood: () => "تجربة هذه الأجواء",
  moodRequired: () => "يُرجى اختيار الأجواء: حيوية أو هادئة أو للتركيز أو مرحة أو متأملة.",
  progressRange: () => "التقدّم عدد صحيح من 5 إلى 95.",

  // The player
  player: () => "المشغّل",
  loadingTracks: () => "جارٍ تحميل المقطوعات",
  trackNumber: ({ number, total }) => `المقطوعة ${number} من ${total}`,
  tracks: () => "المقطوعات",
  refresh: () => "تحديث",
  seek: () => "موضع التشغيل",
  seekPosition: ({ elapsed, duration }) => `${elapsed} من ${duration}`,
  elapsedTime: ({ hidden, time }) => [hidden("المنقضي "), time],
  totalTime: ({ hidden, time }) => [hidden("الإجمالي "), time],
  volume: () => "مستوى الصوت",
  fallbackNote: () => "لم تُحمَّل سوى هذه المقطوعة القصيرة. قد يجلب زر «تحديث» المجموعة كاملة.",
  fallbackTitle: ({ mood }) => `${mood} (نسخة قصيرة)`,
  previousTrack: () => "المقطوعة السابقة",
  play: () => "تشغيل",
  pause: () => "إيقاف مؤقت",
  nextTrack: () => "المقطوعة التالية",

  // The player at the lower edge of other pages
  nowPlaying: () => "قيد التشغيل",
  openPlayerOf: ({ track }) => `\u2068${track}\u2069، فتح المشغّل`,
  playedTime: ({ elapsed, duration }) => `${elapsed} / ${duration}`,
  closePlayer: () => "إغلاق المشغّل",

  // The sleep timer
  sleepTimer: () => "مؤقّت النوم",
  sleepTimerOff: () => "مؤقّت النوم متوقف",
  doNotStop: () => "إيقاف المؤقّت",
  stopsIn: ({ minutes }) =>
    plural(
      minutes,
      {
        zero: "تتوقف الآن",
        one: "تتوقف بعد دقيقة واحدة",
        two: "تتوقف بعد دقيقتين",
        few: "تتوقف بعد # دقائق",
        other: "تتوقف بعد # دقيقة",
      },
      "ar",
    ),
  stopAfter: ({ minutes }) =>
    plural(
      minutes,
      {
        one: "إيقاف بعد دقيقة واحدة",
        two: "إيقاف بعد دقيقتين",
        few: "إيقاف بعد # دقائق",
        other: "إيقاف بعد # دقيقة",
      },
      "ar",
    ),

  // Without scripts
  tracksForYou: () => "مقطوعات لك",
  keepExplanation: () => "زر «حفظ» يضيف المقطوعة إلى «مقطوعاتي».",
  keep: () => "حفظ",
  keepTrack: ({ track }) => `حفظ \u2068${track}\u2069 في «مقطوعاتي»`,
  kept: () => "حُفظت",
  keptTrack: ({ track }) => `«\u2068${track}\u2069» الآن في «مقطوعاتي».`,

  // The collection
  nothingPlayed: () => "لم يُشغَّل شيء بعد",
  nothingPlayedAdvice: () => "تظهر هنا المقطوعات بعد تشغيلها، ليسهل تشغيلها من جديد.",
  openPlayer: () => "فتح المشغّل",
  recentlyPlayed: () => "شُغّلت حديثًا",
  playedOnce: ({ mood, duration, date }) => [`${mood}، ${duration}، `, date],
  playedOften: ({ mood, duration, date, plays }) => [
    `${mood}، ${duration}، `,
    date,
    plural(
      plays,
      {
        one: "، شُغّلت مرة واحدة",
        two: "، شُغّلت مرتين",
        few: "، شُغّلت # مرات",
        other: "، شُغّلت # مرة",
      },
      "ar",
    ),
  ],
  playing: () => "قيد التشغيل",
  playTrack: ({ track }) => `تشغيل \u2068${track}\u2069`,

  // The learner's progress
  yourProgress: () => "تقدّمك الدراسي",
  cardsMastered: () => "بطاقات متقَنة",
  lessonsCompleted: () => "اختبارات ومجموعات بطاقات منجزة",
  lessonsOf: ({ completed, total }) => `${completed} من ${total}`,
  averageScore: () => "متوسط النتائج",
  percent: ({ value }) => `${value}%`,
  noneYet: () => "لا شيء بعد",
  streak: () => "أيام متتالية",
  days: ({ count }) =>
    plural(
      count,
      {
        zero: "لا أيام",
        one: "يوم واحد",
        two: "يومان",
        few: "# أيام",
        many: "# يومًا",
        other: "# يوم",
      },
      "ar",
    ),
  intensity: () => "حيوية الموسيقى",
  intensityAtStart: () =>
    "تبدأ من 50%. كلما زاد إنجازك وارتفعت نتائجك وطالت أيامك المتتالية، زادت الموسيقى حيوية.",
  intensityRule: () => "كلما زاد إنجازك وارتفعت نتائجك وطالت أيامك المتتالية، زادت الموسيقى حيوية.",

  // Benefits
  benefits: () => "فوائد الموسيقى للتعلّم",
  coversTheRoom: () => "تحجب ضوضاء المكان.",
  coversTheRoomReason: () => "الصوت المستمر يخفف وقع باب يُغلق بقوة أو حديث في الغرفة المجاورة.",
  noWords: () => "بلا كلمات.",
  noWordsReason: () => "لا شيء فيها ينافس ما بين يديك من نص.",
  marksTime: () => "تساعد على متابعة الوقت.",
  marksTimeReason: () => "مدة كل مقطوعة من دقيقتين إلى ثلاث، والمجموعة كاملة نحو 15 دقيقة.",
  beginning: () => "تساعد على البدء.",
  beginningReason: () => "مع تكرار الموسيقى نفسها كل مرة تصبح إشارة إلى بدء الدراسة.",
  silence: () => "بعض الناس يدرسون أفضل في الصمت. إن كان هذا حالك، فالدراسة من دون موسيقى أفضل.",

  // Failures
  tracksFailed: () => "تعذّر تحميل الموسيقى",
  tracksFailedAdvice: () => "يُرجى إعادة المحاولة لاحقًا",
  tracksNotLoaded: () => "تعذّر تحميل المقطوعات",
  playbackFailed: () => "خطأ في التشغيل",
  playbackFailedAdvice: () => "تعذّر تشغيل المقطوعة المختارة",
  keepFailed: () => "تعذّر حفظ المقطوعة",
  noSuchTrack: () => "لم نعثر على هذه المقطوعة.",
  trackNotFound: () => "لم نعثر على هذه المقطوعة. ربما حُذفت.",
} satisfies Catalogue<typeof import("../en/screen")>;
