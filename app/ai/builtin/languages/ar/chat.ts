import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /كم(?=\s)/u,
    time: /متى|في أي (?:عام|سنة)/u,
    reason: /لماذا|لما(?=\s)/u,
    person: /(?:^|\s)من(?= (?!أين)\p{L})/u,
    place: /(?:^|\s)أين/u,
    manner: /كيف/u,
  },
  countQuestion: /كم(?=\s)/u,
  whoIs: /^[\s]*من (?:هو|هي|هم) (.{2,40}?)[\s?؟.!]*$/u,
  subjects: [/^[\s]*(?:ما|من) (?:هو|هي|هم) (.{2,60}?)[\s?؟.!]*$/u],
  whatAbout: /^[\s]*و(.{2,60}?)[\s?؟!.]*$/u,
  comparisons: [/الفرق بين (.{2,60}?) و(.{2,60}?)[\s?؟.!]*$/u],
  questionBoundary: /[؟?]\s+(?=\p{L}.{3})|\s+و(?=(?:لماذا|متى|أين|كيف|من|كم)\s)/u,
  continuation: /^\s*و(?=[\s])/u,
  pronoun: /^(?:ذلك|هذا)$/u,
};

const answers: Partial<AnswerPatterns> = {
  reason: /لأن|بسبب|لذلك|نتيجة/u,
  definition: /(?<=\p{Script=Arabic})\s(?:هو|هي|هم|يُ?عرف|تُ?عرف)\s/u,
  example: /على سبيل المثال|مثل |مثال/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:مرحبا|مرحبًا|السلام عليكم)(?:[\s,]+\p{L}+)?[\s!.,]*$/u,
    thanks: /^\s*(?:شكرا|شكرًا)(?: جزيلا| لك)?[\s!.,]*$/u,
    fine: /^\s*(?:حسنا|حسنًا|فهمت|وداعا|مع السلامة)[\s!.,]*$/u,
    self: /^\s*(?:من أنت|كيف حالك|هل أنت (?:روبوت|إنسان)|ما رأيك)[\s?!.؟]*$/u,
    help: /^\s*ماذا يمكنك أن تفعل[\s!?.؟]*$/u,
    quiz: /اختبرني/u,
    summary: /لخص|لخّص|تلخيص|ملخص|ملخّص|أهم النقاط|(?:النقاط|الأفكار) الرئيسية/u,
    keyTerm: /^\s*(?:ا?شرح|ما)(?: لي| هو)? (?:أهم مصطلح|المصطلح الأهم)[\s؟?.!]*$/u,
    explain:
      /^[\s]*(?:(?:ما|ماذا) (?:هو|هي|هم|تعني|يعني|معنى) |ما (?:المقصود|معنى) |من (?:هو|هي|هم) )/u,
  },
  followUps,
  polite: "من فضلك",
  questions,
  answers,
  parts: {
    labels: {
      chapter: "الفصل|فصل",
      section: "القسم",
      part: "الجزء",
      unit: "الوحدة|الدرس",
    },
    page: "الصفح(?:ة|ات)|صفحة",
    to: "إلى",
    ordinals:
      "الأول(?:ى)? الثاني(?:ة)? الثالث(?:ة)? الرابع(?:ة)? الخامس(?:ة)? السادس(?:ة)? السابع(?:ة)? الثامن(?:ة)? التاسع(?:ة)? العاشر(?:ة)? الأخير(?:ة)?".split(
        " ",
      ),
    number: "رقم",
    titled: "عن|حول",
  },
  summaryWords:
    /لخّ?ص|تلخيص|ملخّ?ص|الأفكار|المقرر|(?<!\p{L})ما(?!\p{L})|أهم|النقاط|الرئيسية|النص|المستند|هذا|من فضلك/gu,
  capitalsAreNames: false,
});
