import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { eventVerbs, pastActionVerbs, verbs } from "./verbs";
import { words } from "./words";

const article = "(?:il|lo|la|i|gli|le|un|uno|una|ogni) |(?:l|un)[’']";
const determiner =
  "(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|tutti i|tutti gli|tutte le|alcuni|alcune|molti|molte|entrambi|vari|due|tre|quattro|cinque) |(?:l|un)[’'])";
const months = words.months.map(([month]) => month).join("|");
const genus =
  "(?= (?:(?:un|uno|una|il|lo|la|i|gli|le|quello|quella|quelli|quelle|ogni|ciascun|qualsiasi) |(?:l|un)[’']))";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article,
  subjectStart: `(?:(?:in|nel|nella|nei|nelle|negli|con|durante|per|tra|fra|secondo|da|fino) [^,]{3,60}, )?${determiner}`,
  pronouns:
    "tu|ti|tuo|tua|tuoi|tue|vostr[oaie]|ci|egli|ella|esso|essa|essi|esse|lui|lei|loro|gli uni|suo|sua|suoi|sue|altr[oaie]|stess[oaie]|io|noi|nostr[oaie]|a sua volta|al contrario|invece|quando|se|troppo|la maggior parte(?! d)|vi|ne",
  demonstratives:
    "questo|questa|questi|queste|quest|quel|quello|quella|quegli|quei|quelle(?! (?:che|di))|ciò(?! che)|precedent[ei]|seguent[ei]|qui|lì|così|allora|poi|tal[ei]|\\((?:figura|vedi|tabella|fig)",
  phraseBoundaries:
    "che|chi|cui|quale|quali|dove|quando|come|se|perché|ma|non|né|più|è|sono|essere|ha|hanno|si|mi|ti",
  relativePronouns: "che|cui|dove|quando",
  nonInitialWords:
    "a|ad|al|allo|alla|ai|agli|alle|all|con|contro|da|dal|dalla|dai|dagli|dalle|dall|di|del|dello|della|dei|degli|delle|dell|dopo|durante|e|ed|o|in|nel|nello|nella|nei|negli|nelle|nell|per|senza|sopra|sotto|su|sul|sulla|sui|sulle|tra|fra|più|meno|molto|anche|solo|oltre|sebbene|mentre|\\p{L}+mente",
  participles: "\\p{L}{3,}(?:at|it|ut)[oaie]",
  relationalNouns:
    "due|tre|quattro|cinque|alcun[ei]|molt[ei]|risultat[oi]|obiettivo|problem[ai]|caus[ae]|esemp[io]+|compito|funzion[ei]|caratteristic[ah]e?|differenz[ae]|prim[oaie]|second[oaie]|terz[oaie]|ultim[oaie]|principal[ei]|conseguenz[ae]|ragion[ei]|motivo|motivi|form[ae]|tip[oi]|parte|maggior|maggioranza|cosa|verità|process[oi]|sostanz[ae]|idea|fatto|caso|effett[oi]|vantagg[io]+|soluzione|autore|libro|numero|resto|nome|termine|parola|insieme|unic[oa]|principio|questione|ruolo|struttura|passaggio",
  rankingPhrases:
    "(?:il|lo|la|i|gli|le) (?:prim[oaie]|ultim[oaie]|unic[oaihe]+) (?:che|in|d[aei]|del|della|dei|delle|a) |(?:il|lo|la|i|gli|le) (?:più|meno|maggior|miglior|principal)|un esempio |un[oa]? de(?:i|gli|lle) ",
  uninformativeVerbs:
    "non|(?:era|erano|fu|furono|sarà|ha|hanno|aveva|avevano|poteva)|(?:si |vi |ci )?(?:è|sono|può|possono|deve|devono|va|vanno|fa|fanno|viene|vengono|sembra|sembrano|resta|restano|risulta|diventa|diventano|sta|stanno)(?! \\p{L}+(?:at|it|ut|st|tt|rs|rt)[oaie] (?:d[aei]|dal|dall[oae]|dai|dagli|dalle|in|nel) )",
  sentenceAdverbs:
    "anche|inoltre|tuttavia|però|quindi|pertanto|perciò|dunque|infatti|in genere|generalmente|di solito|spesso|per esempio|ad esempio|cioè|infine|d[’']altra parte|oggi|attualmente|e|ma|in particolare|in termini semplici",
  aliasMarkers:
    "o|detto anche|detta anche|detti anche|dette anche|oppure|ovvero|chiamat[oaie] anche",
  apposition: {
    opens: "un|uno|una|un[’']",
    before: "il|lo|la|i|gli|le|al|alla|nel|nella|dal|dalla|con",
  },
  coordination: `, (?:(?:e|ed) (?=${determiner})|ma|però|mentre|sebbene|cioè|ovvero )`,
  verbs,
  verbEndings: "[ao]no|ò|ava|eva|avano|evano|arono|irono",
  clitics: "si|non|anche",
  listAnnouncement:
    "(?:due|tre|quattro|cinque|vari|varie|divers[ie]|numeros[ie]|molt[ie]) (?:grandi |principali )?(?:fattori|fasi|tipi|parti|tappe|gruppi|forme|classi|modi|ragioni|cause)(?: \\p{L}+(?: e \\p{L}+)?)?",
  definitions: [
    {
      kind: "property",
      prefix:
        "(?:La|Il|Lo|L[’'] ?)(?: |(?<=[’']))(?:funzione|scopo|compito|ruolo|causa|conseguenza|caratteristica|unità|simbolo|capitale|obiettivo)(?: principale)? (?:del|dello|della|dei|degli|delle|di|dell(?=[’']))[’']?",
      relation: "^(?:\\p{L}+ |L[’'])(\\p{L}+(?: principale)?)",
      connective: "è(?: di)?|consiste (?:in|nel|nella)",
      parts: partOrders.subjectThenProperty,
    },
    {
      kind: "definition",
      connective:
        "sono(?= (?!\\p{L}+(?:at|it|ut)[ie] |molt|altr|tutt|più |dei |degli |delle |quest|due |tre )\\p{L}{3,}[ie] (?:che |(?![nds]?[ae]gli |[nds]?[ae]lle )\\p{L}{4,}[ie] ))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective: `(?:è|sono|era|erano|fu|furono)${genus}`,
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "si definisce come|è definit[oa] come|significa|indica(?= (?:il|la|lo|l[’']|un))|designa|si riferisce a|consiste (?:in|nel|nella|nell[’'])",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:è|sono|viene|vengono) (?:dett[oaie]|chiamat[oaie]|denominat[oaie]|definit[oaie])(?: anche)?|si chiama|si chiamano|si dice|prende il nome di|prendono il nome di|è not[oa] come|sono not[ei] come",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix:
        "(?:In [^,]{3,40}, )?(?:Si (?:chiama|chiamano|dice|definisce|definiscono|denomina)|Chiamiamo)",
      connective: "(?=(?:(?:il|lo|la|i|gli|le|un|uno|una|ogni|qualsiasi) |(?:l|un)[’']))",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: "Per",
      connective: "si intende|s[’']intende|intendiamo",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective:
        "(?=(?:perché|poiché|giacché|dato che|visto che|in quanto|a causa d\\p{L}+|grazie a\\p{L}*)[ ’'])",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "cause",
      prefix:
        "(?:A causa (?:del|dello|della|dei|degli|delle|di)|Grazie (?:al|allo|alla|ai|agli|alle|a)|Poiché|Dato che)",
      connective: `,(?= ${determiner})`,
      parts: partOrders.causeThenEffect,
    },
    {
      kind: "consequence",
      connective:
        "provocano|provoca|provocò|causano|causa(?= (?:il|lo|la|l[’']|i|gli|le|un|una) )|causò|porta(?:no)? (?:a|al|alla|all[’'])|portò (?:a|al|alla|all[’'])|determinano|determina(?= (?:il|lo|la|un|una|l[’']))|conduce a|conducono a|genera(?:no)?(?= (?:il|lo|la|l[’']|i|gli|le|un|una) )|generò|favorisc(?:e|ono)|favorì|impedisc(?:e|ono)|comporta(?:no)?|contribuisc(?:e|ono) (?:a|al|alla|all[’'])|rende(?= possibile)|dà origine a|danno origine a",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective:
        ", (?:cosicché|sicché|per cui|perciò|quindi|pertanto|in modo che|di modo che|tanto che)",
      parts: partOrders.effectThenCause,
    },
    {
      kind: "purpose",
      connective:
        "(?<!(?:essenzial[ei]|crucial[ei]|fondamental[ei]|necessari[oaie]?|sufficient[ei]|utilizzat[oaie]|usat[oaie]|important[ei]|util[ei]) )per(?= \\p{Ll}+(?:are|ere|ire|arsi|ersi|irsi|rre) )|al fine di|allo scopo di|affinché",
      parts: partOrders.actionThenPurpose,
    },
  ],
  causalConnectives: {
    therefore: "Per(?:ciò| questo(?: motivo)?)|Pertanto|Quindi|Di conseguenza",
    because:
      "(?:Questo|Ciò) (?:accade perché|avviene perché|succede perché|è dovuto (?:a|al|alla|ai|alle)|dipende dal fatto che)|(?:Il motivo|La causa|La ragione) è(?: che)?",
  },
  memberships: [
    {
      kind: "membership",
      connective:
        "(?:si divide in|si dividono in|si suddivide in|si articola in|si classificano in|(?:è|sono) (?:formato|formata|formati|formate|composto|composta|composti|composte|costituito|costituita|costituiti|costituite) d(?:a|al|alla|ai|agli|alle|all[’'])|comprende|comprendono|include|includono)",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "(?:I|Le|Gli) (?:(?:due|tre|quattro|cinque|sei|sette|otto|principali|grandi|diversi|diverse) ){0,2}(?:tipi|classi|parti|fasi|tappe|elementi|componenti|forme|rami|gruppi) (?:principali )?(?:di|del|dello|della|dei|degli|delle|dell[’'])",
      connective: "sono:?",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix:
        "(?:Esistono|Ci sono|Si distinguono) (?:(?:due|tre|quattro|cinque|sei|sette|vari|varie|divers[ie]) )?(?:grandi )?(?:tipi|classi|parti|fasi|tappe|forme|rami|gruppi|livelli) di",
      connective: "(?<=[\\p{L}\\s]):(?= )",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${pastActionVerbs}) )`, parts: partOrders.nameThenAction },
    {
      kind: "person",
      connective:
        "(?<=(?:fu|furono|è stat[oa]|sono stat[ei]|venne|vennero) \\p{Ll}+[oaie](?: nel [12]\\d{3})? )d(?:a|al|allo|alla|all[’'])(?= |(?<=[’']))",
      parts: partOrders.actionThenName,
    },
  ],
  personName:
    "(?<!\\p{L})\\p{Lu}[\\p{L}’'.-]+(?: (?:de|di|da|del|della|von|van|al|e|\\p{Lu}[\\p{L}’'.-]*)){0,3} \\p{Lu}[\\p{L}’'.-]+ ?",
  contrast: { connective: ", (?:mentre|laddove)", isVerbFinal: false },
  enumeration: { separator: ",", last: " (?:e|ed|o|oppure) " },
  date: `(?:nel|il|l[’']|dal|verso il) ?((?:\\d{1,2}º? )?(?:(?:${months}) )?(?:del )?[12]\\d{3}|[IVX]+ secolo)(?!\\p{L})`,
  eventVerbs,
  answerTypes: {
    head: "first",
    modifier: null,
    plural:
      /(?:(?<!(?<!s)s)i|(?<!ion|or|nt|al|il|ic|am|um|is|as|os|on|ar|er|ud|gg|rt|lit|ev|ov)e)$/u,
    pluralArticle: /^(?:i|gli|le) /iu,
    date: /^(?:(?:il|nel|l[’']) ?)?(?:[IVX]+ secolo|anno \d+|\d+ [ad]\. ?C\.)/iu,
    person:
      /^(?!(?:Grande?|Prim[oa]|Second[oa]|Guerra|Rivoluzione|Stati|Unione|Impero|Repubblica|Regno|Nuov[ao]|San|Santa|Università|Istituto|Teoria|Legge|Partito|Trattato|Nazioni|Banca|Mare?|Oceano|America|Premio|Terra|Consiglio)(?!\p{L}))\p{Lu}\p{Ll}+(?: (?:de|di|da|del|della|von|van|\p{Lu}[\p{L}.]*)){0,3} \p{Lu}\p{Ll}+$/u,
    place: null,
    finiteVerb: /\p{L}{2}(?:[aio]rono|[aei]vano|[^r]ò)$/u,
    subordinators: "che|chi|cui|dove|quando|come|se|perch[éè]|poich[éè]|mentre|quale|quali|sebbene",
  },
  labels,
  headings: [
    ["objectives", "obiettiv[oi].*|competenze|prerequisiti"],
    ["exercises", "esercizi.*|attività.*|domande.*|verifica.*|problemi"],
    [
      "references",
      "riferimenti.*|bibliografia.*|fonti|letture.*|collegamenti esterni|voci correlate|note",
    ],
    ["contents", "indice.*|sommario|contenuti"],
    ["glossary", "glossario.*|vocabolario.*|termini.*|concetti.*|definizioni"],
    ["summary", "riassunto.*|riepilogo.*|conclusion[ei]|sintesi|in breve|punti chiave"],
    ["examples", "esemp[io]+.*"],
    ["causes", "cause?.*|motivi.*|ragioni.*|fattori.*"],
    ["consequences", "conseguenze?.*|effetti.*|risultati.*"],
    ["steps", "passi.*|passaggi.*|fasi.*|tappe.*|procedimento"],
  ],
});
