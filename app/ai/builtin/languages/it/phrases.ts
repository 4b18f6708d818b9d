import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Ciao%s.",
  help: "Chiedimi qualcosa su %s: un fatto, il significato di un termine o un riassunto. Rispondo con frasi del testo e mostro dove si trovano.",
  noDocuments:
    "Qui non c’è ancora nessun documento. Carica un PDF o un file Word e risponderò a partire da quello, con la pagina.",
  quiz: "Apri la modalità Quiz e scriverò domande su %s, con la fonte di ogni risposta.",
  quizPart:
    "Apri la modalità Quiz e scrivi “%s” come argomento: farò domande su quella parte, ognuna con la sua fonte.",
  notFound: "Non l’ho trovato in %s.",
  partNotFound: "Su “%s” non ho trovato nulla in %s.",
  rephrase: "Prova con altre parole, oppure chiedimi i punti principali.",
  nearest: "La cosa più vicina che dice è questa:",
  uncertain: "Non sono certo che questo risponda alla tua domanda, ma è il passo più vicino:",
  summary: "I punti principali di %s:",
  also: "Il testo dice anche:",
  thanks: "Prego%s. Continua pure a chiedere.",
  spellingCorrected: "Ho letto “%s” come “%s”.",
  onPage: "a pagina %s",
  underHeading: "sotto “%s”",
  sourceAt: "Si trova nel documento, %s:",
  source: "Si trova nel documento:",
  truthAt: "Non posso giudicare se è vero, ma sono le parole del documento, %s:",
  truth: "Non posso giudicare se è vero, ma sono le parole del documento:",
  shorter: "In una frase del testo:",
  simpler: "Ho solo le parole del documento. Queste sono forse le più semplici che ha su questo:",
  wordNotFound: "Non menziona %s.",
  continues: "Il testo continua così:",
  noMore: "Non trovo altro su questo in %s.",
  noExample: "Non ne trovo alcun esempio in %s.",
  noTranslation: "Cito %s nella sua lingua e non posso tradurlo.",
  acknowledgement: "Bene. Continua pure a chiedere.",
  selfDescription:
    "Sono il motore integrato di Fennec, non una persona, e non ho opinioni: cerco frasi in %s e le cito.",
  noPart: "Non trovo questa parte in %s. Queste sono le sue parti:",
  moreParts: "… e altre %s.",
  askPart: "Chiedimene una per nome.",
  noParts:
    "In %s non vedo capitoli né titoli. Se ha pagine, puoi chiedere quelle: “Riassumi le pagine 2–4”.",
  whichFile: "Potresti intendere più di uno dei tuoi file. Apri quello che intendi e chiedi lì.",
  otherLanguage:
    "È scritto in %s e io cerco le sue stesse parole: prova a fare la domanda in quella lingua.",
  quotedIn: "Il testo è in %s; lo cito così com’è.",
};
