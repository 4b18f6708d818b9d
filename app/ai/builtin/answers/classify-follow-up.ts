/** What a message wants of the reply before it, beyond a new answer. */
export type FollowUp =
  | "source"
  | "doubt"
  | "shorter"
  | "simpler"
  | "next"
  | "more"
  | "example"
  | "translation"
  | "comparison";

// Whole messages: what names a thing of its own is a question of its own.
const FOLLOW_UPS: readonly [FollowUp, readonly string[]][] = [
  [
    "source",
    [
      "where (?:does|did|do) (?:it|he|she|they|the (?:text|book|document|file|author)) (?:say|write|state|mention) (?:that|this|it|so)",
      "where (?:is|was) (?:that|this|it) (?:said|written|from)|where(?:['’]?s| is) (?:that|this|it) from|where do you (?:get|have) (?:that|this|it)(?: from)?",
      "where did you (?:get|find|read) (?:that|this|it)(?: from)?|(?:on )?(?:what|which) page(?: is (?:that|this|it)(?: on)?)?|(?:what(?:['’]?s| is) (?:the|your) )?source|show me(?: where)?",
      "who (?:said|says|wrote|claims|claimed) (?:that|this|it|so)|says who|according to (?:whom|who)|how do you know(?: that)?",
      "d[oó]nde (?:lo )?(?:dice|pone|est[aá])(?: eso| esto)?|(?:en|de) qu[eé] p[aá]gina(?: est[aá])?|qui[eé]n (?:lo )?(?:dijo|dice|escribi[oó])(?: eso| esto)?|(?:la )?fuente",
      "o[uù] (?:est[- ]ce|c['’]est) (?:que c['’]est )?(?:dit|[eé]crit)|o[uù] (?:le )?(?:dit|lis)[- ](?:il|on|tu)(?: (?:ça|ca|cela))?|[aà] quelle page|qui (?:a|l['’]a) (?:dit|[eé]crit)(?: (?:ça|ca|cela))?|(?:la )?source",
      "wo (?:steht|stand) (?:das|es|dies)|auf welcher seite(?: (?:steht|ist) das)?|wer (?:hat|sagt) (?:das|es)(?: gesagt| geschrieben)?|woher (?:weißt|weisst|hast) du das|(?:die )?quelle",
      "onde (?:est[aá]|diz) (?:isso|isto)|em que p[aá]gina|quem (?:disse|escreveu) (?:isso|isto)|(?:a )?fonte",
      "dove (?:lo )?(?:dice|sta|è) ?(?:scritto|questo)?|a che pagina|chi (?:lo dice|l['’]ha (?:detto|scritto)|ha detto questo)|(?:la )?fonte",
      "где это (?:написано|сказано|стоит)|на какой странице|кто это (?:сказал|написал|говорит)|откуда (?:это|ты знаешь)|источник",
      "أين (?:ورد|ذكر|ذُكر|قال|كتب|كُتب) (?:ذلك|هذا)|في أي صفحة|من قال (?:ذلك|هذا)|المصدر",
      "(?:这|那)?(?:是)?在?(?:哪里|哪儿|哪一?页)(?:说|写|提到)?的?|谁(?:这么)?说的|出处(?:是什么|在哪里)?",
      "どこに(?:書いて(?:ある|あります)|(?:ある|あります))(?:の|か)*|何ページ(?:です)?か?|(?:誰|だれ)が(?:そう)?(?:言った|言いました)(?:の|か)*|出典は?",
      "(?:यह )?कहाँ लिखा है|किस पृष्ठ पर(?: है)?|(?:यह )?किसने (?:कहा|लिखा)(?: है)?|स्रोत",
    ],
  ],
  [
    "doubt",
    [
      "(?:are|r) (?:you|u) (?:really |quite |so )?(?:sure|certain)(?: (?:about|of) (?:it|that|this))?|(?:is|was) (?:that|this|it) (?:really |even )?(?:true|right|correct|so)|really|seriously|for real",
      "(?:est[aá]s?|eres) segur[oa](?: de (?:eso|ello))?|(?:es (?:eso )?)?(?:verdad|cierto)|de verdad|en serio",
      "(?:tu es|t['’]?es|es-tu|vous êtes|êtes-vous) s[uû]re?(?: de (?:ça|ca|cela))?|(?:c['’]est|est-ce) vrai|vraiment",
      "bist du (?:dir )?(?:da )?sicher|(?:ist|stimmt) das (?:wahr|richtig)?|wirklich|echt",
      "(?:voc[eê] )?tem certeza(?: disso)?|(?:isso )?[eé] verdade|s[eé]rio",
      "(?:ne )?sei (?:proprio )?sicur[oa]|[eè] vero|davvero",
      "(?:ты|вы) уверены?|(?:это )?(?:точно|правда)|неужели",
      "هل أنت متأكد(?: من ذلك)?|هل هذا صحيح|حقا|حقًا",
      "你?(?:确定|肯定)吗?|(?:这|那)?是?真的吗|对吗",
      "本当(?:に|ですか|か)?|確か(?:です)?か?",
      "क्या (?:यह|आपको) (?:सच|पक्का|यक़ीन|यकीन)(?: है)?|सच में|पक्का",
    ],
  ],
  [
    "shorter",
    [
      "(?:make (?:it|that|this) |a bit |even |say (?:it|that) )?(?:shorter|more briefly|briefly|more concise(?:ly)?)|(?:too|that(?:['’]?s| is) too|it(?:['’]?s| is) too) long|(?:say (?:it|that) )?in (?:one|a single|a|1) (?:sentence|word|nutshell|line)|(?:the )?short version|keep it short|tl;?dr|in (?:short|brief)|(?:sum(?:mari[sz]e)?|recap) that(?: up)?|sum it up",
      "m[aá]s (?:corto|breve)|(?:dilo )?en (?:una|1) (?:sola )?(?:frase|oraci[oó]n|palabra)|demasiado largo|en resumen|res[uú]melo|resume eso",
      "plus court|(?:dis-le )?en (?:une|1) (?:seule )?phrase|en bref|trop long|en r[eé]sum[eé]|r[eé]sume(?:-le| [cç]a| cela)?",
      "(?:kürzer|kurz(?: gesagt)?)|(?:sag es )?in (?:einem|1) satz|zu lang|kurzfassung",
      "mais curto|(?:diga )?(?:em|n)uma (?:s[oó] )?frase|muito longo|em resumo",
      "pi[uù] (?:breve|corto)|in una (?:sola )?frase|troppo lungo|in breve",
      "короче|(?:скажи )?одним предложением|в двух словах|(?:слишком )?длинно|кратко",
      "(?:بشكل )?أقصر|باختصار|في جملة(?: واحدة)?|طويل جدا",
      "(?:再)?(?:短|简短|简单)一?点?|用?一句话(?:说|概括)?|太长了?",
      "(?:もっと)?短く(?:して)?|一(?:言|文)で(?:言うと)?|長すぎる",
      "(?:और )?(?:छोटा|संक्षेप में|संक्षिप्त)(?: (?:करो|कीजिए|बताओ|बताइए))?|एक वाक्य में",
    ],
  ],
  [
    "simpler",
    [
      "(?:can you |could you )?(?:explain|say|put|rephrase|reword) (?:it|this|that)(?: again| to me)?(?: (?:a bit )?(?:more )?(?:simply|clearly)|,? (?:in )?(?:simpler?|plain|easier|other|easy)(?: (?:words|terms|english|language))?)?",
      "(?:more )?simpl(?:y|er)|(?:in )?(?:simpler?|plain|easier|other) (?:words|terms|english)|(?:explain (?:it |this |that )?)?(?:eli ?5|like (?:i am|i[’']?m) (?:five|5|a (?:child|kid|beginner)))",
      "i (?:still |really )?(?:don[’']?t|do not|didn[’']?t|did not) (?:understand|get)(?: (?:it|this|that|any of (?:it|this|that)))?|what do(?:es)? (?:it|this|that|you) (?:all )?mean(?: by (?:that|this|it))?|i[’']?m (?:lost|confused)|huh",
      "(?:no (?:lo )?entiendo|no (?:lo )?comprendo)(?: nada)?|(?:expl[ií]c(?:a|alo|ame|amelo)|dilo) (?:eso )?(?:de forma )?m[aá]s (?:f[aá]cil|sencill[oa]|simple)|m[aá]s (?:f[aá]cil|sencillo|simple)|qu[eé] (?:significa|quiere decir) (?:eso|esto)",
      "je (?:ne )?comprends (?:toujours )?(?:pas|rien)|(?:explique(?:-(?:moi|le))*(?: (?:ça|ca|cela))?|dis-le) (?:plus )?simplement|plus simple(?:ment)?|qu['’]est-ce que (?:ça|ca|cela) veut dire|[cç]a veut dire quoi",
      "(?:das |es )?(?:verstehe?|versteh) (?:ich|das|es)?(?: (?:ich|das|es))?(?: immer noch)? nicht|ich (?:verstehe?|kapiere?) (?:das |es )?(?:immer noch )?nicht|(?:erkl[äa]re?|sag)(?: mir)?(?: (?:das|es))?(?: bitte)?(?: mir)? einfacher|(?:noch )?einfacher|was (?:heißt|heisst|bedeutet) das",
      "n[aã]o (?:entendi|entendo|compreendo)(?: nada)?|(?:explique|explica)(?: isso)? (?:de forma )?mais simples|mais simples|o que (?:isso )?(?:significa|quer dizer)(?: isso)?",
      "non (?:ho capito|capisco)(?: niente)?|(?:spiegalo|spiega(?:melo)?|dillo) (?:in modo )?pi[uù] (?:semplice|semplicemente|facile)|pi[uù] semplice|(?:che )?cosa (?:significa|vuol dire)(?: questo)?",
      "(?:я )?(?:всё равно |все равно )?не (?:понимаю|понял|поняла)|(?:объясни(?:те)? )?(?:попроще|проще)|что это (?:значит|означает)",
      "(?:أنا )?(?:لا|لم) (?:أفهم|افهم)(?: ذلك)?|(?:اشرح(?:ه|ها| ذلك)? )?(?:بشكل |بطريقة )?أبسط|(?:بكلمات أبسط)|ماذا يعني (?:ذلك|هذا)",
      "我?(?:还是)?(?:不(?:太)?(?:明白|懂|理解)|没(?:看)?懂)|(?:说|讲|解释)得?(?:再)?(?:简单|通俗)一?(?:点|些)|(?:这|那)?是什么意思",
      "(?:よく)?(?:わかりません|分かりません|わからない|分からない)|(?:もっと)?(?:簡単|やさしく|わかりやすく)(?:に)?(?:説明して|言って)?|(?:それは)?どういう意味(?:ですか)?",
      "(?:मुझे )?समझ (?:में )?नहीं आया|(?:और )?(?:आसान|सरल) (?:शब्दों|भाषा) में(?: (?:समझाओ|समझाइए|बताओ))?|(?:इसका )?(?:क्या )?(?:मतलब|अर्थ)(?: क्या)? है",
    ],
  ],
  [
    "next",
    [
      "(?:and )?(?:what (?:happened|happens|came|comes) (?:next|then|after (?:that|this|it))|then what|and then)",
      "(?:y )?(?:qu[eé] (?:pas[oó]|ocurri[oó]|viene) )?despu[eé]s|y luego",
      "(?:et )?(?:que s['’]est-il pass[eé] )?(?:ensuite|apr[eè]s)|et puis",
      "(?:und )?(?:was (?:geschah|passierte|kam|kommt) )?(?:danach|als nächstes)|und dann",
      "(?:e )?(?:o que (?:aconteceu|veio) )?depois",
      "(?:e )?(?:(?:che )?cosa (?:è successo|successe|viene) )?(?:dopo|poi)",
      "(?:а |и )?(?:что (?:было|случилось|произошло) )?(?:дальше|потом)",
      "(?:و)?(?:ماذا (?:حدث|جرى) )?(?:بعد ذلك|ثم ماذا)",
      "(?:然后|后来|接下来|之后)(?:呢|发生了什么|怎么样了?)?",
      "(?:それから|その後)(?:は|どうなりましたか|どうなった)?",
      "(?:और )?(?:फिर|इसके बाद|आगे)(?: क्या (?:हुआ|होता है))?",
    ],
  ],
  [
    "more",
    [
      "(?:can you |could you )?(?:tell me |say |give me |show me |i want to know |i want )?(?:some |a (?:bit|little) )?more(?: (?:about|on) (?:it|that|this|them))?(?: details?)?|more details?|go on|continue|keep going|what else(?: (?:is there|does it say|do you know))?|anything else|elaborate|and",
      "(?:cu[eé]ntame |dime )?(?:algo )?m[aá]s(?: (?:sobre|de) (?:eso|esto|ello))?|sigue|contin[uú]a|qu[eé] m[aá]s|algo m[aá]s|m[aá]s detalles",
      "(?:dis[- ]m['’]en |dis[- ]moi |en )?(?:un peu )?plus(?: (?:sur|à ce sujet|de d[eé]tails).*)?|continue|quoi d['’]autre|et encore",
      "(?:erz[äa]hl(?:e)? (?:mir )?|sag mir |noch )?mehr(?: (?:dazu|davon|dar[uü]ber))?|(?:mach )?weiter|was noch|noch etwas|mehr details",
      "(?:conte|conta|diga|fale)?(?:-me)? ?mais(?: (?:sobre isso|disso|detalhes))?|continue|continua|o que mais|algo mais",
      "(?:dimmi |raccontami )?(?:di )?pi[uù](?: (?:su questo|dettagli))?|continua|(?:che )?altro|qualcos['’]altro",
      "(?:расскажи(?:те)? |скажи |ещё |еще )?(?:ещё|еще|больше|подробнее)(?: об этом)?|дальше|продолжай(?:те)?|что ещё|что еще",
      "(?:أخبرني )?(?:ب)?المزيد(?: عن ذلك)?|أكمل|تابع|ماذا أيضا",
      "(?:再)?(?:多)?(?:说|讲|告诉我)?(?:更)?多(?:一)?(?:点|些)?|继续|还有呢|还有什么|更多|详细(?:一)?点",
      "もっと(?:詳しく)?(?:教えて|話して)?(?:ください)?|続けて|他には",
      "(?:और|कुछ और|विस्तार से)(?: (?:बताओ|बताइए|बताएँ))?|आगे बताओ|और क्या",
    ],
  ],
  [
    "example",
    [
      "(?:can you |could you )?(?:please )?(?:(?:give|show|tell) (?:me |us )?|(?:is|are) there |do you have |have you got )?(?:an?(?:other)?|any|some|one|one more|more|the|for)? ?examples?(?: (?:of|for) (?:it|that|this|each|both|them|these|those|each of them))?|for instance|like what|such as(?: what)?",
      "(?:dame |me das |puedes darme |pon(?:me)? )?(?:alg[uú]n|un|otro|unos|m[aá]s|por)? ?ejemplos?(?: de (?:eso|esto|cada uno))?",
      "(?:donne[- ]moi |tu as |as-tu )?(?:un|un autre|des|d['’]autres|par)? ?exemples?(?: de (?:ça|cela|chacun))?",
      "(?:(?:gib|nenn(?:e)?|zeig) mir |hast du )?(?:ein|noch ein|zum)? ?beispiele?(?: (?:daf[uü]r|dazu))?",
      "(?:(?:me )?d[eêáa](?:-me)? |pode dar )?(?:um|outro|por)? ?exemplos?(?: disso)?",
      "(?:(?:fammi|dammi|fai) )?(?:un|un altro|per|ad)? ?esempi[o]?(?: di questo)?",
      "(?:приведи(?:те)?|дай(?:те)?)? ?(?:ещё |какой-нибудь )?пример(?:ы)?(?: этого)?|например",
      "(?:أعطني|اعطني|هات|اذكر)? ?(?:مثال|مثالا|مثالًا|أمثلة)(?: على ذلك| آخر)?",
      "(?:请)?(?:给我)?(?:举|有)?(?:一)?个?(?:例子|例)(?:吗)?|比如(?:说)?(?:呢)?|例如",
      "(?:たとえば|例えば)|例(?:を(?:挙げて|教えて|出して)(?:ください)?|は)?",
      "(?:(?:कोई|एक) )?उदाहरण(?: (?:दो|दीजिए|बताओ|दें))?|जैसे",
    ],
  ],
  [
    "translation",
    [
      "(?:can you |could you )?translate(?: (?:it|this|that|the (?:answer|text)))?(?: (?:in)?to \\p{L}+)?|(?:say (?:it|that) |answer |speak |(?:and )?what is (?:it|that) )?in (?:english|spanish|french|german|portuguese|italian|russian|arabic|chinese|japanese|hindi)",
      "trad[uú]c(?:e|elo|eme|ir)?(?:(?:lo|eso|esto)| eso| esto)?(?: al? \\p{L}+)?|(?:dilo )?en (?:espa[nñ]ol|ingl[eé]s|franc[eé]s|alem[aá]n)",
      "tradui(?:s|sez|re)(?:-le)?(?: (?:ça|ca|cela))?(?: en \\p{L}+)?|(?:dis-le )?en (?:fran[cç]ais|anglais|espagnol|allemand)",
      "[uü]bersetz(?:e|en)?(?: (?:das|es|dies))?(?: (?:auf|ins?) \\p{L}+)?|auf (?:deutsch|englisch|spanisch|franz[öo]sisch)",
      "traduz(?:a|ir)?(?: isso| isto)?(?: para o? ?\\p{L}+)?|em (?:portugu[eê]s|ingl[eê]s|espanhol)",
      "traduci(?:lo)?(?: in \\p{L}+)?|in (?:italiano|inglese|spagnolo)",
      "переведи(?:те)?(?: это)?(?: на \\p{L}+)?|по-(?:русски|английски)",
      "ترجم(?:ها|ه| ذلك| هذا)?(?: إلى \\p{L}+)?|ب(?:العربية|الإنجليزية)",
      "(?:请)?(?:把(?:它|这个))?(?:翻译|译)(?:一下)?(?:成\\p{L}+)?|用(?:中文|英文|英语)(?:说)?",
      "(?:\\p{L}+に)?(?:翻訳|訳)(?:して)?(?:ください)?|(?:日本語|英語)で",
      "(?:इसका )?अनुवाद(?: (?:करो|कीजिए))?|(?:हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी) में",
    ],
  ],
  [
    "comparison",
    [
      "compare (?:them|these|those|the two|both)|(?:so )?what(?:['’]?s| is| are) (?:the )?differences?(?: (?:between|of) (?:them|these|those|the two|both|the 2))?|how (?:do|are) (?:they|these|the two) (?:differ|different)|(?:the )?differences?",
      "comp[aá]ra(?:los|las)|(?:(?:y )?cu[aá]l es |en qu[eé] consiste )?la diferencia(?: entre (?:ell[oa]s|(?:l[oa]s )?dos|amb[oa]s))?|en qu[eé] se diferencian",
      "compare(?:-les)?|(?:quelle est |c['’]est quoi )?la diff[eé]rence(?: entre (?:eux|elles|les deux|ces deux))?",
      "vergleiche? (?:sie|die beiden|beide)|(?:was ist |worin besteht )?der unterschied(?: zwischen (?:ihnen|(?:den )?beiden))?|wie unterscheiden sie sich",
      "compare(?:-os|-as)?|qual (?:[eé] )?a diferen[cç]a(?: entre (?:eles|elas|os dois|as duas))?",
      "confrontal[ie]|(?:qual [eè] )?la differenza(?: (?:tra|fra) (?:loro|i due|le due))?",
      "сравни(?:те)? их|(?:в )?ч[её]м разница(?: между ними)?|чем они отличаются",
      "(?:ما )?(?:هو )?الفرق(?: بينهما| بينهم)?|قارن بينهما",
      "(?:它们|他们|两者|这两个)?(?:之间)?(?:的)?(?:有什么)?(?:区别|不同)(?:是什么)?|比较(?:一下)?(?:它们|两者)?",
      "(?:その)?(?:違い|差)は?(?:何|なん)?(?:ですか)?|比べて",
      "(?:इनमें|दोनों में)? ?(?:क्या )?अंतर(?: क्या)? है|तुलना (?:करो|कीजिए)",
    ],
  ],
];

const POLITE =
  "(?:please|pls|por favor|s['’]il (?:te|vous) pla[iî]t|stp|svp|bitte|per favore|пожалуйста|من فضلك|请|ください|कृपया)";
const OPENING =
  "(?:(?:and|but|ok|okay|so|well|hm+|wait|y|et|und|e|а|и|pero|mais|aber|ma|но)[ ,]+)?";

const PATTERNS = FOLLOW_UPS.map(
  ([followUp, wordings]) =>
    [
      followUp,
      new RegExp(
        `^[\\s¿¡]*(?:${POLITE}[ ,]*)?${OPENING}(?:${wordings.join("|")})(?:[ ,]*${POLITE})?[\\s?.!。！？؟।…]*$`,
        "iu",
      ),
    ] as const,
);

/** More words than these name something. */
const LONGEST = 100;

/** What the message wants of the reply before it; null where it is a question of its own. */
export function classifyFollowUp(message: string): FollowUp | null {
  if (message.length > LONGEST) return null;
  return PATTERNS.find(([, pattern]) => pattern.test(message))?.[0] ?? null;
}
