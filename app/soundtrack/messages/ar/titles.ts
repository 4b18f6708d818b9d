import type { Catalogue } from "~/localization/catalogue";
import type { Mood } from "~/soundtrack/moods";
import type { TitleWords } from "~/soundtrack/title-words";

const words: Record<Mood, TitleWords> = {
  energetic: {
    qualities: [
      "في الضوء",
      "على عجل",
      "من نحاس",
      "بلا حدود",
      "بسرعة البرق",
      "نحو الأعلى",
      "بشرارة",
      "عند الظهيرة",
    ],
    things: ["قافلة", "هضبة", "ريح", "أفق", "عاصفة", "سراب", "سباق", "إشارة"],
  },
  relaxed: {
    qualities: [
      "بلا استعجال",
      "تحت الشمس",
      "في هدوء",
      "مع التيار",
      "برفق",
      "بلا نهاية",
      "من كهرمان",
      "في الظل",
    ],
    things: ["واحة", "أصيل", "نخيل", "ميناء", "أرجوحة", "موج", "فناء", "نسيم"],
  },
  focused: {
    qualities: [
      "بثبات",
      "من بلور",
      "في العمق",
      "بلا توقف",
      "بدقة",
      "بالأزرق",
      "على انفراد",
      "في سكون",
    ],
    things: ["بوصلة", "هامش", "مصباح", "خيط", "مرصد", "مكتب", "مدار", "خط"],
  },
  upbeat: {
    qualities: [
      "تحت الشمس",
      "على إيقاع الرقص",
      "بالليمون",
      "بخفة",
      "قفزًا",
      "من ذهب",
      "في السوق",
      "من ورق",
    ],
    things: ["خطوة", "بازار", "راية", "جيب", "عيد", "صفير", "سطح", "موكب"],
  },
  reflective: {
    qualities: [
      "في المساء",
      "من فضة",
      "من بعيد",
      "في البداية",
      "من زمن آخر",
      "همسًا",
      "بلون البنفسج",
      "في الخريف",
    ],
    things: ["كثيب", "نجمة", "رسالة", "ثلج", "نافذة", "قمر", "صدى", "بئر"],
  },
};

export default {
  trackTitle: ({ mood, quality, thing }) =>
    `${words[mood].things[thing]} ${words[mood].qualities[quality]}`,
} satisfies Catalogue<typeof import("../en/titles")>;
