import { normalizeToken } from "~/ai/text/tokenize";
import { createWords } from "../create-words";

export const words = createWords({
  stopWords: `
    في من على إلى عن أن إن كان كانت هذا هذه ذلك تلك التي الذي الذين ما ماذا متى أين كيف لماذا كم
    هل هو هي هم لا لم لن قد مع بعد قبل كل بين أو و ثم حتى عند عندما كما أي أيضا غير بعض منذ خلال
    وقد ولم وكان وكانت
  `,
  stem: stemArabic,
  months: `
    يناير كانون, فبراير شباط, مارس آذار, أبريل إبريل نيسان, مايو أيار, يونيو حزيران, يوليو تموز,
    أغسطس آب, سبتمبر أيلول, أكتوبر تشرين, نوفمبر, ديسمبر
  `,
});

/**
 * Removes the article with its prefixed particles, then the commonest plural and pronoun endings.
 */
function stemArabic(word: string): string {
  return normalizeToken(word)
    .replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{3})/u, "")
    .replace(/(?<=.{3})(?:ات|ون|ين|ها|هم|ية|ة|ه)$/u, "");
}
