import { describeSource, type ExportedItem, type ExportedSet } from "./exported-item";

/**
 * Questions in GIFT, which Moodle, Canvas and others import. A card becomes a question with a short answer, or
 * an essay with the answer as feedback if that is too long to be typed.
 */
export function toGift({ title, items }: ExportedSet): string {
  return items.map((item, index) => `${toQuestion(item, `${title} ${index + 1}`)}\n`).join("\n");
}

function toQuestion(item: ExportedItem, title: string): string {
  const head = `::${escapeText(title)}::[plain]${escapeText(item.text)}`;
  const source = describeSource(item.source);
  if (item.kind === "open") {
    const { answer } = item;
    return canBeTyped(answer)
      ? `${head}{\n=${escapeAnswer(answer)}\n${feedback([source])}}`
      : `${head}{${feedback([answer, source])}}`;
  }
  const options = item.options.map(
    (option, index) => `${index === item.correct ? "=" : "~"}${escapeAnswer(option)}\n`,
  );
  return `${head}{\n${options.join("")}${feedback([item.explanation, source])}}`;
}

/** An arrow would make a matching question of it. */
function canBeTyped(answer: string): boolean {
  return answer.length <= 100 && !answer.includes("\n") && !answer.includes("->");
}

function feedback(sentences: string[]): string {
  const text = sentences.filter((sentence) => sentence !== "").join("\n");
  return text === "" ? "" : `####${escapeAnswer(text)}\n`;
}

/** What begins like a weight or a format is neither. */
function escapeAnswer(text: string): string {
  return /^\s*[%[]/.test(text) ? `[plain]${escapeText(text)}` : escapeText(text);
}

function escapeText(text: string): string {
  return text
    .replace(/[\\~=#{}:]/g, (sign) => `\\${sign}`)
    .trim()
    .replace(/\r\n?|\n/g, "\\n");
}
