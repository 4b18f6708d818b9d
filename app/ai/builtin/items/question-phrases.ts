import type { Language } from "../language/language";

/** How a question is put in a language. `%s` stands for the part to fill in. */
export interface QuestionPhrases {
  whichTerm: string;
  whatIs: string;
  /** The year of the event told in `%s`. */
  year: string;
  yearGap: string;
  number: string;
  name: string;
  word: string;
  /** Which of four statements about `%s` agrees with the text. */
  statement: string;
  /** The same asked in other words, where a short text has one subject for several questions. */
  statementToo: string;
  statementAgain: string;
  /** The half of a statement that goes on after `%s`. */
  continuation: string;
  /** The thing that a half statement `%s` is about. */
  whatOf: string;
  /** The reason that the text gives for `%s`. */
  reason: string;
  /** What the text concludes from `%s`. */
  conclusion: string;
  /** What the text holds against `%s`. */
  contrast: string;
  /** Which of four events was the earliest. */
  happenedFirst: string;
  happenedLast: string;
  /** Which of four events belongs to the year `%s`. */
  happenedIn: string;
  /** The years of the options, in their order. */
  years: string;
  onPage: string;
  underHeading: string;
  inText: string;
}

const ENGLISH: QuestionPhrases = {
  whichTerm: "Which term has this meaning? “%s”",
  whatIs: "According to the text, what is meant by “%s”?",
  year: "In which year did this happen? “%s”",
  yearGap: "Which year belongs in the gap? “%s”",
  number: "Which number belongs in the gap? “%s”",
  name: "Which name completes the sentence? “%s”",
  word: "Which term completes the sentence? “%s”",
  statement: "Which of these statements about “%s” is true?",
  statementToo: "Which of these sentences about “%s” agrees with the text?",
  statementAgain: "What does the text say about “%s”?",
  continuation: "Which continuation agrees with the text? “%s”",
  whatOf: "What does the text say this of? “%s”",
  reason: "Which reason does the text give? “%s”",
  conclusion: "What does the text conclude from this? “%s”",
  contrast: "What does the text set against this? “%s”",
  happenedFirst: "Which of these happened first?",
  happenedLast: "Which of these happened last?",
  happenedIn: "Which of these happened in %s?",
  years: "The years, in the order of the options: %s.",
  onPage: "On page %s:",
  underHeading: "Under the heading “%s”:",
  inText: "The text says:",
};

const PHRASES: Partial<Record<Language, QuestionPhrases>> = {
  en: ENGLISH,
  es: {
    whichTerm: "¿Qué término se describe aquí? «%s»",
    whatIs: "Según el texto, ¿qué significa «%s»?",
    year: "¿En qué año ocurrió esto? «%s»",
    yearGap: "¿Qué año falta en la frase? «%s»",
    number: "¿Qué número falta en la frase? «%s»",
    name: "¿Qué nombre completa la frase? «%s»",
    word: "¿Qué palabra completa la frase? «%s»",
    statement: "¿Cuál de estas afirmaciones sobre «%s» es verdadera?",
    statementToo: "¿Cuál de estas frases sobre «%s» corresponde al texto?",
    statementAgain: "¿Qué dice el texto sobre «%s»?",
    continuation: "¿Qué continuación corresponde al texto? «%s»",
    whatOf: "¿De qué dice esto el texto? «%s»",
    reason: "¿Qué razón da el texto? «%s»",
    conclusion: "¿Qué concluye el texto de esto? «%s»",
    contrast: "¿Qué opone el texto a esto? «%s»",
    happenedFirst: "¿Cuál de estos hechos ocurrió primero?",
    happenedLast: "¿Cuál de estos hechos ocurrió en último lugar?",
    happenedIn: "¿Cuál de estos hechos ocurrió en %s?",
    years: "Los años, en el orden de las opciones: %s.",
    onPage: "En la página %s:",
    underHeading: "Bajo el título «%s»:",
    inText: "El texto dice:",
  },
  fr: {
    whichTerm: "Quel terme est décrit ici ? « %s »",
    whatIs: "Selon le texte, que signifie « %s » ?",
    year: "En quelle année cela s’est-il passé ? « %s »",
    yearGap: "Quelle année manque dans la phrase ? « %s »",
    number: "Quel nombre manque dans la phrase ? « %s »",
    name: "Quel nom complète la phrase ? « %s »",
    word: "Quel mot complète la phrase ? « %s »",
    statement: "Laquelle de ces affirmations sur « %s » est vraie ?",
    statementToo: "Laquelle de ces phrases sur « %s » est conforme au texte ?",
    statementAgain: "Que dit le texte sur « %s » ?",
    continuation: "Quelle suite est conforme au texte ? « %s »",
    whatOf: "De quoi le texte dit-il cela ? « %s »",
    reason: "Quelle raison le texte donne-t-il ? « %s »",
    conclusion: "Qu’en conclut le texte ? « %s »",
    contrast: "Qu’est-ce que le texte y oppose ? « %s »",
    happenedFirst: "Lequel de ces événements a eu lieu en premier ?",
    happenedLast: "Lequel de ces événements a eu lieu en dernier ?",
    happenedIn: "Lequel de ces événements a eu lieu en %s ?",
    years: "Les années, dans l’ordre des options : %s.",
    onPage: "À la page %s :",
    underHeading: "Sous le titre « %s » :",
    inText: "Le texte dit :",
  },
  de: {
    whichTerm: "Welcher Begriff wird hier beschrieben? „%s“",
    whatIs: "Was bedeutet „%s“ laut Text?",
    year: "In welchem Jahr geschah das? „%s“",
    yearGap: "Welches Jahr fehlt im Satz? „%s“",
    number: "Welche Zahl fehlt im Satz? „%s“",
    name: "Welcher Name ergänzt den Satz? „%s“",
    word: "Welches Wort ergänzt den Satz? „%s“",
    statement: "Welche dieser Aussagen über „%s“ trifft zu?",
    statementToo: "Welcher dieser Sätze über „%s“ stimmt mit dem Text überein?",
    statementAgain: "Was sagt der Text über „%s“?",
    continuation: "Welche Fortsetzung entspricht dem Text? „%s“",
    whatOf: "Wovon sagt der Text das? „%s“",
    reason: "Welchen Grund nennt der Text? „%s“",
    conclusion: "Was folgert der Text daraus? „%s“",
    contrast: "Was stellt der Text dem entgegen? „%s“",
    happenedFirst: "Was davon geschah zuerst?",
    happenedLast: "Was davon geschah zuletzt?",
    happenedIn: "Was davon geschah im Jahr %s?",
    years: "Die Jahre in der Reihenfolge der Antworten: %s.",
    onPage: "Auf Seite %s:",
    underHeading: "Unter der Überschrift „%s“:",
    inText: "Im Text steht:",
  },
  pt: {
    whichTerm: "Que termo é descrito aqui? “%s”",
    whatIs: "Segundo o texto, o que significa “%s”?",
    year: "Em que ano isto aconteceu? “%s”",
    yearGap: "Que ano falta na frase? “%s”",
    number: "Que número falta na frase? “%s”",
    name: "Que nome completa a frase? “%s”",
    word: "Que palavra completa a frase? “%s”",
    statement: "Qual destas afirmações sobre “%s” é verdadeira?",
    statementToo: "Qual destas frases sobre “%s” corresponde ao texto?",
    statementAgain: "O que diz o texto sobre “%s”?",
    continuation: "Que continuação corresponde ao texto? “%s”",
    whatOf: "De que diz o texto isto? “%s”",
    reason: "Que razão dá o texto? “%s”",
    conclusion: "O que conclui o texto daqui? “%s”",
    contrast: "O que opõe o texto a isto? “%s”",
    happenedFirst: "Qual destes acontecimentos ocorreu primeiro?",
    happenedLast: "Qual destes acontecimentos ocorreu por último?",
    happenedIn: "Qual destes acontecimentos ocorreu em %s?",
    years: "Os anos, pela ordem das opções: %s.",
    onPage: "Na página %s:",
    underHeading: "Sob o título “%s”:",
    inText: "O texto diz:",
  },
  it: {
    whichTerm: "Quale termine è descritto qui? «%s»",
    whatIs: "Secondo il testo, che cosa significa «%s»?",
    year: "In quale anno è successo? «%s»",
    yearGap: "Quale anno manca nella frase? «%s»",
    number: "Quale numero manca nella frase? «%s»",
    name: "Quale nome completa la frase? «%s»",
    word: "Quale parola completa la frase? «%s»",
    statement: "Quale di queste affermazioni su «%s» è vera?",
    statementToo: "Quale di queste frasi su «%s» corrisponde al testo?",
    statementAgain: "Che cosa dice il testo su «%s»?",
    continuation: "Quale continuazione corrisponde al testo? «%s»",
    whatOf: "Di che cosa il testo dice questo? «%s»",
    reason: "Quale ragione dà il testo? «%s»",
    conclusion: "Che cosa ne conclude il testo? «%s»",
    contrast: "Che cosa vi oppone il testo? «%s»",
    happenedFirst: "Quale di questi avvenimenti accadde per primo?",
    happenedLast: "Quale di questi avvenimenti accadde per ultimo?",
    happenedIn: "Quale di questi avvenimenti accadde nel %s?",
    years: "Gli anni, nell’ordine delle opzioni: %s.",
    onPage: "A pagina %s:",
    underHeading: "Sotto il titolo «%s»:",
    inText: "Il testo dice:",
  },
  ru: {
    whichTerm: "Какой термин здесь описан? «%s»",
    whatIs: "Что, согласно тексту, означает «%s»?",
    year: "В каком году это произошло? «%s»",
    yearGap: "Какой год пропущен в предложении? «%s»",
    number: "Какое число пропущено в предложении? «%s»",
    name: "Какое имя или название пропущено в предложении? «%s»",
    word: "Какое слово пропущено в предложении? «%s»",
    statement: "Какое из этих утверждений по теме «%s» верно?",
    statementToo: "Какое из этих предложений по теме «%s» соответствует тексту?",
    statementAgain: "Что сказано в тексте по теме «%s»?",
    continuation: "Какое продолжение соответствует тексту? «%s»",
    whatOf: "О ком или о чём это сказано в тексте? «%s»",
    reason: "Какую причину называет текст? «%s»",
    conclusion: "Какой вывод делает из этого текст? «%s»",
    contrast: "Что текст противопоставляет этому? «%s»",
    happenedFirst: "Какое из этих событий произошло раньше всех?",
    happenedLast: "Какое из этих событий произошло позже всех?",
    happenedIn: "Какое из этих событий произошло в %s году?",
    years: "Годы в порядке вариантов: %s.",
    onPage: "На странице %s:",
    underHeading: "Под заголовком «%s»:",
    inText: "В тексте сказано:",
  },
  ar: {
    whichTerm: "ما المصطلح الموصوف هنا؟ «%s»",
    whatIs: "ما معنى «%s» وفقًا للنص؟",
    year: "في أي سنة حدث هذا؟ «%s»",
    yearGap: "ما السنة الناقصة في الجملة؟ «%s»",
    number: "ما العدد الناقص في الجملة؟ «%s»",
    name: "ما الاسم الناقص في الجملة؟ «%s»",
    word: "ما الكلمة الناقصة في الجملة؟ «%s»",
    statement: "أيّ هذه العبارات عن «%s» صحيحة؟",
    statementToo: "أيّ هذه الجمل عن «%s» توافق النص؟",
    statementAgain: "ماذا يقول النص عن «%s»؟",
    continuation: "ما التكملة التي توافق النص؟ «%s»",
    whatOf: "عمّ يقول النص هذا؟ «%s»",
    reason: "ما السبب الذي يذكره النص؟ «%s»",
    conclusion: "ماذا يستنتج النص من هذا؟ «%s»",
    contrast: "ما الذي يقابل به النص هذا؟ «%s»",
    happenedFirst: "أيّ هذه الأحداث وقع أولًا؟",
    happenedLast: "أيّ هذه الأحداث وقع آخرًا؟",
    happenedIn: "أيّ هذه الأحداث وقع في عام %s؟",
    years: "السنوات بترتيب الخيارات: %s.",
    onPage: "في الصفحة %s:",
    underHeading: "تحت العنوان «%s»:",
    inText: "يقول النص:",
  },
  zh: {
    whichTerm: "这里描述的是哪个术语？“%s”",
    whatIs: "根据文中内容，“%s”是什么意思？",
    year: "这件事发生在哪一年？“%s”",
    yearGap: "句中空缺的是哪一年？“%s”",
    number: "句中空缺的是哪个数字？“%s”",
    name: "句中空缺的是哪个名称？“%s”",
    word: "句中空缺的是哪个词？“%s”",
    statement: "关于“%s”，下列哪项说法正确？",
    statementToo: "下列关于“%s”的句子，哪一句与原文相符？",
    statementAgain: "关于“%s”，原文是怎么说的？",
    continuation: "下列哪项续句符合文意？“%s”",
    whatOf: "文中这句话说的是什么？“%s”",
    reason: "文中给出的原因是什么？“%s”",
    conclusion: "文中由此得出什么结论？“%s”",
    contrast: "文中用什么与此对照？“%s”",
    happenedFirst: "下列哪件事发生得最早？",
    happenedLast: "下列哪件事发生得最晚？",
    happenedIn: "下列哪件事发生在 %s 年？",
    years: "按选项顺序，年份依次为：%s。",
    onPage: "第%s页：",
    underHeading: "标题“%s”下：",
    inText: "文中写道：",
  },
  ja: {
    whichTerm: "次の説明に当てはまる用語はどれですか。「%s」",
    whatIs: "本文によると、「%s」とは何ですか。",
    year: "これは何年のことですか。「%s」",
    yearGap: "空欄に入る年はどれですか。「%s」",
    number: "空欄に入る数はどれですか。「%s」",
    name: "空欄に入る名称はどれですか。「%s」",
    word: "空欄に入る語はどれですか。「%s」",
    statement: "「%s」について正しいものはどれですか。",
    statementToo: "「%s」についての次の文のうち、本文と一致するものはどれですか。",
    statementAgain: "「%s」について本文は何と述べていますか。",
    continuation: "本文の内容に合う続きはどれですか。「%s」",
    whatOf: "本文で次のように述べられているものはどれですか。「%s」",
    reason: "本文が挙げる理由はどれですか。「%s」",
    conclusion: "本文はここから何を導きますか。「%s」",
    contrast: "本文はこれに対して何を述べますか。「%s」",
    happenedFirst: "次のうち、最も早く起きた出来事はどれですか。",
    happenedLast: "次のうち、最も後に起きた出来事はどれですか。",
    happenedIn: "次のうち、%s年に起きた出来事はどれですか。",
    years: "選択肢の順に、年は次のとおりです：%s。",
    onPage: "%sページ：",
    underHeading: "見出し「%s」の下：",
    inText: "本文より：",
  },
  hi: {
    whichTerm: "यहाँ किस शब्द का वर्णन है? “%s”",
    whatIs: "पाठ के अनुसार “%s” का क्या अर्थ है?",
    year: "यह किस वर्ष हुआ? “%s”",
    yearGap: "रिक्त स्थान में कौन-सा वर्ष आएगा? “%s”",
    number: "रिक्त स्थान में कौन-सी संख्या आएगी? “%s”",
    name: "रिक्त स्थान में कौन-सा नाम आएगा? “%s”",
    word: "रिक्त स्थान में कौन-सा शब्द आएगा? “%s”",
    statement: "“%s” के बारे में इनमें से कौन-सा कथन सही है?",
    statementToo: "“%s” के बारे में इनमें से कौन-सा वाक्य पाठ से मेल खाता है?",
    statementAgain: "पाठ “%s” के बारे में क्या कहता है?",
    continuation: "पाठ के अनुसार सही पूर्ति कौन-सी है? “%s”",
    whatOf: "पाठ में यह किसके बारे में कहा गया है? “%s”",
    reason: "पाठ में इसका क्या कारण बताया गया है? “%s”",
    conclusion: "पाठ इससे क्या निष्कर्ष निकालता है? “%s”",
    contrast: "पाठ इसके विपरीत क्या कहता है? “%s”",
    happenedFirst: "इनमें से कौन-सी घटना सबसे पहले हुई?",
    happenedLast: "इनमें से कौन-सी घटना सबसे बाद में हुई?",
    happenedIn: "इनमें से कौन-सी घटना वर्ष %s में हुई?",
    years: "विकल्पों के क्रम में वर्ष: %s।",
    onPage: "पृष्ठ %s पर:",
    underHeading: "शीर्षक “%s” के अंतर्गत:",
    inText: "पाठ में लिखा है:",
  },
};

/** The ways to ask in a language; English where it has none of its own. */
export function questionPhrasesFor(language: Language): QuestionPhrases {
  return PHRASES[language] ?? ENGLISH;
}

/** Quotation marks of a language. */
export function quoteMarks(language: Language): readonly [string, string] {
  if (language === "fr") return ["« ", " »"];
  if (language === "ja") return ["「", "」"];
  if (language === "de") return ["„", "“"];
  return language === "es" || language === "it" || language === "ru" || language === "ar"
    ? ["«", "»"]
    : ["“", "”"];
}

/** A quotation within one takes other marks. */
export function quoteWithin(text: string, language: Language): string {
  return quoteMarks(language)[0] === "“"
    ? text.replace(/“([^“”]*)”/gu, "‘$1’")
    : text.replace(/«\s*([^«»]*?)\s*»/gu, "“$1”");
}
