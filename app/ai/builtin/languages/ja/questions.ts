import type { QuestionPhrases } from "../language-pack";
import { fitsInQuestion } from "../within-question";

export const questions: QuestionPhrases = {
  quoteMarks: ["「", "」"],
  innerQuoteMarks: ["『", "』"],
  termForDefinition: (definition, { kind }) =>
    kind === "person"
      ? `次の説明に当てはまる人物は誰ですか。「${definition}」`
      : `次の説明に当てはまる用語はどれですか。「${definition}」`,
  definitionForTerm: (term, { kind }) =>
    kind === "person" ? `「${term}」とは誰ですか。` : `「${term}」とは何ですか。`,
  translation: (word) => `「${word}」の訳はどれですか。`,
  whichDoes: (predicate) => `次の説明に当てはまるものはどれですか。「${predicate}」`,
  whatDoes: (predicate) => `次の説明に当てはまるものは何ですか。「${predicate}」`,
  completeStatement: (subject) => `「${subject}」について正しいものはどれですか。`,
  saidAbout: (label) => `「${label}」はどのように説明されていますか。`,
  numberOf: null,
  who: (predicate) =>
    isPlainForm(predicate)
      ? `${predicate}のは誰ですか。`
      : `次の説明に当てはまる人物は誰ですか。「${predicate}」`,
  when: (event) =>
    isPlainForm(event) ? `${event}のはいつですか。` : `「${event}」はいつのことですか。`,
  why: (effect) =>
    isPlainForm(effect) ? `なぜ${effect}のですか。` : `それはなぜですか。「${effect}」`,
  whatFor: (deed) =>
    isPlainForm(deed) ? `${deed}のは何のためですか。` : `これは何のためですか。「${deed}」`,
  whatFollows: (cause) =>
    isPlainForm(cause)
      ? `${cause}ことで、どうなりますか。`
      : `「${cause}」によって何が起こりますか。`,
  whichBelongs: (whole, about) =>
    `${about ? `${about}：` : ""}「${whole}」に含まれるものはどれですか。`,
  membersOf: (whole, count, about) =>
    `${about ? `${about}：` : ""}「${whole}」に含まれるものは何ですか。（${count}つ）`,
  propertyOf: (row, column) =>
    /[?？]$/u.test(column) ? `${row}：${column}` : `「${row}」の「${column}」は何ですか。`,
  whichHas: (column, value) => `「${column}」が「${value}」であるものはどれですか。`,
  nextStep: (step, process) => `「${process}」で、「${step}」のすぐ次の段階はどれですか。`,
  stepsOf: (process) => `「${process}」の段階を順に挙げてください。`,
  difference: (one, other) => `「${one}」と「${other}」の違いは何ですか。`,
  formulaFor: (quantity) => `「${quantity}」の公式はどれですか。`,
  inContext: (context, question) => `${context}：${question}`,
  onPage: (page) => `${page}ページ：`,
  underHeading: (heading) => `見出し「${heading}」の下：`,
  inText: "本文より：",
};

/** Ends with a verb or adjective of the plain form, which a noun may follow. */
function isPlainForm(clause: string): boolean {
  return (
    fitsInQuestion(clause) &&
    /(?:[るうくすつぶむぐた]|[なしたかよく]い)$/u.test(clause) &&
    !/まし?[たす]$|でした$/u.test(clause)
  );
}
