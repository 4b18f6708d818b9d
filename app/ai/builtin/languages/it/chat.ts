import type { AnswerPatterns } from "../chat";
import { createChat, type PartialQuestionPatterns } from "../create-chat";
import { followUps } from "./follow-ups";
import { phrases } from "./phrases";

const questions: PartialQuestionPatterns = {
  kinds: {
    number: /\bquant[oaie](?!\p{L})/iu,
    time: /\bquando(?!\p{L})|\bche anno\b/iu,
    reason: /\bperch[eé](?!\p{L})/iu,
    person: /\bchi(?!\p{L})/iu,
    place: /\bdove(?!\p{L})/iu,
    manner: /^\W*come(?!\p{L})/iu,
    list: /\b(?:quali|elenca)\b.{0,25}\b(?:tipi|parti|fasi|forme|esempi|cause|effetti|sintomi|vantaggi|funzioni)\b/iu,
    steps: /\b(?:passaggi|in che ordine)\b/iu,
    definition: /\b(?:che )?cosa (?:significa|[eè]|sono)(?!\p{L})/iu,
  },
  requestPrefix:
    /^[\s]*(?:spiega(?:mi)?|dimmi)\s+(?=(?:perch[eé]|quando|dove|chi|come)(?!\p{L}))/iu,
  countQuestion: /\bquant[ie](?!\p{L})/iu,
  whoIs:
    /^[\s]*chi (?:[eè]|fu|era|erano|furono|sono) ((?:gli |i )?(?:(?<![\p{L}.'’-])(?!(?:di|che|il|la) )[\p{L}.'’-]+(?![\p{L}.'’-])\s*){1,3}?)[\s?.!]*$/iu,
  subjects: [/^[\s]*(?:(?:che )?cos['’a ]+[eè]|chi (?:[eè]|era|fu|erano)) (.{2,60}?)[\s?.!]*$/iu],
  whatAbout: /^[\s]*e\s+(.{2,60}?)[\s?!.]*$/iu,
  comparisons: [
    /\bconfronta\s+(.{2,60}?)\s+(?:e|con)\s+(.{2,60}?)[\s?.!]*$/iu,
    /\bdifferenz[ae]\s+(?:tra|fra)\s+(.{2,60}?)\s+e\s+(.{2,60}?)[\s?.!]*$/iu,
  ],
  questionBoundary:
    /\?\s+(?=\p{L}.{3})|\s*,?\s*(?<!\p{L})e(?!\p{L})\s*(?=(?:chi|che cosa|cosa|quando|dove|perch[eé]|come|quale|quali|quant[oaie])(?!\p{L}))/iu,
  continuation: /^\s*e(?!\p{L})/iu,
  pronoun: /^(?:lui|lei|esso|essa|essi|loro)$/iu,
  possessive: /^(?:suo|sua|suoi|sue)\s/iu,
  article: /^(?:(?:il|lo|la|gli|le|i|un[oa]?)\s+|l['’])/iu,
};

const answers: Partial<AnswerPatterns> = {
  numberWord:
    /\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|venti|cento|mille|milioni|metà)\b/iu,
  time: /\b(?:secolo|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)\b/iu,
  season: /\b(?:prima|dopo|durante|quando|mentre)\b/iu,
  reason: /(?<!\p{L})(?:perché|poiché|a causa|grazie a|quindi|affinché)(?!\p{L})|->|→/iu,
  place: /\b(?:in|a|nel|nella)\s+\p{Lu}/u,
  definition:
    /(?<!\p{L})(?:è|sono|era|fu|significa|si chiama|si definisce)(?!\p{L})|\s[=—–]\s|^[^.:!?]{2,60}:\s/u,
  attributiveComplement: /^\s*(?:a|da|per|nel|così|molto|più|anche)(?!\p{L})/u,
  nominalComplement: /^\s*(?:il|lo|la|un[oa]?|gli|i)(?!\p{L})/iu,
  apposition:
    /(?<![\p{L}\p{M}’'-])((?:[\p{L}\p{M}’'-]+\s){0,3}[\p{L}\p{M}’'-]+), (?:il|la|uno?|una) (?=\p{Ll})/gu,
  example: /\b(?:per esempio|ad esempio|un esempio)(?!\p{L})/iu,
  caption: /^(?:Figura|Tabella|Fonte)\s/iu,
  continuation: /^(?:Questo|Questa|Questi|Queste|Esso|Essa)(?![\p{L}’'])/u,
};

export const chat = createChat({
  phrases,
  intents: {
    greeting: /^\s*(?:ciao|buongiorno|buonasera)(?:[\s,]+\p{L}+)?[\s!.,]*$/iu,
    thanks: /^\s*(?:mille )?grazie(?: mille)?[\s!.,]*$/iu,
    fine: /^\s*(?:capito|va bene|arrivederci|ok)[\s!.,]*$/iu,
    self: /^[\s]*(?:chi sei|come stai|sei (?:un )?robot|(?:che )?cosa ne pensi)[\s?!.]*$/iu,
    help: /^\s*(?:aiuto|(?:che )?cosa (?:puoi|sai) fare)[\s!?.]*$/iu,
    quiz: /\b(?:interrogami|fammi delle domande)\b/iu,
    summary: /\b(?:riassun\p{L}+|riassum\p{L}+|punti principali)/iu,
    explain: /^[\s]*(?:spiega|definisci|defina|(?:che )?cos[’'a ]+[eè] )/iu,
  },
  followUps,
  polite: "per favore",
  opening: "(?:(?:e|ma)[ ,]+)?",
  languageCues:
    /^[\s]*(?:ciao|buongiorno|grazie\b.*|esempi[o]?|davvero|aiuto|perch[eé]|riassum\p{L}+\b.*|fammi\b.*|dammi\b.*)[\s!?.]*$|\b(?:capitolo|riassum\p{L}+|sezione)\b/iu,
  questions,
  answers,
  parts: {
    labels: {
      chapter: "capitol[oi]",
      section: "sezion[ei]",
      part: "part[ei]",
      book: "libr[oi]",
      unit: "unit[aà]|lezion[ei]",
    },
    page: "pagin[ae]",
    to: "a|e",
    ordinals:
      "prim[oa] second[oa] terz[oa] quart[oa] quint[oa] sest[oa] settim[oa] ottav[oa] non[oa] decim[oa] ultim[oa]".split(
        " ",
      ),
    cardinals: "un[oa] due tre quattro cinque sei sette otto nove dieci".split(" "),
    number: "numero",
    titled: "su|sul(?:la)?|intitolat[oa]",
    afterTitle: "dice",
  },
  questionWords: new Set("testo documento autore secondo significa".split(" ")),
  summaryWords:
    /\b(?:riassun\p{L}*|riassum\p{L}*|punti|principali|fammi|dammi|capitolo|file|testo|documento|libro)(?![\p{L}\p{M}])/giu,
});
