/** What a learner wants from a message. */
export type Intent = "greeting" | "thanks" | "help" | "summary" | "quiz" | "explain" | "question";

/** What kind of thing would answer a question. */
export type Expectation =
  | "person"
  | "time"
  | "place"
  | "number"
  | "reason"
  | "manner"
  | "definition"
  | "any";

// JavaScript's \b knows Latin letters only, so Cyrillic words are bounded by hand.
const INTENTS: readonly [RegExp, Intent][] = [
  [
    /^\s*(?:hi|hello|hey|good (?:morning|afternoon|evening)|hola|buenos días|bonjour|salut|hallo|guten tag|olá|oi|ciao|buongiorno|привет|здравствуй(?:те)?|مرحبا|مرحبًا|السلام عليكم|你好|您好|こんにちは|नमस्ते)(?:[\s,]+(?:there|fennec|\p{Lu}\p{L}+))?[\s!.,。！]*$/iu,
    "greeting",
  ],
  [
    /^\s*(?:thanks|thank you|thx|gracias|merci|danke|obrigad[oa]|grazie|спасибо|شكرا|شكرًا|谢谢|ありがとう|धन्यवाद)(?: (?:so|very) much| a lot)?[\s!.,]*$/iu,
    "thanks",
  ],
  [
    /^\s*(?:help|what can you do|how do you work|who are you|ayuda|aide|hilfe|ajuda|aiuto|помощь|что ты умеешь)[\s!?.]*$/iu,
    "help",
  ],
  [
    /\b(?:quiz me|test me|ask me (?:some )?questions|(?:make|write|give|create|generate)\b.{0,25}\b(?:quiz|questions|test)|hazme preguntas|interroge[- ]moi|frag mich ab|abfragen)\b|проверь меня|اختبرني|考考我|テストして|मेरी परीक्षा/iu,
    "quiz",
  ],
  [
    /\b(?:summar(?:y|i[sz]e)|key (?:points|ideas|takeaways|facts)|main (?:points|ideas|topics|themes)|overview|what is (?:this|the) (?:document|text|file|chapter|paper|book) about|tl;?dr|resum(?:en|e|ir|o|ez)|puntos (?:clave|principales)|ideas principales|de qué trata|résum(?:é|e|er|ez)|points (?:clés|essentiels|principaux)|de quoi parle|zusammenfass(?:ung|en)|fass\b.{0,40}\bzusammen|hauptpunkte|worum geht|riassun\p{L}+|punti principali|pontos principais|do que trata)|(?:краткое содержание|резюме|перескаж|подведи итог|о чём (?:этот|текст)|о чем (?:этот|текст)|главные мысли|لخص|لخّص|ملخص|ملخّص|أهم النقاط|النقاط الرئيسية|总结|概括|要点|要約|まとめ|सारांश|मुख्य (?:बातें|बिंदु))/iu,
    "summary",
  ],
  [
    /^\W*(?:(?:so|ok|okay|and) )?what(?:[’']?s| is) (?:it|this|that|all this)(?: (?:one|pdf|document|file|text|book|chapter|paper))? (?:all )?about\W*$/iu,
    "summary",
  ],
  // Nothing is named that could be looked for: what there is to know has to do.
  [
    /^\W*(?:please |can you |could you )*(?:eli ?5|explain (?:(?:it|this|that|everything)(?: to me)? )?(?:(?:more )?simply|(?:in )?simpler?(?: (?:words|terms|english))?|like (?:i am|i[’']?m) (?:five|5|a (?:child|kid|beginner)))|(?:give me )?the gist(?: of (?:it|this|that))?|what (?:should|must|do) i (?:need to |have to )?(?:know|learn|remember)|i (?:don[’']?t|do not) (?:understand|get)(?: (?:it|this|that|anything))?|expl[ií]cal[oa] m[aá]s (?:f[aá]cil|sencillo|simple)|explique(?:-|[- ]moi )(?:le|ça) (?:plus )?simplement|erklär(?:e|'s)? (?:es |das )?(?:mir )?einfach(?:er)?)\W*$/iu,
    "summary",
  ],
  [
    /^[\s¿]*(?:please |can you |could you )*(?:explain|define|describe|tell me (?:more )?about|what(?: is|'s|’s| are) (?:meant by |the (?:definition|meaning) of )|what does .{1,60} mean|explica|define|explique|définis|définir|erkläre?|beschreibe?|spiega|definisci|defina|объясни(?:те)?|что такое|что значит|qué (?:es|son|significa) |qu[’']est-ce que? |qu'entend-on|was (?:ist|sind|bedeutet) |o que (?:é|são) |(?:che )?cos[’'a ]+è )/iu,
    "explain",
  ],
];

/** What the message asks the engine to do. */
export function classifyIntent(message: string): Intent {
  for (const [pattern, intent] of INTENTS) if (pattern.test(message)) return intent;
  if (isShortWhatIs(message)) return "explain";
  return "question";
}

/** "What is osmosis?" wants an explanation; "What is the length of …?" wants a fact. */
function isShortWhatIs(message: string): boolean {
  const match = /^\s*what(?: is| are|'s|’s) ((?:an?|the) )?([^?]+)\??\s*$/iu.exec(message);
  const words = match?.[2]?.trim().split(/\s+/u) ?? [];
  const plain = !words.some((word) =>
    /^(?:of|for|in|on|at|to|that|which|called|by|from|with|name|number)$/iu.test(word),
  );
  return words.length > 0 && words.length <= (match?.[1] ? 3 : 4) && plain;
}

const EXPECTATIONS: readonly [RegExp, Expectation][] = [
  [
    /\b(?:how (?:many|much|big|large|long|old|far|fast|tall|high|deep|wide|heavy|hot|cold|often|common|bright|expensive|small|strong)|what (?:is the )?(?:number|share|percentage|proportion|part|fraction|amount|size|length|width|height|speed|distance|price|cost|temperature|population|weight|mass|rate)|cuánt[oa]s?|qué (?:parte|porcentaje|tamaño|temperatura|distancia)|combien|quel(?:le)? (?:part|pourcentage|taille|prix|température|distance)|wie ?viele?|wie (?:lange|groß|hoch|weit|alt|schwer|oft)|quant[oaie]s?)\b|(?:сколько|во сколько раз|как(?:ая|ую) (?:доля|часть|долю)|какова (?:длина|высота|масса|температура)|какой (?:высоты|длины))/iu,
    "number",
  ],
  [
    /(?<!(?:what|which|how|why|who|where|qu[eé]l?|cómo|quels?|quelles?|comment|was|wie|warum|welche[rnms]?)\b.*(?<!\b(?:and|et|und|e) ))\b(?:when|quand|quando|wann)\b|\b(?:(?:in |since |by )?(?:what|which) (?:year|century|date|month|decade)|what year|how long ago|cuándo|(?:qué|cuál) (?:año|siglo|fecha)|quelle (?:année|date)|quel siècle|welche[mns]? (?:jahr|jahrhundert)|que ano|che anno)\b|(?:^когда|в каком (?:году|веке))/iu,
    "time",
  ],
  [
    /\b(?:why|for what reason|what (?:caused|causes|led)|por qué|para qué|pourquoi|pour quelle raison|warum|wieso|weshalb|por que|perché)\b|(?:почему|зачем|отчего)/iu,
    "reason",
  ],
  [
    /\b(?:who|whom|whose|which (?:person|king|queen|scientist|man|woman|president|captain|emperor|artist|author|artists|leader)|quién(?:es)?|qui(?! est-ce que)|wer|wem|wen|quem|chi)\b|(?:^|\s)(?:кто|кого|кому|кем)(?=[\s?])/iu,
    "person",
  ],
  [
    /\b(?:where|(?:what|which) (?:place|country|city|town|region|state|island|continent|site)|dónde|où|quel (?:pays|lieu)|quelle ville|wo|wohin|woher|onde|dove)\b|(?:где|куда|откуда|в каком городе|в какой стране)/iu,
    "place",
  ],
  [/\b(?:how|cómo|comment|wie|como|come)\b|(?:^|\s)как(?=[\s?])/iu, "manner"],
];

const ASKS_MEANING =
  /\b(?:what (?:do|does|did|is) .{2,60}\b(?:mean|means|meant|stands? for|study|studies|look into|deal with|refer to)\b|how (?:would|can|do|could|is|are|does) .{0,40}\b(?:define|defined|summed up|describe|explain)|what (?:is|are) .{2,50} about\?|qué (?:estudia|se entiende)|qu[’']entend|was versteht man|o que significa|che cosa significa)|что (?:изучает|понимают)/iu;

/** The kind of thing that would answer the question. */
export function expectationOf(question: string): Expectation {
  if (classifyIntent(question) === "explain" || ASKS_MEANING.test(question)) return "definition";
  // "How long ago" asks for a time, though "how long" asks for a number.
  if (/\bhow long ago\b/iu.test(question)) return "time";
  // The question word that stands first decides: "When … and where …?" is about a time.
  let best: Expectation = "any";
  let bestIndex = Number.POSITIVE_INFINITY;
  for (const [pattern, expectation] of EXPECTATIONS) {
    const index = pattern.exec(question)?.index ?? Number.POSITIVE_INFINITY;
    if (index < bestIndex) {
      best = expectation;
      bestIndex = index;
    }
  }
  return best;
}

/** Words that ask and do not name what is asked about. */
const ASKING = new Set(
  "roughly approximately exactly according document text author say says mention mentioned happen happened kind sort name named called tell explain describe define definition mean means meaning many much year think compare document texto autor según significa dice texte auteur selon dit laut text autor согласно называется называют году каком какая каких какое".split(
    " ",
  ),
);

/** Is this word part of the asking rather than of what is asked about? */
export function isAskingWord(lowerCaseWord: string): boolean {
  return ASKING.has(lowerCaseWord);
}

/** Does the message only make sense with the turn before it? */
export function isFollowUp(message: string): boolean {
  const words = message.match(/\p{L}+/gu) ?? [];
  if (/^\s*(?:and|but|so|what about|how about|y|¿y|et|und|e|а|и)\b/iu.test(message)) return true;
  const leaning = words.some((word) =>
    /^(?:it|its|that|this|they|them|their|he|she|him|his|her|those|these|there|eso|ella|él|il|elle|ils|cela|es|er|sie|das|он|она|оно|они|это|этот)$/iu.test(
      word,
    ),
  );
  return leaning && words.length <= 9;
}
