import { findMath } from "./find-math";
import { spokenMath } from "./spoken-math";
import { fillPhrase, type SpokenWords, spokenWords } from "./spoken-words";

/**
 * A reply's Markdown as text for speech: without marks and citation markers, formulas in words, tables row by row, code
 * only mentioned. Every block is a separate line and ends like a sentence.
 * @param language BCP 47; empty if unknown
 */
export function spokenText(markdown: string, language: string): string {
  const words = spokenWords(language);
  const lines = sayFormulas(markdown, words).split("\n");
  const stop = language === "zh" || language === "ja" ? "。" : ".";
  const said: string[] = [];
  let paragraph: string[] = [];
  const say = (text: string) => {
    const plain = sayInline(text);
    if (/[\p{L}\p{N}]/u.test(plain)) said.push(endSentence(plain, stop));
  };
  const endParagraph = () => {
    say(paragraph.join(" "));
    paragraph = [];
  };
  for (let index = 0; index < lines.length; index += 1) {
    const line = (lines[index] ?? "").replace(/^(?:\s{0,3}>)+\s?/, "");
    const fence = /^\s{0,3}(`{3,}|~{3,})\s*([^\s`]*)/.exec(line);
    if (fence) {
      endParagraph();
      const code: string[] = [];
      for (index += 1; index < lines.length; index += 1) {
        if ((lines[index] ?? "").trim().startsWith(fence[1] ?? "```")) break;
        code.push(lines[index] ?? "");
      }
      said.push(endSentence(sayCode(code, fence[2] ?? "", words), stop));
      continue;
    }
    if (isTableHead(line, lines[index + 1])) {
      endParagraph();
      const head = cellsOf(line);
      for (index += 2; index < lines.length && (lines[index] ?? "").includes("|"); index += 1) {
        say(sayRow(head, cellsOf(lines[index] ?? "")));
      }
      index -= 1;
      continue;
    }
    const block =
      /^\s{0,3}#{1,6}\s+(?<heading>.*)$|^\s*(?:[-*+]\s+(?:\[[ xX]\]\s+)?(?<item>.*)|(?<number>\d{1,9})[.)]\s+(?<numbered>.*))$/.exec(
        line,
      )?.groups;
    const rule = /^\s{0,3}([-*_=])(?:\s*\1){2,}\s*$/.test(line);
    if (line.trim() === "" || rule || block) endParagraph();
    if (block?.heading !== undefined) say(block.heading.trimEnd().replace(/(?<!#)#+$/, ""));
    else if (block && !rule) {
      paragraph.push(block.item ?? `${block.number}: ${block.numbered}`);
    } else if (!rule) paragraph.push(line.trim());
  }
  endParagraph();
  return said.join("\n");
}

function sayFormulas(markdown: string, words: SpokenWords): string {
  let text = "";
  let done = 0;
  for (const { tex, start, end } of findMath(markdown)) {
    text += `${markdown.slice(done, start)} ${spokenMath(tex, words).replace(/[*_`|]/g, " ")} `;
    done = end;
  }
  return text + markdown.slice(done);
}

/** Reads one short line of code; longer code is only mentioned. */
function sayCode(code: string[], language: string, words: SpokenWords): string {
  const lines = code.filter((line) => line.trim() !== "");
  const [only = ""] = lines;
  if (lines.length === 1 && only.trim().length <= 60) return only.trim();
  return language
    ? fillPhrase(words.codeIn, language, lines.length)
    : fillPhrase(words.code, "", lines.length);
}

function isTableHead(line: string, next = ""): boolean {
  return line.includes("|") && next.includes("|") && /^[\s|:]*-[\s|:-]*$/.test(next);
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, "")
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function sayRow(head: string[], cells: string[]): string {
  return cells
    .map((cell, index) => (cell && head[index] ? `${head[index]}: ${cell}` : cell))
    .filter((cell) => cell !== "")
    .join(", ");
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

// The patterns stop at the next mark of their own kind, so that a run of marks is read once.
function sayInline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?\[\^?\d{1,2}\](?!\()/g, "")
    .replace(/!\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)/g, "$1")
    .replace(/<?https?:\/\/(?:www\.)?([^\s/>)]+)[^\s>)]*>?/g, "$1")
    .replace(/<\/?[a-zA-Z][^<>]*>/g, " ")
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => entities[name] ?? " ")
    .replace(/ ?(?:→|⇒|(?<!-)-+>|(?<!=)=+>) ?/g, ", ")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/`+/g, "")
    .replace(/(\*+|~~)(?=\S)|(?<=\S)(\*+|~~)/g, "")
    .replace(/(?<!_)_+(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])_+/gu, "")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:!?])(?=\s|$)/g, "$1")
    .trim();
}

function endSentence(text: string, stop: string): string {
  return /[.!?…。！？:;]["'”»)\]]*$/u.test(text) ? text : `${text}${stop}`;
}
