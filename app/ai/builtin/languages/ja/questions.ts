import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["「", "」"],
  innerQuoteMarks: ["『", "』"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `次の説明に当てはまる人物は誰ですか。「${definition}」`
      : `次の説明に当てはまる用語は何ですか。「${definition}」`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `「${term}」とは誰ですか。` : `「${term}」とは何ですか。`,
  translation: (word) => `「${word}」の訳はどれですか。`,
  traitOf: (subject) => `「${subject}」の特徴は何ですか。`,
  whichDoes: (predicate) => `次の説明に当てはまるものはどれですか。「${predicate}」`,
  whatDoes: (predicate) => (isPlainForm(predicate) ? `${predicate}ものは何ですか。` : null),
  numberOf: null,
  who: (predicate) => (isPlainForm(predicate) ? `${predicate}のは誰ですか。` : null),
  when: (event) => `${event}${isPlainForm(event) ? "の" : ""}はいつですか。`,
  why: (effect) => (isPlainForm(effect) ? `なぜ${effect}のですか。` : null),
  whatFor: (deed) => (isPlainForm(deed) ? `${deed}のは何のためですか。` : null),
  whatFollows: (cause) =>
    isPlainForm(cause)
      ? `${cause}ことで、どうなりますか。`
      : `「${cause}」によって何が起こりますか。`,
  whichBelongs: (whole) => `「${whole}」に含まれるものはどれですか。`,
  membersOf: (whole, count) => `「${whole}」には何がありますか。（${count}つ）`,
  propertyOf: (row, column) => `${row}の${column}は何ですか。`,
  whichHas: (column, value) => `${column}が「${value}」であるものはどれですか。`,
  nextStep: (step, process) => `「${process}」で、「${step}」のすぐ次の段階はどれですか。`,
  stepsOf: (process) => `「${process}」の段階を順に挙げてください。`,
  difference: (one, other) => `「${other}」と比べたとき、「${one}」の特徴は何ですか。`,
  formulaFor: (quantity) => `「${quantity}」の公式はどれですか。`,
  topicSeparator: "：",
  onPage: (page) => `${page}ページ：`,
  underHeading: (heading) => `見出し「${heading}」の下：`,
  inText: "本文より：",
};

/** Whether it ends with the plain form of a verb or adjective, which can precede a noun. */
function isPlainForm(clause: string): boolean {
  return (
    fitsInQuestion(clause) &&
    /(?:[るうくすつぶむぐた]|[なしたかよく]い)$/u.test(clause) &&
    !/まし?[たす]$|でした$/u.test(clause)
  );
}
