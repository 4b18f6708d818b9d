const chineseNumber = "[一二三四五六七八九十]{1,3}";
const chineseDigits = "〇一二三四五六七八九";
/** The name of a part of a paper: "一、选择题（每题2分）". */
const chinesePart = new RegExp(
  `^\\s*${chineseNumber}\\s*(?:[、．.]\\s*[^\\s（(：:。？?]{0,10}(?:题|部分|解释|阅读|写作)|` +
    "(?:单项|多项)?(?:选择|单选|多选|填空|判断|简答|论述|问答|计算|分析|名词解释)题?)(?=[\\s（(：:]|$)",
);

/** Letters that options have in Arabic, with a sign that only joins some to others. */
const arabicLetter = "(?:[أإا]|ب|ج|د|هـ|ه|و|ز|ح)";
const arabicOrder = "أبجدهوزح";

/**
 * A line with Latin marks of questions, options and answers: "（Ｂ）" is "(B)", "三、" is "3.", "ب)" is "b)". The words
 * between them stay as they are.
 */
export function toLatinMarks(line: string): string {
  if (/[^\p{ASCII}\p{Script=Latin}]/u.test(line)) return arabicMarks(chineseMarks(line));
  return line;
}

/** Whether a line names a part of a Chinese paper and nothing else. */
export function namesChinesePart(line: string): boolean {
  const [name] = chinesePart.exec(line) ?? [];
  return name !== undefined && !/[\dA-H]\s*[A-H]/.test(line.slice(name.length));
}

function chineseMarks(line: string): string {
  const text = line.replace(/[０-９Ａ-Ｚａ-ｚ]/g, toAscii);
  return (chinesePart.test(text) ? text : numberMarks(text))
    .replace(/(?<=^|[\s，。；;？?])([A-H])\s*[、．：]\s*/g, "$1. ")
    .replace(/（\s*([A-H])\s*）/g, "($1)")
    .replace(/^(\s*)[【[]\s*((?:参考|正确|标准)?答案|解析|详解)\s*[】\]]\s*[:：]?\s*/, "$1$2: ");
}

/** "第三题", "（三）", "三、", "３．", "(3)" and "3、" as "3. ". */
function numberMarks(text: string): string {
  const number = `${chineseNumber}|\\d{1,3}`;
  const begins = [
    `第\\s*(${number})\\s*题\\s*[.:：、．]?\\s*`,
    `（\\s*(${number})\\s*）\\s*`,
    `(${chineseNumber})\\s*[、．.]\\s*`,
    "(\\d{1,3})\\s*(?:[、．：]|[.)](?=[^\\s\\d.]))\\s*(?=\\D)",
  ];
  for (const mark of begins) {
    const [whole, found] = new RegExp(`^\\s*${mark}`).exec(text) ?? [];
    if (whole !== undefined && found) return `${numberOf(found)}. ${text.slice(whole.length)}`;
  }
  return text;
}

function arabicMarks(line: string): string {
  if (!/\p{Script=Arabic}/u.test(line)) return line;
  return (
    line
      // Numbers of questions, also in a list of answers.
      .replace(/(?<![٠-٩])[٠-٩]+(?=\s*[.):\-–])/g, (digits) =>
        [...digits].map((digit) => digit.charCodeAt(0) - 0x660).join(""),
      )
      .replace(/^(\s*\d{1,3})\s*[-–]\s*(?=\S)/, "$1- ")
      .replace(
        new RegExp(`(?<=\\d{1,3}\\s?[.):\\-–]\\s?)${arabicLetter}(?![\\p{L}\\p{M}ـ.)\\-–])`, "gu"),
        toLatin,
      )
      .replace(new RegExp(`(?<=(?:^|\\s)\\()${arabicLetter}(?=\\))`, "gu"), toLatin)
      .replace(
        new RegExp(`(?<=^|[\\s*✓✔☑✅])(${arabicLetter})\\s?[.)\\-–]\\s*`, "gu"),
        (_, letter: string) => `${toLatin(letter)}) `,
      )
  );
}

/** The letters that an answer begins with as Latin ones: "ب، د" is "b, d". */
export function toLatinLetters(answer: string): string {
  const single = `${arabicLetter}(?![\\p{L}\\p{M}ـ])`;
  const [letters] =
    new RegExp(`^[\\s(]*${single}(?:\\)?(?:\\s*(?:[،,]|و))?\\s*\\(?${single})*`, "u").exec(
      answer,
    ) ?? [];
  if (letters === undefined) return answer;
  const latin = letters
    .replace(new RegExp(`(?<!\\s)\\s+و\\s*(?=\\(?${single})`, "gu"), "، ")
    .replace(new RegExp(single, "gu"), toLatin)
    .replaceAll("،", ",");
  return latin + answer.slice(letters.length);
}

function toLatin(letter: string): string {
  const place = arabicOrder.indexOf(/^[أإا]/.test(letter) ? "أ" : letter.charAt(0));
  return "abcdefgh"[place] ?? letter;
}

function toAscii(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - 0xfee0);
}

/** Up to 99. */
function numberOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const digit = (sign: string) => chineseDigits.indexOf(sign);
  if (!written.includes("十")) return digit(written);
  const [tens = "", units = ""] = written.split("十");
  return (tens ? digit(tens) : 1) * 10 + (units ? digit(units) : 0);
}
