import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /いくつ|何(?:人|個|回)/u,
    time: /いつ|何年/u,
    reason: /なぜ|どうして/u,
    person: /誰|だれ/u,
    place: /どこ/u,
    manner: /どうやって/u,
  },
  countQuestion: /いくつ/u,
  subjects: [/^(.{1,20}?)(?:とは|って).{0,8}$/u],
  comparisons: [/^(.{1,20}?)と(.{1,20}?)の違い/u],
  questionBoundary: /[？?]\s*(?=\p{L}.{2})/u,
};

const answers: Partial<AnswerPatterns> = {
  reason: /ため|ので|から/u,
  definition: /とは/u,
  example: /たとえば|例えば/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*こんにちは[\s!.,。！]*$/u,
    thanks: /^\s*ありがとう(?:ございます|ございました)?[\s!.,。！]*$/u,
    fine: /^\s*(?:はい|わかりました|分かりました|さようなら)[\s!.,。！]*$/u,
    self: /^\s*(?:あなたは(?:誰|だれ|何|ロボット|人間)(?:ですか)?|(?:お)?元気ですか|どう思いますか)[\s?!.。？！]*$/u,
    help: /^\s*何ができますか[\s!?.？]*$/u,
    quiz: /テストして/u,
    summary: /要約|まとめ/u,
    explain:
      /^.{1,20}(?:とは(?:何|なん|誰|だれ)?(?:ですか)?|って(?:何|なに|誰)(?:ですか)?)[\s?？।]*$/u,
  },
  followUps,
  polite: "ください",
  questions,
  answers,
  parts: {
    labels: { chapter: "章", section: "節", part: "部分?", book: "巻", unit: "課" },
  },
  summaryWords: /要約|まとめ(?:て)?|して|ください|この|文書|を|は|の/gu,
});
