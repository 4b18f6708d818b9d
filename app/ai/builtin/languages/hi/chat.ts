import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /कितन[ाेी]/u,
    time: /(?:^|\s)कब(?=\s|$|[?।])/u,
    reason: /क्यों/u,
    person: /(?:^|\s)(?:कौन|किसने)(?=\s|$|[?।])/u,
    place: /कहाँ/u,
    manner: /कैसे/u,
  },
  countQuestion: /कितन[ेी]/u,
  subjects: [/^(.{1,40}?) (?:क्या|कौन) (?:है|हैं|था|थी|थे)[\s?।]*$/u],
  questionBoundary: /[?।]\s+(?=\p{L}.{3})/u,
};

const answers: Partial<AnswerPatterns> = {
  reason: /क्योंकि|कारण|इसलिए/u,
  example: /उदाहरण|जैसे/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*नमस्ते[\s!.,।]*$/u,
    thanks: /^\s*(?:धन्यवाद|शुक्रिया)[\s!.,।]*$/u,
    fine: /^\s*(?:ठीक है|समझ गया|अलविदा)[\s!.,।]*$/u,
    self: /^\s*(?:(?:तुम|आप) कौन (?:हो|हैं)|(?:तुम|आप) कैसे (?:हो|हैं)|(?:आप|तुम) क्या सोचते (?:हैं|हो))[\s?!.।]*$/u,
    quiz: /मेरी परीक्षा/u,
    summary: /सारांश|मुख्य (?:बातें|बिंदु)/u,
    explain: /^.{1,20}(?:क्या|कौन) (?:है|हैं|था|थी|थे)[\s?।]*$/u,
  },
  followUps,
  polite: "कृपया",
  questions,
  answers,
  parts: {
    labels: { chapter: "अध्याय", section: "खंड", part: "भाग", unit: "इकाई|पाठ" },
    page: "पृष्ठ|पेज",
    to: "से",
    ordinals: [
      "पहल[ाेी]",
      "दूसर[ाेी]",
      "तीसर[ाेी]",
      "चौथ[ाेी]",
      "पाँचव[ाेीें]+",
      "",
      "",
      "",
      "",
      "",
      "आख़िरी|अंतिम",
    ],
  },
  summaryWords: /सारांश|मुख्य|बातें|बिंदु|दस्तावेज़|पाठ|बताओ|बताइए|लिखो/gu,
});
