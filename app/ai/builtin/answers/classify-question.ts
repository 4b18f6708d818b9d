/** What a learner wants from a message. */
export type Intent =
  | "greeting"
  | "thanks"
  /** "Ok, bye": nothing is asked. */
  | "fine"
  /** What the engine is, feels or thinks. */
  | "self"
  | "help"
  | "summary"
  | "quiz"
  | "explain"
  | "question";

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
    /^\s*(?:(?:ok(?:ay)?|great|perfect|cool|nice|no|bien|super|gut|ок)[,.! ]+)?(?:thanks|thank (?:you|u)|thx|ty|cheers|(?:muchas |mil )?gracias|merci|danke|vielen dank|(?:muito )?obrigad[oa]|grazie|(?:большое )?спасибо|شكرا|شكرًا|谢谢|多谢|ありがとう|धन्यवाद|शुक्रिया)(?: (?:you )?(?:so|very) much| a lot| again| beaucoup| bien| schön| sehr| mille| большое| جزيلا| لك|你|您|了|ございます|ございました)?(?:[ ,]+fennec)?[\s!.,。！]*$/iu,
    "thanks",
  ],
  [
    /^\s*(?:(?:(?:ok(?:ay)?|k|cool|great|nice|good|perfect|awesome|wow|alright|all right|fine|i see|got it|makes sense|understood|never ?mind|interesting|that(?:['’]?s| is) (?:all|it|great|cool|interesting|helpful)|bye(?: bye)?|goodbye|see you|good night|vale|de acuerdo|entiendo|entendido|genial|adi[oó]s|hasta luego|d['’]accord|je vois|compris|au revoir|verstanden|alles klar|in ordnung|tsch[uü](?:ss|ß)|auf wiedersehen|entendi|certo|tchau|capito|va bene|arrivederci|хорошо|понятно|ясно|ладно|пока|до свидания|ок|حسنا|حسنًا|فهمت|وداعا|مع السلامة|好的?|明白了?|知道了|再见|はい|わかりました|分かりました|さようなら|ठीक है|समझ गया|अलविदा)[\s!.,。！]*){1,4})$/iu,
    "fine",
  ],
  [
    /^[\s¿]*(?:(?:who|what) (?:are|r) (?:you|u)|are you (?:an? )?(?:real|human|person|robot|bot|ai|a\.i\.|chatgpt|gpt|machine|alive|there|ok)(?: (?:person|human|ai))?|how (?:old )?(?:are|r) (?:you|u)(?: doing| today| feeling)?|(?:what(?:['’]?s| is) (?:up|your name)|do you (?:like|love|have feelings|know me)\b.{0,20})|what do you think(?: (?:of|about) (?:it|that|this))?|(?:what(?:['’]?s| is) your|do you have an?) opinion(?: (?:of|on|about) (?:it|that|this))?|(?:qui[eé]n|qu[eé]|c[oó]mo) (?:eres|est[aá]s)(?: t[uú])?|qu[eé] (?:opinas|piensas)|eres (?:un )?(?:robot|humano|una? persona)|(?:qui|comment) (?:es-tu|vas-tu|tu es)|tu es (?:un robot|humain|qui)|(?:comment )?ça va|qu['’]en penses-tu|(?:wer|was) bist du|wie geht(?:['’]?s| es dir)|bist du (?:ein )?(?:roboter|mensch|ki)|was (?:meinst|denkst) du|quem [eé] voc[eê]|tudo bem|voc[eê] [eé] (?:um )?rob[oôó]|o que voc[eê] acha|chi sei|come stai|sei (?:un )?robot|(?:che )?cosa ne pensi|(?:кто|как) (?:ты|вы)(?: так(?:ой|ая))?|как дела|ты (?:робот|человек)|что ты думаешь|من أنت|كيف حالك|هل أنت (?:روبوت|إنسان)|ما رأيك|你是(?:谁|什么|机器人|人)(?:吗)?|你好吗|你(?:怎么|觉得怎么)(?:看|样)|あなたは(?:誰|だれ|何|ロボット|人間)(?:ですか)?|(?:お)?元気ですか|どう思いますか|(?:तुम|आप) कौन (?:हो|हैं)|(?:तुम|आप) कैसे (?:हो|हैं)|(?:आप|तुम) क्या सोचते (?:हैं|हो))[\s?!.。？！؟]*$/iu,
    "self",
  ],
  [
    /^\s*(?:help|what can you do|how do you work|ayuda|aide|hilfe|ajuda|aiuto|помощь|что ты умеешь|(?:¿)?qu[eé] puedes hacer|que peux-tu faire|was kannst du|o que voc[eê] (?:pode|sabe) fazer|(?:che )?cosa (?:puoi|sai) fare|ماذا يمكنك أن تفعل|你(?:会|能)(?:做)?什么|何ができますか)[\s!?.]*$/iu,
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
    /^[\s¿]*(?:please |can you |could you )*(?:explain|define|describe|tell me (?:more )?about|what(?: is|'s|’s| are) (?:meant by |the (?:definition|meaning) of )|what does .{1,60} mean|expl[ií]ca|define|explique|d[eé]finis|d[eé]finir|erkl(?:ä|ae|a)re?|beschreibe?|spiega|definisci|defina|объясни(?:те)?|что такое|что значит|кто так(?:ой|ая|ие) |qu[eé] (?:es|son|significa) |qu[’' ]est[- ]ce qu(?:e |[’'])|c[’']est quoi |qu[’']entend-on|was (?:ist|sind|bedeutet) |o que (?:é|e|s[aã]o) |(?:che )?cos[’'a ]+[eè] |(?:ما|ماذا) (?:هو|هي|هم|تعني|يعني|معنى) |ما (?:المقصود|معنى) |من (?:هو|هي|هم) |什么是)|^.{1,20}(?:是什么(?:意思)?|是谁|とは(?:何|なん|誰|だれ)?(?:ですか)?|って(?:何|なに|誰)(?:ですか)?|(?:क्या|कौन) (?:है|हैं|था|थी|थे))[\s?？।]*$/iu,
    "explain",
  ],
];

/** What the message asks the engine to do. */
export function classifyIntent(message: string): Intent {
  for (const [pattern, intent] of INTENTS) if (pattern.test(message)) return intent;
  if (isShortWhatIs(message) || isWhoIs(message)) return "explain";
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

/**
 * "Who was Gilbert?", "Who were the Aztecs?" want to be told of somebody who is named; "Who was the
 * first president?" wants a name.
 */
function isWhoIs(message: string): boolean {
  const match = WHO_IS.exec(message);
  const [, verb = "", article = "", rest = ""] = match ?? [];
  const words = rest.trim().split(/\s+/u);
  if (!match || words.some((word) => NO_NAME.test(word))) return false;
  return article ? PLURAL_BE.test(verb) && words.length === 1 : words.length <= 3;
}

const WHO_IS =
  /^[\s¿]*(?:who|qui[eé]n(?:es)?|qui|wer|quem|chi)(?:['’]?s| (is|was|were|are|es|era|eran|fue|fueron|son|est|[eé]tait|sont|[eé]taient|furent|fut|ist|war|waren|sind|[eé]|foi|foram|eram|s[aã]o|[eè]|fu|erano|furono|sono)) (?:(the|el|la|los|las|le|les|der|die|das|o|os|as|il|i|gli) )?([^?]+)\??\s*$/iu;
const PLURAL_BE =
  /^(?:were|are|eran|fueron|son|sont|[eé]taient|furent|waren|sind|foram|eram|s[aã]o|erano|furono|sono)$/iu;
const NO_NAME =
  /^(?:of|for|in|on|at|to|that|which|by|from|with|he|she|it|they|you|there|then|this|first|last|next|de|del|que|qui|dans|der|in|von|\p{Ll}+ed|\p{Ll}+ing)$/u;

const EXPECTATIONS: readonly [RegExp, Expectation][] = [
  [
    /\b(?:how (?:many|much|big|large|long|old|far|fast|tall|high|deep|wide|heavy|hot|cold|often|common|bright|expensive|small|strong)|what (?:is the )?(?:number|share|percentage|proportion|part|fraction|amount|size|length|width|height|speed|distance|price|cost|temperature|population|weight|mass|rate)|cu[aá]nt[oa]s?|qu[eé] (?:parte|porcentaje|tamaño|temperatura|distancia)|combien|quel(?:le)? (?:part|pourcentage|taille|prix|température|distance)|wie ?viele?|wie (?:lange|groß|hoch|weit|alt|schwer|oft)|quant[oaie]s?)(?!\p{L})|(?:сколько|多少|几(?:个|次|年|天)|いくつ|何(?:人|個|回)|كم(?=\s)|कितन[ाेी]|во сколько раз|как(?:ая|ую) (?:доля|часть|долю)|какова (?:длина|высота|масса|температура)|какой (?:высоты|длины))/iu,
    "number",
  ],
  [
    /(?<!(?:what|which|how|why|who|where|qu[eé]l?|cómo|quels?|quelles?|comment|was|wie|warum|welche[rnms]?)\b.*(?<!\b(?:and|et|und|e) ))\b(?:when|quand|quando|wann)(?!\p{L})|\b(?:(?:in |since |by )?(?:what|which) (?:year|century|date|month|decade)|what year|how long ago|cuándo|^[¿ ]*cuando|(?:qu[eé]|cu[aá]l) (?:año|siglo|fecha)|quelle (?:année|date)|quel siècle|welche[mns]? (?:jahr|jahrhundert)|que ano|che anno)(?!\p{L})|(?:^|[\s,])когда(?=[\s?]|$)|в каком (?:году|веке)|什么时候|何时|哪一?年|いつ|何年|متى|في أي (?:عام|سنة)|(?:^|\s)कब(?=\s|$|[?।])/iu,
    "time",
  ],
  [
    /\b(?:why|for what reason|what (?:caused|causes|led)|por qu[eé]|para qu[eé]|pourquoi|pour quelle raison|warum|wieso|weshalb|perch[eé])(?!\p{L})|(?:почему|зачем|отчего|为什么|为何|なぜ|どうして|لماذا|لما(?=\s)|क्यों)/iu,
    "reason",
  ],
  [
    /\b(?:who|whom|whose|which (?:person|king|queen|scientist|man|woman|president|captain|emperor|artist|author|artists|leader)|qui[eé]n(?:es)?|qui(?! est-ce que)|wer|wem|wen|quem|chi)(?!\p{L})|(?:^|\s)(?:кто|кого|кому|кем)(?=[\s?]|$)|谁|誰|だれ|(?:^|\s)من(?= (?!أين)\p{L})|(?:^|\s)(?:कौन|किसने)(?=\s|$|[?।])/iu,
    "person",
  ],
  [
    /\b(?:where|(?:what|which) (?:place|country|city|town|region|state|island|continent|site)|d[oó]nde|où|^ *ou(?= (?:est|sont|se|a|vit|habite))|quel (?:pays|lieu)|quelle ville|wo|wohin|woher|onde|dove)(?!\p{L})|(?:где|куда|откуда|в каком городе|в какой стране|哪里|哪儿|何处|在哪|どこ|(?:^|\s)أين|कहाँ)/iu,
    "place",
  ],
  [
    /\b(?:how|c[oó]mo|comment|wie|come)(?!\p{L})|(?:^|\s)как(?=[\s?]|$)|怎么|如何|怎样|どうやって|كيف|कैसे/iu,
    "manner",
  ],
];

const ASKS_MEANING =
  /\b(?:what (?:do|does|did|is) .{2,60}\b(?:mean|means|meant|stands? for|study|studies|look into|deal with|refer to)\b|how (?:would|can|do|could|is|are|does) .{0,40}\b(?:define|defined|summed up|describe|explain)|what (?:is|are) .{2,50} about\?|qué (?:estudia|se entiende)|qu[’']entend|was versteht man|o que significa|che cosa significa)|что (?:изучает|понимают)/iu;

/** "Explain why …", "tell me when …" ask for what the word behind asks for. */
const TELL_WHY =
  /^[\s¿]*(?:(?:please|can you|could you|so|and|but)\s+)*(?:explain|describe|tell(?: me)?|explica(?:me)?|dime|explique(?:-moi)?|dis(?:-moi)?|erkläre?(?: mir)?|sag(?: mir)?|spiega(?:mi)?|dimmi|объясни(?:те)?|скажи(?:те)?)(?: to me)?,?\s+(?=(?:why|when|where|who|how|por qu[eé]|cu[aá]ndo|d[oó]nde|qui[eé]n|c[oó]mo|pourquoi|quand|où|qui|comment|warum|wann|wo|wer|wie|perch[eé]|quando|dove|почему|зачем|когда|где|кто|как)(?!\p{L}))/iu;

/** The kind of thing that would answer the question. */
export function expectationOf(question: string): Expectation {
  const told = TELL_WHY.exec(question);
  if (told) return expectationOf(question.slice(told[0].length));
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
  "roughly approximately exactly according document text author say says mention mentioned happen happened kind sort name named called tell explain describe define definition mean means meaning many much year think compare document texto autor según significa dice texte auteur selon dit laut text autor согласно называется называют 时候 时间 地方 原因 году каком какая каких какое".split(
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
  if (/^\s*(?:а|и|那|و)(?=[\s\p{Script=Han}])/iu.test(message)) return true;
  return words.length <= 9 && (words.some((word) => LEANING.test(word)) || LEANS.test(message));
}

const LEANING =
  /^(?:it|its|that|this|they|them|their|he|she|him|his|her|those|these|there|eso|esos|ellos|ellas|ella|él|il|elle|ils|cela|lui|leur|er|sie|ihm|ihn|ihr|isso|ele|eles|lei|esso|он|она|оно|они|его|её|их|там|это|этот|他|她|它|ذلك|هذا)$/iu;
/** "Das" and "es" lean unless a noun follows or they are another language's; "one" unless it counts. */
const LEANS =
  /\bwhich ones?\b|\b(?:of )?(?:each|both|then|then again)\W*$|\bdas(?= (?:ist|war|sind|bedeutet|heißt|genau|so)\b|\W*$)|\b(?:ist|war|hat|gibt|geht|wird|wurde) (?:es|das)\b(?! \p{Lu})|[他她它]们?/iu;
