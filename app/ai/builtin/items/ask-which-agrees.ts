import type { FoundName } from "../concepts/find-names";
import type { Language } from "../language/language";
import type { PlacedSentence } from "../language/sentences";
import { contentStems } from "../language/words";
import { alterationsOf } from "./alter-statement";
import type { QuestionSeed, Rival } from "./question-draft";
import { isFit, namesItsOwn, sayer, stillFalse } from "./statement-questions";

/** One quiz asks in each of these ways once at most. */
const WAYS = [
  "Which of these statements agrees with the text?",
  "Which of these is true according to the text?",
  "Which of these does the text say?",
  "Which of these sentences says what the text says?",
  "Which of these statements follows the text?",
  "What is right by the text?",
];
/** "Rather than a secretary, it has …", "were set behind it", "Each controls …": what, another sentence tells. */
const LEANS =
  /^(?:In|On|At|For|From|By|With|After|Before|Rather|Instead|Despite|During|To|Under|Within|Among|Like|Unlike|Until)\b[^,]*,? (?:it|they|s?he)\b|^(?:\S+ ){0,6}(?:behind|around|in|on|over|under|from|of|with|to|for|by|about) (?:it|them|him)\b|^(?:Each|All|Both|Some|Most|None) (?:of (?:it|them)|\p{Ll}+s|are|were|have|can|will) |\bthe same one\b/u;
/** Who says less says hardly anything. */
const FEWEST_TOLD = 4;
const FEWEST_WORDS = 6;
/** Three others stand beside the one. */
const RIVALS = 3;
const FEW = 6;

/**
 * One sentence of a text among others of it, each made false in one place: by a word turned
 * round, a fact or a name exchanged, or another thing of the text in the place of the one it names.
 * @param exchanged what else each statement can be made to say, by its sentence; no other is asked
 * @param isShort where everyday words have to be turned round as well, and some statements denied
 */
export function askWhichAgrees(
  statements: readonly { sentence: PlacedSentence; text: string }[],
  names: ReadonlyMap<string, FoundName>,
  exchanged: ReadonlyMap<string, readonly string[]>,
  language: Language,
  isShort = true,
): QuestionSeed[] {
  const fit = statements.filter(
    ({ sentence, text }) =>
      exchanged.has(sentence.text) &&
      !isFused(sentence) &&
      !LEANS.test(text) &&
      isFit(text, FEWEST_WORDS, language) &&
      namesItsOwn(sentence, text, language),
  );
  const rivals = stillFalse(
    fit.map(({ sentence, text }): Rival => {
      const found = alterationsOf(text.replace(/\.$/u, ""), {
        names,
        whole: text,
        language,
        isLax: true,
        isWide: isShort,
      });
      const turned = found.filter(({ sort }) => sort !== "denial").map((one) => `${one.text}.`);
      const told = [...turned, ...(exchanged.get(sentence.text) ?? [])];
      const denied = alterationsOf(text.replace(/\.$/u, ""), { names, whole: text, language });
      const isDenied = told.length === 0 && isShort;
      const falsified = isDenied ? denied.map((one) => `${one.text}.`) : told;
      return { sentence, statement: text, falsified, isDenied };
    }),
    sayer(statements, language),
  );
  if (rivals.length < RIVALS) return [];
  const isRival = new Set(rivals.map(({ sentence }) => sentence.text));
  return fit
    .filter(({ text }) => contentStems(text, language).length >= FEWEST_TOLD)
    .map(
      ({ sentence, text }, index): QuestionSeed => ({
        kind: "statement",
        question: WAYS[index % WAYS.length] ?? "",
        key: text,
        group: "agrees",
        sentence,
        // Where there are so few, the statement itself, made false, is one of them.
        rivals: () =>
          rivals.length < FEW
            ? rivals
            : rivals.filter((rival) => rival.sentence.text !== sentence.text),
        // What stands beside others in its false form is not asked for where there is enough else.
        quality: isRival.has(sentence.text) ? 0.75 : 0.85,
      }),
    );
}

/** "Globalization Cargo ships are …": the heading has run into the words under a picture. */
function isFused({ text, passage: { heading } }: PlacedSentence): boolean {
  const last = heading?.replace(/^[\d.\s]+/u, "") ?? "";
  return last !== "" && text.startsWith(`${last} `) && /^\p{Lu}/u.test(text.slice(last.length + 1));
}
