import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /\b(?:wie ?viele?|wie (?:lange|groß|hoch|weit|alt|schwer|oft)|wie rechnet)(?!\p{L})/iu,
    time: /\bwann(?!\p{L})(?<!\b(?:was|wie|warum|welche[rnms]?)\b.{0,200}(?<!\bund )wann)|\bwelche[mns]? (?:jahr|jahrhundert)\b/iu,
    reason: /\b(?:warum|wieso|weshalb|wozu|weswegen)(?!\p{L})/iu,
    person: /\b(?:wer|wem|wen)(?!\p{L})/iu,
    place: /\b(?:wo|wohin|woher)(?!\p{L})/iu,
    manner: /\bwie(?!\p{L})/iu,
    list: /\b(?:welche|nenne?)\b.{0,25}\b(?:Arten|Typen|Formen|Teile|Phasen|Schritte|Beispiele|Ursachen|Gründe|Folgen|Vorteile|Nachteile|Merkmale|Funktionen)\b/iu,
    steps: /\b(?:Schritte|Ablauf|in welcher Reihenfolge)\b/iu,
    definition: /\bwas (?:versteht man|ist|sind|bedeutet|heißt)(?!\p{L})/iu,
  },
  requestPrefix:
    /^[\s]*(?:erkläre?(?: mir)?|sag(?: mir)?),?\s+(?=(?:warum|wann|wo|wer|wie)(?!\p{L}))/iu,
  countQuestion: /\bwie ?viele(?!\p{L})/iu,
  whoIs:
    /^[\s]*wer (?:ist|war|waren|sind) ((?:die )?(?:(?<![\p{L}.'’-])(?!(?:in|von|der|das) )[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [
    /^[\s]*(?:was|wer) (?:ist|sind|war|waren|bedeutet) (.{2,60}?)[\s?.!]*$/iu,
    /^[\s]*(?:erkl[äa]re?(?: mir)?|beschreibe?) (.{2,60}?)[\s?.!]*$/iu,
  ],
  whatAbout: /^[\s]*und\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bvergleiche?\s+(.{2,60}?)\s+(?:und|mit)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bunterschiede?\s+(?:zwischen\s+)?(.{2,60}?)\s+und\s+(.{2,60}?)[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=\p{L}.{3})|\s*,?\s*(?:(?<!\p{L})und(?!\p{L})|\+)\s*(?=(?:wer|wem|wen|was|wann|wo|warum|wieso|wie|welche[rnms]?)(?!\p{L}))/iu,
  manner:
    /(?<![\s,])[\s,]+(?:ganz |in )?(?:einfach(?:en? worten)?|nochmal|noch ?mal|bitte)[\s.!?]*$/iu,
  continuation: /^\s*(?:und|aber)(?!\p{L})/iu,
  pronoun: /^(?:er|sie|ihm|ihn|ihr)$/iu,
  anaphoricPhrase:
    /\bdas(?= (?:ist|war|sind|bedeutet|heißt|genau|so)\b|\W*$)|\b(?:ist|war|hat|gibt|geht|wird|wurde) (?:es|das)\b(?! \p{Lu})/iu,
  possessive: /^(?:sein\p{L}*|ihr\p{L}*|diese\p{L}*)\s/iu,
  article: /^(?:der|die|das|den|dem|eine?[nmr]?)\s+/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|\p{L}*zehn|\p{L}*(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|hundert|tausend|hälfte|drittel)\b/iu,
  time: /\b(?:v\. Chr|jahrhundert|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/iu,
  season: /\b(?:vor|nach|während|bis|wenn|als|winter|sommer|nacht|tag|sobald|solange)\b/iu,
  reason: /\b(?:weil|denn|deshalb|daher|damit|aufgrund|wegen|da|so ?dass|darum|um zu)\b|->|→/iu,
  place: /\b(?:in|bei|em)\s+\p{Lu}/u,
  definition:
    /\b(?:ist|sind|war|waren|bedeutet|bezeichnet|heißt|heißen|nennt man)\b|\s[=—–]\s|^[^.:!?]{2,60}:\s/u,
  attributiveComplement: /^\s*(?:bei|am|im|auf|von|mit|so|sehr|zu|auch|ebenso)(?!\p{L})/u,
  nominalComplement: /^\s*(?:eine?[nmrs]?|der|die|das)(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:der|die|das|eine?) (?=\p{Ll})/gu,
  example: /\b(?:zum beispiel|ein beispiel|beispielsweise|z\. ?b\.|bsp\.|etwa)(?!\p{L})/iu,
  caption: /^(?:Abbildung|Abb\.|Tabelle|Quelle)\s/iu,
  continuation: /^(?:Dies|Diese[rs]?|Er|Sie|Es)(?![\p{L}’'])/u,
  measures: [
    { question: /\bwelche[ms] Jahr\b/iu, answer: /\b\d{3,4}\b/u },
    { question: /\bwelche[rmn]? (?:ist die )?Temperatur\b/iu, answer: /°|\bGrad\b/iu },
    {
      question: /\bwie ?viel (?:kostet|verdien)|\bwas (?:kostet|verdien)/iu,
      answer: /[$€]|\b(?:euros?|marks?|pfennig|gulden)\b|%/iu,
    },
    {
      question: /\bwie (?:schwer|viele? (?:\p{L}*gramm|Tonnen))\b/iu,
      answer: /\d\s?k?g\b|\b(?:\p{L}*gramm|kilos?|Tonnen?|pfund|wieg\p{L}*)\b/iu,
    },
    {
      question: /\bwie ?viele \p{L}*meter\b|\bwie (?:weit|tief|breit)\b/iu,
      answer: /\d\s?[ckm]?m\b|\b(?:\p{L}*meter[ns]?|Meilen?|Fuß|mal)\b/iu,
    },
    { question: /\bwie schnell\b/iu, answer: /\bpro (?:Sekunde|Stunde)|\/\s?[hs]\b/iu },
    {
      question: /\bwelcher (?:Teil|Anteil)\b/iu,
      answer: /%|\b(?:Prozent|Hälfte|Drittel|Viertel)\b/iu,
    },
    {
      question: /\bwie ?viele (?:Sekunden|Minuten|Stunden|Tage|Wochen|Monate|Jahre)\b/iu,
      answer:
        /\b(?:Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Jahrhunderte?n?)\b/iu,
    },
  ],
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:hallo|guten (?:tag|morgen|abend)|moin|servus)(?:[\s,]+\p{L}+)?[\s!.,]*$/iu,
    thanks: /^\s*(?:(?:ok|super|gut)[,.! ]+)?(?:danke|vielen dank)(?: schön| sehr)?[\s!.,]*$/iu,
    fine: /^\s*(?:verstanden|alles klar|in ordnung|tsch[uü](?:ss|ß)|auf wiedersehen|gut|ok)[\s!.,]*$/iu,
    self: /^[\s]*(?:(?:wer|was) bist du|wie geht(?:['’]?s| es dir)|bist du (?:ein )?(?:roboter|mensch|ki)|was (?:meinst|denkst) du)[\s?!.]*$/iu,
    help: /^\s*(?:hilfe|was kannst du)[\s!?.]*$/iu,
    quiz: /\b(?:frag mich ab|abfragen|stell mir fragen)\b/iu,
    summary:
      /\b(?:zusammenfass(?:ung|en)|fass(?:e|t|en)?\b.{0,60}\bzusammen|hauptpunkte|worum geht|das wichtigste|was muss ich .{0,30}(?:wissen|können|lernen))|^\W*erklär(?:e|'s)? (?:es |das )?(?:mir )?einfach(?:er)?\W*$/iu,
    keyTerm: /^\W*(?:erkl(?:ä|ae)re?(?: mir)?|was ist) de[rn] wichtigsten? begriff\W*$/iu,
    explain: /^[\s]*(?:erkl(?:ä|ae|a)re?|beschreibe?|was (?:ist|sind|bedeutet|heißt) )/iu,
  },
  followUps,
  polite: "bitte",
  opening: "(?:(?:und|aber)[ ,]+)?",
  languageCues:
    /^[\s]*(?:hallo|guten \p{L}+|danke\b.*|vielen dank|beispiele?|k[uü]rzer\b.*|wirklich|tsch[uü](?:ss|ß)|hilfe|quelle|warum|wieso|gib mir\b.*|zusammenfassung\b.*|mehr)[\s!?.]*$|\b(?:fasse?\b.{0,200}\bzusammen|kapitels?|abschnitt|zusammenfassung|erkl[äa]re?|unterschied)\b/iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "kapitels?",
      section: "abschnitte?s?",
      part: "teile?s?",
      book: "buche?s?",
      unit: "lektion|einheit",
    },
    page: "seiten?",
    to: "bis|und",
    ordinals:
      "erste[nrs]? zweite[nrs]? dritte[nrs]? vierte[nrs]? fünfte[nrs]? sechste[nrs]? siebte[nrs]? achte[nrs]? neunte[nrs]? zehnte[nrs]? letzte[nrs]?".split(
        " ",
      ),
    cardinals: "eins zwei drei vier fünf sechs sieben acht neun zehn".split(" "),
    number: "nummer",
    titled: "über|zu[mr]?|namens|mit dem titel",
    afterTitle: "sagt|zusammen",
  },
  questionWords: new Set(
    "laut text autor nochmal wirklich eigentlich bsp beispiel unterschied".split(" "),
  ),
  summaryWords:
    /\b(?:zusammenfass(?:ung|en|e)|fass(?:e|t|en)?|zusammen|hauptpunkte|wichtigsten?|punkte|worum|geht|hier|dokument|datei|text|kapitel|buch|kurz|bitte|gib|mir|mach|muss|wissen|können|lernen|klausur|prüfung|erkl[äa]r|einfach(?:er)?|diese[nrs]?|kurs(?:es)?)(?![\p{L}\p{M}])/giu,
  capitalsAreNames: false,
});
