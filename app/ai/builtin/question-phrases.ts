import type { Language } from "./language";

/** How a question is put in a language. `%s` stands for the part to fill in. */
export interface QuestionPhrases {
  whichTerm: string;
  whatIs: string;
  year: string;
  number: string;
  name: string;
  word: string;
  onPage: string;
  underHeading: string;
  inText: string;
}

const ENGLISH: QuestionPhrases = {
  whichTerm: "Which term has this meaning? “%s”",
  whatIs: "According to the text, what is meant by “%s”?",
  year: "Which year belongs in the gap? “%s”",
  number: "Which number belongs in the gap? “%s”",
  name: "Which name completes the sentence? “%s”",
  word: "Which term completes the sentence? “%s”",
  onPage: "On page %s:",
  underHeading: "Under the heading “%s”:",
  inText: "The text says:",
};

const PHRASES: Partial<Record<Language, QuestionPhrases>> = {
  en: ENGLISH,
  es: {
    whichTerm: "¿Qué término se describe aquí? «%s»",
    whatIs: "Según el texto, ¿qué significa «%s»?",
    year: "¿Qué año falta en la frase? «%s»",
    number: "¿Qué número falta en la frase? «%s»",
    name: "¿Qué nombre completa la frase? «%s»",
    word: "¿Qué palabra completa la frase? «%s»",
    onPage: "En la página %s:",
    underHeading: "Bajo el título «%s»:",
    inText: "El texto dice:",
  },
  fr: {
    whichTerm: "Quel terme est décrit ici ? « %s »",
    whatIs: "Selon le texte, que signifie « %s » ?",
    year: "Quelle année manque dans la phrase ? « %s »",
    number: "Quel nombre manque dans la phrase ? « %s »",
    name: "Quel nom complète la phrase ? « %s »",
    word: "Quel mot complète la phrase ? « %s »",
    onPage: "À la page %s :",
    underHeading: "Sous le titre « %s » :",
    inText: "Le texte dit :",
  },
  de: {
    whichTerm: "Welcher Begriff wird hier beschrieben? „%s“",
    whatIs: "Was bedeutet „%s“ laut Text?",
    year: "Welches Jahr fehlt im Satz? „%s“",
    number: "Welche Zahl fehlt im Satz? „%s“",
    name: "Welcher Name ergänzt den Satz? „%s“",
    word: "Welches Wort ergänzt den Satz? „%s“",
    onPage: "Auf Seite %s:",
    underHeading: "Unter der Überschrift „%s“:",
    inText: "Im Text steht:",
  },
  pt: {
    whichTerm: "Que termo é descrito aqui? “%s”",
    whatIs: "Segundo o texto, o que significa “%s”?",
    year: "Que ano falta na frase? “%s”",
    number: "Que número falta na frase? “%s”",
    name: "Que nome completa a frase? “%s”",
    word: "Que palavra completa a frase? “%s”",
    onPage: "Na página %s:",
    underHeading: "Sob o título “%s”:",
    inText: "O texto diz:",
  },
  it: {
    whichTerm: "Quale termine è descritto qui? «%s»",
    whatIs: "Secondo il testo, che cosa significa «%s»?",
    year: "Quale anno manca nella frase? «%s»",
    number: "Quale numero manca nella frase? «%s»",
    name: "Quale nome completa la frase? «%s»",
    word: "Quale parola completa la frase? «%s»",
    onPage: "A pagina %s:",
    underHeading: "Sotto il titolo «%s»:",
    inText: "Il testo dice:",
  },
  ru: {
    whichTerm: "Какой термин здесь описан? «%s»",
    whatIs: "Что, согласно тексту, означает «%s»?",
    year: "Какой год пропущен в предложении? «%s»",
    number: "Какое число пропущено в предложении? «%s»",
    name: "Какое имя или название пропущено в предложении? «%s»",
    word: "Какое слово пропущено в предложении? «%s»",
    onPage: "На странице %s:",
    underHeading: "Под заголовком «%s»:",
    inText: "В тексте сказано:",
  },
  ar: {
    whichTerm: "ما المصطلح الموصوف هنا؟ «%s»",
    whatIs: "ما معنى «%s» وفقًا للنص؟",
    year: "ما السنة الناقصة في الجملة؟ «%s»",
    number: "ما العدد الناقص في الجملة؟ «%s»",
    name: "ما الاسم الناقص في الجملة؟ «%s»",
    word: "ما الكلمة الناقصة في الجملة؟ «%s»",
    onPage: "في الصفحة %s:",
    underHeading: "تحت العنوان «%s»:",
    inText: "يقول النص:",
  },
  zh: {
    whichTerm: "这里描述的是哪个术语？“%s”",
    whatIs: "根据文中内容，“%s”是什么意思？",
    year: "句中空缺的是哪一年？“%s”",
    number: "句中空缺的是哪个数字？“%s”",
    name: "句中空缺的是哪个名称？“%s”",
    word: "句中空缺的是哪个词？“%s”",
    onPage: "第%s页：",
    underHeading: "标题“%s”下：",
    inText: "文中写道：",
  },
};

/** The ways to ask in a language; English where it has none of its own. */
export function questionPhrasesFor(language: Language): QuestionPhrases {
  return PHRASES[language] ?? ENGLISH;
}

/** Quotation marks of a language. */
export function quoteMarks(language: Language): readonly [string, string] {
  if (language === "fr") return ["« ", " »"];
  if (language === "de") return ["„", "“"];
  return language === "es" || language === "it" || language === "ru" || language === "ar"
    ? ["«", "»"]
    : ["“", "”"];
}
