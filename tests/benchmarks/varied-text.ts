import thesaurus from "~/ai/builtin/languages/en/wordnet/thesaurus.json";

/**
 * Generates English text: statements like those of a textbook with the word frequencies of the language and
 * invented names. The same seed gives the same text.
 */
export function variedText(seed: number) {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  /** Low ranks are frequent and high ones rare, like content words (Zipf–Mandelbrot). */
  const rank = (count: number) => Math.floor(head * ((count + head) / head) ** random()) - head;
  const noun = () => nouns[rank(nouns.length)];
  const name = () => {
    const number = rank(made);
    const parts = [number, Math.floor(number / syllables.length), number * 7 + 3];
    const text = parts.map((part) => syllables[part % syllables.length]).join("");
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  };
  const term = () => name().toLowerCase();
  const person = () => `${one(firstNames)} ${name()}`;
  const year = () => 1500 + Math.floor(random() * 500);
  const amount = () => 2 + Math.floor(random() * 900);
  /** Sentences without facts, so that few passages answer a question. */
  const fillers = [
    () => `The ${noun()} of the ${noun()} is a ${noun()}, and each ${noun()} has its ${noun()}.`,
    () => `With a ${noun()} or a ${noun()} the ${noun()} of ${name()} would be without ${noun()}.`,
    () =>
      `For the ${noun()} there is no ${noun()} but the ${noun()}, so the ${noun()} is ${noun()}.`,
  ];
  const statements = [
    () => `A ${term()} is a ${noun()} that ${one(verbs)} the ${noun()} of the ${noun()}.`,
    () => `In ${year()} ${person()} discovered the ${term()} in the ${noun()} near ${name()}.`,
    () =>
      `Because the ${noun()} ${one(verbs)} the ${noun()}, its ${noun()} is never without ${noun()}.`,
    () => `About ${amount()} people of ${name()} lost their ${noun()} to the ${term()}.`,
    () => `Without ${noun()} a ${noun()} loses its ${noun()} within ${amount()} days.`,
    () => `${person()} believed that the ${noun()} ${one(verbs)} every ${noun()} of the ${noun()}.`,
    () => `Each ${noun()}, such as the ${term()} and the ${term()}, ${one(verbs)} a ${noun()}.`,
    () => `The ${noun()} of ${name()} was built in ${year()} by ${person()}.`,
  ];
  const questions = [
    () => `What is a ${term()}?`,
    () => `Who discovered the ${term()} near ${name()}?`,
    () => `Why does the ${noun()} never lack ${noun()}?`,
    () => `When was the ${noun()} of ${name()} built?`,
    () => `How long does it take until a ${noun()} loses its ${noun()}?`,
  ];
  const sentence = () => one(random() < telling ? statements : fillers)();
  const passage = () => {
    let text = sentence();
    while (text.length < passageLength) text += ` ${sentence()}`;
    return text;
  };
  return {
    passage,
    page: () =>
      `# The ${noun()} of ${name()}\n\n${Array.from({ length: passagesOfPage }, passage).join("\n\n")}`,
    question: () => one(questions)(),
  };
}

const made = 30_000;
const head = 50;
const telling = 0.2;
const passageLength = 650;
const passagesOfPage = 4;
const nouns = thesaurus.words.flatMap((line) => line.split(" ")).filter((word) => word.length > 3);
const syllables = "ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi bra cle flo gru sti".split(
  " ",
);
const firstNames = ["Anna", "Boris", "Clara", "David", "Elena", "Frank", "Greta", "Henry"];
const verbs = ["absorbs", "attracts", "blocks", "contains", "feeds", "limits", "moves", "shelters"];
