import { namesChinesePart } from "./latin-marks";

/** What a line of a past paper is, by how it begins. */
export type PaperLine =
  | { is: "blank" }
  /** A number of a page, or the name of a part: it belongs to no question. */
  | { is: "heading" }
  /** Another paper begins, with questions and answers of its own. */
  | { is: "paper" }
  /** What follows are the answers to all questions. */
  | { is: "key"; rest: string }
  | { is: "question"; number: number | null; explicit: boolean; text: string }
  | { is: "options"; options: { letter: string; text: string; marked: boolean }[]; before: string }
  | { is: "answer"; text: string }
  | { is: "text"; text: string };

const alternatives = (words: string) => `(?:${words.replace(/\n\s*/g, "")})`;

const questionWord = alternatives(
  `questions?|q|frage|aufgabe|pregunta|problema|p(?=\\s?:)|domanda|quesito|pergunta|quest[aã]o|question|вопрос|vraag|
  pytanie|问题?|题目?|(?:ال)?سؤال|س`,
);
const answerWord = alternatives(
  `(?:the )?(?:correct |right |best )?answers?(?: is)?|ans|a|solution|sol|(?:richtige |korrekte )?antwort(?:en)?(?: ist| sind)?|l[öo]sung(?:en)?|richtig(?: ist)?|
  (?:bonnes? )?r[ée]ponses?(?: correctes?| exactes?)?|respuestas?(?: correctas?)?|soluci[óo]n|risposta(?: corretta| esatta)?|
  soluzione|respostas?(?: corretas?| certas?)?|gabarito|resp\\.?|rp?ta\\.?|r[ée]p\\.?|r|
  (?:参考|正确|标准)?答案(?:是|为)?|答|解答?|(?:ال)?(?:إجابة|اجابة|جواب|حل)(?: الصحيحة| الصحيح| هي| هو)?|ج|(?:juiste )?antwoord|(?:правильный )?ответ|odpowied[źz]`,
);
const keyWord = alternatives(
  `(?:the )?(?:correct )?answers?(?: keys?| sheet)?(?: and explanations)?|answers to .{1,60}|keys?|solutions?(?: key)?|marking scheme|corrections?(?: d[ée]taill[ée]e?s?)?|
  (?:richtige )?antworten|l[öo]sungen|l[öo]sungsschl[üu]ssel|musterl[öo]sung|corrig[ée]s?|(?:les )?r[ée]ponses|respuestas(?: correctas)?|
  soluciones|soluci[óo]n(?:ario)?|hoja de respuestas|plantilla(?: de respuestas)?|clave(?: de respuestas)?|risposte(?: corrette)?|soluzioni|respostas|
  gabarito(?: oficial)?|(?:参考|标准)?答案(?:及解析|与解析|和解析)?|مفتاح (?:ال)?(?:إجابة|إجابات|اجابة|اجابات|حل)|(?:ال)?(?:إجابات|اجابات|أجوبة|حلول)|antwoorden|ответы|ключи?|odpowiedzi`,
);
const partWord = alternatives(
  "part|section|chapter|unit|teil|abschnitt|kapitel|partie|chapitre|parte|secci[óo]n|bloque|tema|se[zç][ií]?[oõ]n?e|раздел|часть",
);

const paperWord = alternatives(
  "exam|test|quiz|paper|klausur|pr[üu]fung|examen|[ée]preuve|devoir|prova|esame|simulado|simulacro|экзамен|тест",
);

const blank = /^[\s_.\-–—=*#|]*$/;
const page =
  /^(?:page|seite|p[áa]gina|pagina|стр\.?)?\s*-?\s*\d+\s*-?(?:\s*(?:\/|of|von|de|di|из)\s*\d+)?$/i;
const part = new RegExp(`^#*\\s*${partWord}\\s+(?:[ivxlc]+|\\d+|[a-z])\\b.{0,80}$`, "i");
/** What papers say below their last question. */
const closing =
  /^[*_\s–—-]*(?:end of (?:the )?(?:exam(?:ination)?|test|paper|questions?|section.{0,3})|turn over|please turn over|good luck|ende der (?:klausur|prüfung|aufgaben)|viel (?:erfolg|glück)|fin de (?:l['’]examen|l['’]épreuve|la prueba|el examen|examen)|bon(?:ne)? (?:courage|chance)|(?:mucha |buena )suerte|fim da prova|boa (?:sorte|prova)|انتهت الأسئلة|(?:مع )?(?:تمنياتي|أطيب التمنيات).{0,30}|بالتوفيق|(?:试卷|考试|试题)(?:到此)?结束|全卷完)[*_\s.!！。–—-]*$/iu;
const paper = new RegExp(`^[#*\\s]*${paperWord}\\s+(?:\\d+|[a-z])\\b.{0,100}$`, "i");
/** Signs before the words of a line: of headings and lists, and pictures. */
const signs = "[*#>\\s\\p{So}\\p{M}]*";
const key = new RegExp(`^${signs}${keyWord}[*\\s]*(?:([:：.–—-])\\s*(.*))?$`, "iu");
const question = new RegExp(
  `^${signs}${questionWord}\\s*(?:n[°º.]?|nr\\.?|no\\.?|#)?\\s*(\\d{1,3})?(?!\\s*(?:[-–]|to|à|a|bis|au)\\s*\\d)\\s*[*]*\\s*(?:[:：.)–-]+|(?<=\\d\\**)(?=\\s|$))[*]*\\s*(.*)$`,
  "iu",
);
const answer = new RegExp(
  `^[*\\s→>•·✓✔✅-]*${answerWord}\\s*(?:\\([^()]{1,30}\\)\\s*)?[*]*\\s*(?:[:：=]|(?<=\\bans)\\.|(?<!\\b[ar])[–-])[*]*\\s*(.*)$`,
  "i",
);
/** "Antwort b" has no sign of its own. */
const answerLetter = new RegExp(
  `^[*\\s]*(?!a\\s)${answerWord}\\s+\\(?([A-H]{1,6}|[a-h])[).*\\s]*$`,
  "i",
);
const numbered = /^[*_\s]*\(?(\d{1,3})(?:\s*[.):]|\s*[.]?\s*[-–](?=\s))[*_]*\s+(.*)$/;
const keySigns = new RegExp(`^${signs}(?:${questionWord}\\s*(?=\\d))?`, "iu");
/** Before a letter, of the right option. */
const tick = "[*✓✔☑✅→►>+]|\\[[xX✓✔]\\]|\\([xX✓✔]\\)";
const box = "[☐□○◯o]|\\[\\s?\\]|[-•·–]";
const optionStart = `(?:(?:${box})\\s+){0,2}(?:(${tick})\\s*)?(?:\\*\\*)?(?:\\(([A-Ha-h])\\)|\\[([A-Ha-h])\\]|([A-Ha-h])\\s?[.):])(?:\\*\\*)?(?=\\s|[^\\s.\\d])\\s*`;
const option = new RegExp(`^(?:\\*\\*|__)?${optionStart}(.*)$`, "u");
/** Further options on the same line come after a gap or a space. */
const nextOption = new RegExp(`(?<=\\s)${optionStart}`, "gu");
const rightMark =
  /\s*(?:(?<![*✓✔☑✅])[*✓✔☑✅]+|[([]\s*(?:correct|right|true|richtig|korrekt|correcte?|juste|vrai|correct[ao]|verdader[ao]|corrett[ao]|giust[ao]|cert[ao]|верно|правильно|صحيح|صح|正确|对|✓|✔|x)\s*(?:answer|antwort)?\s*[)\]]|<-+.*|←.*)$/iu;

/** What a line is by itself; what it means also depends on those before. */
export function readPaperLine(line: string): PaperLine {
  const text = line.replace(/\s+/g, " ").trim();
  if (blank.test(text)) return { is: "blank" };
  if (isHeading(text)) return { is: "heading" };
  if (paper.test(text)) return { is: "paper" };
  const [isKey, sign = "", rest = ""] = key.exec(text) ?? [];
  if (isKey !== undefined && beginsKey(sign, rest)) return { is: "key", rest };
  const [, explicitNumber, explicitText] = question.exec(text) ?? [];
  if (explicitText !== undefined) {
    const number = explicitNumber ? Number(explicitNumber) : null;
    return { is: "question", number, explicit: true, text: explicitText };
  }
  const [, answerText] = answer.exec(text) ?? [];
  if (answerText !== undefined) return { is: "answer", text: answerText };
  const [, letter] = answerLetter.exec(text) ?? [];
  if (letter !== undefined) return { is: "answer", text: letter };
  const [, number, numberedText] = numbered.exec(text) ?? [];
  if (number !== undefined && numberedText !== undefined) {
    return { is: "question", number: Number(number), explicit: false, text: numberedText };
  }
  // White space tells where the next option of a line begins.
  return readOptions(line.trim(), "") ?? { is: "text", text };
}

function isHeading(text: string): boolean {
  return [page, part, closing].some((form) => form.test(text)) || namesChinesePart(text);
}

/** "Answers" alone, of a paper, or before a list of them; "Answer: b" answers one question. */
function beginsKey(sign: string, rest: string): boolean {
  if (rest.trim() === "") return true;
  if (/[–—-]/.test(sign) && (paper.test(rest) || /^questions?\s+\d/i.test(rest))) return true;
  return /^\(?\d{1,3}\s*[.):=-]?\s*\(?[A-Ha-h]\b.*\d/.test(rest);
}

/** The options that a line begins with, or that come after the words of a question. */
export function readOptions(line: string, before: string): (PaperLine & { is: "options" }) | null {
  const found = option.exec(line);
  if (!found) return null;
  const starts = [{ index: 0, match: found }, ...nextIn(line)];
  const options = starts.map(({ match, index }, place) => {
    const [, mark, ...letters] = match;
    const letter = (letters.slice(0, 3).find(Boolean) ?? "").toLowerCase();
    const start = place === 0 ? line.length - (found[5] ?? "").length : index + match[0].length;
    const raw = line
      .slice(start, starts[place + 1]?.index)
      .replace(/\s+/g, " ")
      .trim();
    const isBold = /^\*\*/.test(line.slice(index)) && /\*\*$/.test(raw);
    const text = raw.replace(rightMark, "").replace(/\*\*$/, "").trim();
    return { letter, text, marked: Boolean(mark) || isBold || text !== raw };
  });
  return { is: "options", options, before };
}

/** Options after the first, as far as their letters follow each other. */
function nextIn(line: string): { index: number; match: RegExpExecArray }[] {
  const first = option.exec(line);
  let letter = letterIn(first);
  const found: { index: number; match: RegExpExecArray }[] = [];
  for (const match of line.matchAll(nextOption)) {
    if (match.index === 0 || letterIn(match) !== next(letter)) continue;
    letter = letterIn(match);
    found.push({ index: match.index, match });
  }
  return found;
}

const letterIn = (match: RegExpExecArray | null) =>
  ([match?.[2], match?.[3], match?.[4]].find(Boolean) ?? "").toLowerCase();
const next = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + 1);

/** A question and its options on one line: where the first option begins; -1 if there are not at least two. */
export function optionsWithin(text: string): number {
  const start = text.search(/(?<=\s)(?:\(a\)|a\s?[.)])\s/i);
  if (start < 0) return -1;
  return (readOptions(text.slice(start), "")?.options.length ?? 0) > 1 ? start : -1;
}

/** A line of a list of answers, without what stands before its number: "Question 2 - [ ] B) ...". */
export function stripKeyLine(text: string): string {
  return text.replace(keySigns, "").replace(/^(\d{1,3}\W{0,4}?)\s*\[\s?\]\s*/, "$1 ");
}
