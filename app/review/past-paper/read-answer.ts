import { toLatinLetters } from "./latin-marks";

/** Between two letters of an answer. */
const joint = "\\s*(?:[,;&/+、，]|and\\b|und\\b|et\\b|y\\b|e\\b|o\\b|和|及|و)\\s*";
const letter = "[A-Ha-h](?![\\p{L}\\d'’])";
const severalLetters = `\\(?${letter}\\)?(?:${joint}\\(?${letter}\\)?)*`;
/** As Chinese papers join them. */
const joined = "[A-H]{2,6}(?![\\p{L}\\d])";

/** The letters that an answer names: "B", "(b) because", "b, d", "ABD"; none if it is in words. */
export function lettersIn(answerText: string): string[] {
  const line = toLatinLetters(answerText.split("\n", 1)[0] ?? "").replace(/^[*_"'\s]+/, "");
  const [together] = new RegExp(`^${joined}`, "u").exec(line) ?? [];
  if (together && /^[\s*).。]*$/.test(line.slice(together.length))) return distinct(together);
  const [, first, sign = "", rest = ""] =
    /^\(?(?:option\s+)?([A-Ha-h])(?![\p{L}\d'’])([)*_"'.:]*)(.*)$/u.exec(line) ?? [];
  if (!first) return [];
  const [more = ""] = new RegExp(`^(?:${joint}\\(?${letter}\\)?)+`, "u").exec(rest) ?? [];
  const others = rest.matchAll(/[,;&]\s*(?:\p{L}{1,3}\s+)?\(?([A-H])\)/gu);
  const all = [first, ...lettersOf(more), ...[...others].map(([, other = ""]) => other)];
  // "A cell divides" begins with a word.
  const isWord = sign === "" && /^a$/i.test(first) && /^\s+[\p{Ll}]/u.test(rest) && !more;
  return isWord ? [] : distinct(all.join(""));
}

/** The numbers and letters of a list of answers: "1. B 2. C", "1-b, 2-c", "1 B", "3. A, D", "1-5 BCADB". */
export function keyEntries(text: string): { number: number; letters: string }[] {
  const run =
    /(?<![\p{L}\d])(\d{1,3})\s*[-–—~～至]\s*(\d{1,3})(?:\s*[:：.、])?\s*([A-H](?:\s?[A-H])+)/gu;
  const entries: { number: number; letters: string }[] = [];
  const singles = text.replace(run, (whole, from: string, to: string, found: string) => {
    const letters = lettersOf(found);
    if (letters.length !== Number(to) - Number(from) + 1) return whole;
    entries.push(...letters.map((each, at) => ({ number: Number(from) + at, letters: each })));
    return " ";
  });
  const entry = new RegExp(
    `(?<![\\p{L}\\d])(\\d{1,3})(?:\\s*[.):=\\-–：、．])?\\s*(${joined}|${severalLetters})`,
    "gu",
  );
  for (const [, number, found = ""] of singles.matchAll(entry)) {
    entries.push({
      number: Number(number),
      letters: distinct(lettersOf(found).join("")).join(", "),
    });
  }
  return entries;
}

/** A question that has its answer in brackets, as in Chinese papers: "……是（B）。", "……（√）". */
export function answerWithin(question: string): { question: string; answer: string } | null {
  if (!/\p{scx=Han}/u.test(question)) return null;
  const brackets = /[（(]\s*([A-H](?:(?:\s*[、，,])?\s*[A-H]){0,5}|[√×✓✗✔✘对错])\s*[)）]/gu;
  const found = [...question.matchAll(brackets)];
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  const answer = (only[1] ?? "").replace(/\s/g, "");
  return { question: question.replace(only[0], "（　　）"), answer };
}

function lettersOf(text: string): string[] {
  return text.match(/(?<![\p{Ll}])[A-Ha-h](?![\p{Ll}])/gu) ?? [];
}

function distinct(letters: string): string[] {
  return [...new Set(letters.toLowerCase())];
}
