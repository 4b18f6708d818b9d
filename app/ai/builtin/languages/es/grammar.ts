import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { eventVerbs, pastActionVerbs, verbs } from "./verbs";
import { words } from "./words";

const article = "(?:el|la|los|las|lo|un|una|unos|unas|cada|todo|toda) ";
const determiner =
  "(?:el|la|los|las|un|una|unos|unas|cada|todo|toda|todos|todas|algunos|algunas|muchos|muchas|ambos|ambas|varios|varias|dos|tres|cuatro|cinco)";
const months = words.months.map(([month]) => month).join("|");
const genus =
  "(?= ?(?:un|una|unos|unas|el|la|los|las|aquel|aquella|aquellos|aquellas|cada|todo|toda|cualquier) )";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article,
  subjectStart: `(?:(?:en|con|durante|para|entre|según|desde|hasta|a) [^,]{3,60}, )?${determiner} `,
  pronouns:
    "él|ella|ellos|ellas|ello|le|les|su|sus|suyo|suya|otr[oa]s?|mism[oa]s?|yo|nos|nosotros|nuestr[oa]s?|usted|en cambio|por su parte|por el contrario|demasiado|cuando|si|la mayoría(?! de)|tod[oa]s?(?= (?:se|es|son|lo|está|están))",
  demonstratives:
    "también|esto|eso|aquello|este|esta|estos|estas|ese|esa|esos|esas|éste|ésta|éstos|éstas|dich[oa]s?|anterior|anteriores|siguientes?|aquí|allí|antes mencionad[oa]s?|ambos casos|luego|entonces|después(?! de)|\\((?:figura|véase|ver|tabla)",
  phraseBoundaries:
    "rara vez|que|quien|quienes|cual|cuales|cuyo|cuya|cuyos|cuyas|donde|cuando|como|si|porque|pero|sino|no|ni|más|es|son|ser|está|están|ha|han|había|se|me|te|lo",
  relativePronouns: "que|cual|cuales|cuyo|cuya|donde|cuando",
  nonInitialWords:
    "a|al|ante|bajo|con|contra|de|del|desde|durante|en|entre|hacia|hasta|para|por|según|sin|sobre|tras|y|o|u|e|qué|cuál|cómo|más|menos|muy|también|solo|además|aunque|mientras",
  participles: "\\p{L}{2,}(?:ad|id)[oa]s?",
  relationalNouns:
    "dos|tres|cuatro|cinco|algun[oa]s|much[oa]s|vari[oa]s|resultado|resultados|objetivo|problema|problemas|causas?|ejemplos?|tarea|función|funciones|característica|características|diferencia|diferencias|primer|primera|segundo|segunda|tercer|tercera|último|última|principal|principales|consecuencia|consecuencias|razón|razones|motivo|forma|formas|tipo|tipos|uno|una|parte|mayor|mayoría|cosa|verdad|proceso|procesos|sustancia|idea|hecho|caso|efecto|efectos|ventaja|solución|autor|libro|número|resto|nombre|término|palabra|conjunto|siguiente|única?|principio|cuestión",
  rankingPhrases:
    "(?:el|la|los|las) (?:primer[oa]s?|últim[oa]s?|únic[oa]s?) (?:que|en|de|del) |(?:el|la|los|las) (?:más|menos|mayor|mejor|principal) |un ejemplo |un[oa] de (?:los|las) ",
  uninformativeVerbs:
    "no|(?:era|eran|fue|fueron|será|estaba|ha|han|había|habían|pudo|podía)|(?:se )?(?:es|son|está|están|puede|pueden|debe|deben|va|van|suele|suelen|parece|parecen|resulta|resultan|queda|quedan|hace|hacen)(?! \\p{L}+(?:ad|id|st|ert|ech|rit|uest)[oa]s? (?:de|del|por) )",
  sentenceAdverbs:
    "también|además|asimismo|sin embargo|no obstante|por lo tanto|por tanto|por ello|por eso|así pues|pues|en cambio|en consecuencia|en general|por lo general|generalmente|normalmente|a menudo|por ejemplo|de hecho|en efecto|es decir|finalmente|por último|por otra parte|por otro lado|actualmente|hoy en día|hoy|y|pero|e",
  aliasMarkers:
    "o|u|también llamad[oa]s?|llamad[oa]s? también|también conocid[oa]s? como|abreviad[oa]",
  apposition: { opens: "un|una", before: "el|la|los|las|al|con|por|en" },
  coordination: `, (?:(?:y|e) (?=${determiner} )|pero|mientras que|aunque|sino que)`,
  verbs,
  verbEndings: "[ae]n|ó|aba|ía|ían|aban|aron|ieron",
  clitics: "aún|todavía|se|no|también|solo|ya|nunca|siempre",
  listAnnouncement:
    "(?:dos|tres|cuatro|cinco|varios|varias|divers[oa]s|distint[oa]s|diferentes|much[oa]s|numeros[oa]s) (?:grandes |principales )?(?:factores|fases|tipos|partes|etapas|grupos|formas|clases|maneras|razones|causas)(?: \\p{L}+(?: y \\p{L}+)?)?",
  definitions: [
    {
      kind: "property",
      prefix:
        "(?:La|El) (?:función|finalidad|objetivo|propósito|papel|tarea|causa|consecuencia|característica|unidad|símbolo|capital)(?: principal)? de(?:l|(?= ))",
      relation: "^\\S+ (\\S+(?: principal)?)",
      connective: "es|consiste en",
      parts: partOrders.subjectThenProperty,
    },
    {
      kind: "definition",
      connective:
        "son(?= (?!\\p{L}+(?:ad|id)[oa]s |much|otr|tod|tan|más |muy |est|su|un|dos |tres |los |las )\\p{L}{3,}s (?:que |(?!los |las |sus |más )\\p{L}{4,}s ))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: `(?:es|son|era|eran|fue|fueron)${genus}`,
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:se define como|se definen como|significa|designa|se entiende como|se refiere a|hace referencia a|consiste en|corresponden? a)",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:se llama|se llaman|se denomina|se denominan|se conoce como|se conocen como|recibe el nombre de|reciben el nombre de|recibe la denominación de|lleva el nombre de)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix:
        "(?:En [^,]{3,40}, )?(?:Se (?:llama|llaman|denomina|denominan|(?:define|definen|conoce|conocen|designa) como)|Llamamos|Denominamos)",
      connective: "a(?:l|(?= (?:la|las|los|el|lo|un|una|todo|toda|cada|aquel|aquella)))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: "(?:En [^,]{3,40}, )?(?:[Ss]e (?:entiende|conoce)|Entendemos) por",
      connective: "(?=(?:el|la|los|las|un|una|todo|toda|cualquier) )",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective:
        "(?=(?:porque|ya que|puesto que|dado que|debido al?|a causa del?|gracias al?|como consecuencia del?) )",
      parts: partOrders.effectThenCause,
    },
    { kind: "cause", connective: ", pues(?= )", parts: partOrders.effectThenCause },
    {
      kind: "cause",
      prefix:
        "(?:Debido a(?: que|l)?|A causa de(?:l| que)?|Gracias a(?:l| que)?|Como consecuencia de(?:l)?|Dado que|Puesto que|Ya que)",
      connective: `,(?= ${determiner} )`,
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "consequence",
      connective:
        "provocan?|provocó|provocaron|causan?|causó|causaron|conducen? a|condujo a|condujeron a|llevan? a|llevó a|dan? lugar a|dio lugar a|originan?|originó|ocasionan?|ocasionó|generan?|generó|favorecen?|impiden?|impidió|implican?|hacen?(?= que )|hizo(?= que )|derivan? en|contribuyen? al?|producen?(?= (?:un|una) )|desencadenan?|desencadenó",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective:
        ", (?:por lo que|de modo que|de manera que|de forma que|así que|por lo cual|por eso|por ello|por (?:lo )?tanto)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      connective:
        "(?<!(?:esencial(?:es)?|crucial(?:es)?|fundamental(?:es)?|necesari[oa]s?|suficientes?|utilizad[oa]s?|usad[oa]s?|importantes?|útil(?:es)?) )para(?: que)?(?= \\p{Ll}+(?:ar|er|ir|arse|erse|irse|arlo|arla|erlo|an|en) )|con el fin de|a fin de|con el objetivo de|con objeto de",
      parts: partOrders.actionThenPurpose,
    },
  ],
  causalConnectives: {
    therefore:
      "Por (?:eso|ello|esta razón|este motivo|lo tanto|tanto|consiguiente)|En consecuencia|Como consecuencia",
    because:
      "(?:Esto|Ello) (?:se debe a(?:l| que)?|ocurre porque|sucede porque|es así porque|pasa porque)|La (?:causa|razón)(?: de (?:ello|esto))? es(?: que)?|El motivo(?: de (?:ello|esto))? es(?: que)?",
  },
  memberships: [
    {
      kind: "membership",
      connective:
        "(?:se divide en|se dividen en|se clasifica en|se clasifican en|consta de|constan de|se compone de|se componen de|está formad[oa] por|están formad[oa]s por|está compuest[oa] por|está compuest[oa] de|comprende|comprenden|incluye|incluyen)",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "L[oa]s (?:(?:dos|tres|cuatro|cinco|seis|siete|ocho|principales|grandes|diferentes|distint[oa]s) ){0,2}(?:tipos|clases|partes|fases|etapas|elementos|componentes|formas|ramas|grupos) (?:principales )?(?:de|del)",
      connective: "son:?",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "(?:Existen|Hay|Se (?:distinguen|conocen|reconocen)) (?:(?:dos|tres|cuatro|cinco|seis|siete|vari[oa]s|divers[oa]s|diferentes|distint[oa]s) )?(?:grandes )?(?:tipos|clases|partes|fases|etapas|formas|ramas|grupos|niveles) de(?:l|(?= ))",
      connective: "(?<=[\\p{L}\\s]):(?= )",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${pastActionVerbs}) )`, parts: partOrders.nameThenAction },
    {
      kind: "person",
      connective: "(?<=(?:fue|fueron|ha sido|han sido) \\p{Ll}+[oa]s?(?: en [12]\\d{3})? )por(?= )",
      parts: partOrders.actionThenName,
    },
  ],
  personName:
    "(?<!\\p{L})\\p{Lu}[\\p{L}’'.-]+(?: (?:de|del|la|von|van|der|da|di|al|ibn|y|\\p{Lu}[\\p{L}’'.-]*)){0,3} \\p{Lu}[\\p{L}’'.-]+ ?",
  contrast: { connective: ", (?:mientras que|mientras|en tanto que)", isVerbFinal: false },
  enumeration: { separator: ",", last: " (?:y|e|o|u) " },
  date: `(?:en|el|hacia|desde) ((?:\\d{1,2} de )?(?:(?:${months}) de(?:l año)? )?[12]\\d{3}|el año [12]\\d{3}|el siglo [IVX]+)(?!\\p{L})`,
  eventVerbs,
  answerTypes: {
    head: "first",
    modifier: null,
    plural: /(?<![iu])s$/u,
    pluralArticle: /^(?:los|las|unos|unas) /iu,
    date: /^(?:el )?(?:siglos? [IVX]+|año \d+|\d+ [ad]\. ?C\.)/iu,
    person:
      /^(?!(?:Gran|Primera?|Segunda?|Guerra|Revolución|Estados|Unión|Imperio|República|Reino|Nuev[ao]|San|Santa|Universidad|Instituto|Teoría|Ley|Partido|Tratado|Edad|Naciones|Banco|Mar|Río|Océano|América|Europa|Asia|África|Premio|Tierra|Sistema|Corte|Asamblea|Consejo|Congreso)(?!\p{L}))(?:\p{Lu}\p{Ll}+)(?: (?:de|del|la|von|van|\p{Lu}[\p{L}.]*)){0,3} \p{Lu}\p{Ll}+$/u,
    place: null,
    finiteVerb:
      /^(?!(?:imag|orig|ord|desord|exam|volum|crim|jov|marg|virg|resum|pol|germ|abdom|régim)en$)\p{L}{2,}(?:[a-zñ][ae]n|ó|aba|[ae]ron|ían?)$/u,
    subordinators:
      "qu[eé]|qui[eé]n|quienes|cual|cuales|cuy[oa]s?|d[oó]nde|cu[aá]ndo|c[oó]mo|si|porque|pues|aunque|mientras",
  },
  labels,
  headings: [
    ["objectives", "objetivos?.*|metas de aprendizaje|competencias"],
    ["exercises", "ejercicios.*|actividades.*|preguntas.*|cuestionario|autoevaluación|problemas"],
    [
      "references",
      "referencias.*|bibliografía.*|fuentes|lecturas.*|enlaces externos|véase también|notas",
    ],
    ["contents", "índice.*|contenidos?|tabla de contenidos?|sumario"],
    [
      "glossary",
      "glosario.*|vocabulario.*|términos.*|conceptos (?:clave|básicos|fundamentales).*|definiciones",
    ],
    [
      "summary",
      "resumen.*|conclusi(?:ón|ones)|ideas (?:clave|principales)|puntos clave|para recordar|en síntesis",
    ],
    ["examples", "ejemplos?.*"],
    ["causes", "causas?.*|motivos.*|razones.*|antecedentes.*|factores.*"],
    ["consequences", "consecuencias.*|efectos.*|resultados.*"],
    ["steps", "pasos.*|etapas.*|fases.*|procedimiento.*|proceso"],
  ],
});
