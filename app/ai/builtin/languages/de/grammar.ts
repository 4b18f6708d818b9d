import { partOrders } from "../grammar-tables";
import { createGrammar } from "../pattern-grammar";
import { labels } from "./labels";
import { sentences } from "./sentences";
import { eventVerbs, pastActionVerbs, verbs } from "./verbs";
import { words } from "./words";

const article = "(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|jede[rsnm]?) ";
const months = words.months.map(([month]) => month).join("|");

/** A lower-case word that is no adjective: the verb at the end of a subordinate clause. */
const verbAtEnd = "(?<!\\p{L})\\p{Ll}+(?<!ig|lich|isch|los|bar|sam|haft)";

export const grammar = createGrammar({
  words,
  sentences,
  hasWordSpaces: true,
  article,
  inflectedArticle: "(?:[Dd]er|[Dd]as|[Dd]ie(?= \\p{L}+en )) (?=\\p{L}\\p{Ll}+en? \\p{Lu})",
  nounPhrase:
    '^dass |^(?=(?:(?:\\p{Ll}+(?:e|er|es|en|em|as|in)|und|sehr) ){0,5}["„»]?\\p{Lu}).*(?<!\\p{L})(?:\\p{Lu}[\\p{L}\\p{N}.-]*|\\p{N}{1,3})["“«)]?$',
  subjectStart:
    "(?:(?:der|die|das|ein|eine|jede[rs]?|alle|viele|manche|einige|beide|zwei|drei|vier|fünf) |(?!(?:Den|Dem|Des|Einen|Einem|Einer|Eines|Erst|Zuerst|Nur|Nun|Hier|Dort|Da|Dabei|Im|Am|Vom|Zum|Zur|Seit|Nach|Bei|Mit|Von|Aus|Für|Bis|Durch|Gegen|Wenn|Ob|Als|Auch|Heute|So|Zu|Wie|Was|Wer|\\p{L}+iert) )\\p{Lu}\\p{Ll}+(?:en|e|er|ung|heit|keit|tion|ion|in|us|um|is|or|ie|tät|nis|schaft|em|el|al|ol|yt|om|ut|ase|ismus)? )",
  pronouns:
    "er|sie|es|ihm|ihn|ihnen|ihre?[mnrs]?|sein|seine[mnrs]?|deren|dessen|man|ich|wir|uns|unsere?[mnrs]?|du|andere[mnrs]?|dagegen|hingegen|jedoch|allerdings|auch|ebenfalls|wenn|falls|zu \\p{Ll}+ ?,? um",
  demonstratives:
    "auch|deshalb|deswegen|trotzdem|hingegen|dagegen|jedoch|allerdings|zudem|wiederum|sonst|somit|demnach|folglich|beide[nr]?(?= ?$)|wir|ich|uns|dein\\p{Ll}*|dir|dich|mein\\p{Ll}*|diese[mnrs]?|dies|jene[mnrs]?|solche[mnrs]?|dabei|dadurch|damit|daher|davon|dazu|dafür|daran|darauf|daraus|darin|darüber|hier|dort|folgende[mnrs]?|obige[mnrs]?|letztere[mnrs]?|erstere[mnrs]?|ebenso|dann|danach|anschließend|\\((?:siehe|vgl|abb|abbildung|s\\.)",
  phraseBoundaries:
    "oder|bzw|dass|daß|weil|wenn|wie|welche[mnrs]?|wo|ob|sondern|aber|nicht|kein|keine[mnrs]?|ist|sind|war|waren|wird|werden|hat|haben|sich|was|wer|und die|und der|und das",
  relativePronouns: "dass|daß|welche[mnrs]?|wenn",
  nonInitialWords:
    "zuerst|zunächst|nichts|damals|später|manchmal|\\p{L}+(?:lich|weise|sten|ste)|ab|als|am|an|auf|aus|außer|bei|beim|bis|durch|für|gegen|gegenüber|hinter|im|in|ins|mit|nach|neben|ohne|seit|sowie|statt|trotz|über|um|unter|vom|von|vor|während|wegen|zu|zum|zur|zwischen|und|oder|doch|mehr|weniger|sehr|nur|schon|so|zwar|wann|warum|welche|heute|dort|leider|insgesamt|besonders|meist|häufig|oft|etwa|rund|infolge|aufgrund|dank|mithilfe|entlang|je|laut|nachdem|obwohl|sobald|solange|indem|da|weil|wenn|falls|ob",
  relationalNouns:
    "(?:manche|viele|einige|mehrere|zwei|drei|vier)|(?:(?:\\p{Ll}+e[rnms]? )?(?:Thema|Anlass|Begründung|Zitat|Streitpunkt|Protagonist(?:in)?|Hauptfigur|Absicht|Autoren|Forscher|Wissenschaftler|Ergebnis|Ergebnisse|Ziel|Problem|Probleme|Ursachen?|Grund|Gründe|Beispiele?|Aufgaben?|Funktion|Funktionen|Rolle|Merkmale?|Unterschied|Unterschiede|Hauptgrund|Hauptziel|Folgen?|Form|Art|Arten|Typ|Teil|Mehrheit|Sache|Wahrheit|Vorgang|Prozess|Substanz|Idee|Tatsache|Fall|Punkt|Wirkung|Vorteile?|Nachteile?|Lösung|Autor|Buch|Zahl|Anzahl|Rest|Name|Begriff|Wort|Zusammenhang|Bedeutung|Voraussetzung|Frage|Verfasser|Bereich|Abschnitt|Kapitel|Methode|Versuch|Mann|Frau|Land|Stadt|König|Werk|Satz|Gedanke|Eigenschaft|Mittel|Gegenteil|Erste|Zweite|Letzte|Gesamtheit|Grundlage|Bestandteil|Weise|Moment|Zeit|Weg|Aspekt|Begriffe)|[Ee]inzige\\p{Ll}*|[Ww]ichtig\\p{Ll}+|[Ee]rste\\p{Ll}*|[Zz]weite\\p{Ll}*|[Dd]ritte\\p{Ll}*|[Ll]etzte\\p{Ll}*|[Gg]rößte\\p{Ll}*|[Ww]eitere\\p{Ll}*)",
  rankingPhrases:
    "(?:der|die|das) (?:\\p{Ll}+ste[nmrs]? |(?:letzte|einzige),? (?:der|die|das|in|im|von) )|ein \\p{L}*[Bb]eispiel|eine[rs]? (?:der|von) ",
  uninformativeVerbs:
    "(?:\\S+ ){0,4}(?:nicht|nie|niemals|keine?[mnrs]?|weder)|(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|hatte|hatten|kann|können|konnte|konnten|muss|müssen|musste|mussten|soll|sollen|sollte|sollten|darf|dürfen|will|wollen|könnten?|würden?|müssten?|dürften?|wären?|hätten?|lässt|lassen|bleibt|bleiben|blieb|scheint|scheinen)",
  sentenceAdverbs:
    "auch|außerdem|zudem|ferner|jedoch|allerdings|also|somit|folglich|zum Beispiel|beispielsweise|tatsächlich|im Allgemeinen|allgemein|meist|meistens|häufig|oft|schließlich|heute|und|aber|denn|doch",
  aliasMarkers: "auch|oder|auch als|kurz|genannt|abgekürzt",
  apposition: { opens: "ein|eine", before: "der|die|das|den|dem|im|am|vom|zum|zur|beim" },
  coordination:
    ", (?:und (?=(?:der|die|das|ein|eine) )|aber|doch|denn|sodass|so dass|während|wobei|weshalb|obwohl|wodurch|was )",
  verbs,
  verbEndings: "t|te|ten",
  isVerbSecond: true,
  clitics: "sich|nicht|auch",
  objectPronouns: "es|ihn|ihm|ihnen|sie",
  listAnnouncement:
    "(?:zwei|drei|vier|fünf|mehreren?|verschiedenen?|vielen?) (?:Faktoren|Phasen|Arten|Teilen?|Schritten?|Gruppen|Formen|Klassen|Gründen?|Ursachen)(?: ab| ein)?",
  definitions: [
    {
      kind: "definition",
      connective:
        "(?:ist|sind|war|waren)(?: (?:also|demnach|nämlich|allgemein|grundsätzlich|im Grunde|im Wesentlichen))?(?= (?:ein|eine|der|die|das|diejenige[n]?|derjenige|dasjenige|jede[rs]?|alle) )",
      parts: partOrders.termThenGloss,
    },
    // Plural genus without an article: "Cirruswolken sind Wolken aus Eis".
    {
      kind: "definition",
      connective:
        "sind(?! (?:in|im|an|am|auf|aus|bei|beim|mit|von|vom|zu|zum|zur|für|durch|nach|über|unter|vor|seit|als|wie|so|Sache|Teil|Ausdruck|weniger|mehr|sehr|nur|auch|nicht|nie|oft|meist|immer|je|kein\\p{L}*|sein\\p{L}*|ihr\\p{L}*) )",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "bedeutet(?: so viel wie)?|bezeichnet|bezeichnen|beschreibt(?= (?:den|die|das|einen?) )|umschreibt|ist definiert als|wird definiert als|meint(?= (?:den|die|das|einen?) )",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      connective:
        "(?:nennt|nennen|bezeichnet|bezeichnen) (?:man|wir)(?: (?:auch|allgemein))?(?: als)?|heißt|heißen",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      connective: "(?:wird|werden) (?:auch )?(?:als)?",
      suffix: " (?:bezeichnet|genannt|definiert)",
      parts: partOrders.glossThenTerm,
    },
    {
      kind: "definition",
      prefix: "(?:In [^,]{3,40} (?:versteht|bezeichnet) man )?(?:[Uu]nter)",
      connective:
        "(?:versteht|verstehen) (?:man|wir)(?: (?:allgemein|meist|im Allgemeinen|in [^,.]{3,30}?))?(?= (?:den|die|das|eine[nmrs]?|ein|alle|jede[ns]?) )",
      parts: partOrders.termThenGloss,
    },
    {
      kind: "definition",
      prefix: "[Aa]ls",
      connective:
        "(?:bezeichnet|bezeichnen) (?:man|wir)(?= (?:den|die|das|eine[nmrs]?|ein|alle|jede[ns]?|\\p{Lu}))|(?:wird|werden)(?= (?:der|die|das|eine?|alle|jede[rs]?) )",
      suffix: "(?: bezeichnet)?",
      parts: partOrders.termThenGloss,
    },
  ],
  causes: [
    {
      kind: "cause",
      connective: ", (?=(?:weil|da (?:der|die|das|sie|er|es|ein|eine|sich|man|nur|kein|keine)) )",
      parts: partOrders.effectThenCause,
      secondPartEnding: verbAtEnd,
    },
    { kind: "cause", connective: ", denn(?= )", parts: partOrders.effectThenCause },
    {
      kind: "consequence",
      connective:
        "(?:führt|führen|führte|führten)(?: (?!nicht)[^,.]{0,30}?)?? (?:zu[rm]?|dazu, dass)|(?:bewirkt|bewirken|bewirkte|verursacht|verursachen|verursachte|erzeugt|erzeugen|verhindert|verhindern|begünstigt|begünstigen|löste|erfordert)(?=,? (?:dass|der|die|das|den|eine[nmrs]?|ein|\\p{Lu}))",
      parts: partOrders.phraseThenResult,
    },
    {
      kind: "consequence",
      connective: ", (?=(?:sodass|so dass) )",
      parts: partOrders.effectThenCause,
      secondPartEnding: verbAtEnd,
    },
    {
      kind: "purpose",
      connective: ", (?=(?:um|damit) )",
      parts: partOrders.actionThenPurpose,
      secondPartEnding: verbAtEnd,
    },
  ],
  causalConnectives: {
    therefore: "Deshalb|Daher|Deswegen|Darum|Folglich|Aus diesem Grund|Infolgedessen|Somit",
    because:
      "Der Grund(?: dafür| hierfür)? ist|Das liegt daran|Ursache(?: dafür)? ist|Der Grund(?: dafür)? liegt (?:in|im)|Grund dafür ist",
  },
  memberships: [
    {
      kind: "membership",
      prefix:
        "(?:Es gibt|Man unterscheidet|Unterschieden werden) (?:(?:zwei|drei|vier|fünf|sechs|sieben|mehrere|verschiedene) )?(?:große )?(?:Arten|Typen|Formen|Gruppen|Klassen|Teile|Phasen|Stufen) von",
      connective: "(?<=[\\p{L}\\s]):(?= )",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      connective:
        "(?:besteht aus|bestehen aus|umfasst|umfassen|gliedert sich in|gliedern sich in|unterteilt man in|teilt man in|setzt sich aus)",
      suffix: "(?: zusammen)?",
      parts: partOrders.wholeThenParts,
    },
    {
      kind: "membership",
      prefix: "[Zz]u (?:den|dem|der)",
      connective:
        "(?:gehören|zählen|gehört|zählt)(?: (?:auch|unter anderem|vor allem|insbesondere))?",
      parts: partOrders.wholeThenParts,
    },
  ],
  persons: [
    { kind: "person", connective: `(?=(?:${pastActionVerbs}) )`, parts: partOrders.nameThenAction },
  ],
  personName:
    "(?<=(?:[Dd]er|[Dd]ie) \\p{Lu}[\\p{L}-]+ )\\p{Lu}[\\p{L}.-]+(?: (?:von|van|de|zu|\\p{Lu}[\\p{L}.-]*)){0,2} \\p{Lu}[\\p{L}-]+ ?|(?<!(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Ee]ine?) |[\\p{L}-])(?!(?:Der|Die|Das|Ein|Eine|Im|In|Am|Den|Dem|Als|Auch) )\\p{Lu}[\\p{L}.-]+(?: (?:von|van|de|zu|\\p{Lu}[\\p{L}.-]*)){0,2} \\p{Lu}[\\p{L}-]+ ?",
  contrast: { connective: ", (?:während|wohingegen)", isVerbFinal: true },
  enumeration: { separator: ",", last: " (?:und|oder|sowie) " },
  date: `(?:(?:im Jahre?|im|am|seit|um) )?((?:\\d{1,2}\\. (?:${months}) )?1\\d{3}|\\d{1,2}\\. Jahrhundert)(?!\\p{L})`,
  eventVerbs,
  answerTypes: {
    head: "capital",
    modifier: null,
    plural: null,
    date: /^(?:(?:im|das) )?(?:\d{1,2}\. (?:bis \d{1,2}\. )?(?:Jahrhundert|Jahrtausend)|\d+ [vn]\. Chr)/iu,
    person: null,
    place: null,
    subordinators:
      "wenn|falls|da|weil|obwohl|nachdem|als|während|sobald|solange|je|dass|daß|damit|ob",
  },
  labels,
  headings: [
    ["objectives", "(?:lern)?ziele?.*|kompetenzen|voraussetzungen"],
    [
      "exercises",
      "übung(?:en|saufgaben)?.*|aufgaben?.*|fragen.*|verständnisfragen|kontrollfragen|tests?",
    ],
    [
      "references",
      "literatur.*|quellen.*|einzelnachweise|weblinks|siehe auch|anmerkungen|bibliographie",
    ],
    ["contents", "inhalt(?:sverzeichnis|sübersicht)?|gliederung|übersicht|agenda"],
    [
      "glossary",
      "glossar.*|vokabeln.*|begriffe.*|grundbegriffe.*|fachbegriffe.*|definition(?:en)?|wichtige begriffe",
    ],
    [
      "summary",
      "zusammenfassung.*|fazit|merke|kernpunkte|das wichtigste.*|auf einen blick|überblick",
    ],
    ["examples", "beispiele?.*|bsp"],
    ["causes", "ursachen?.*|gründe.*|auslöser.*|anlass|faktoren.*"],
    ["consequences", "folgen.*|auswirkungen.*|konsequenzen.*|wirkungen.*|ergebnisse.*"],
    ["steps", "schritte.*|ablauf.*|phasen.*|vorgehen.*|verfahren|durchführung"],
  ],
});
