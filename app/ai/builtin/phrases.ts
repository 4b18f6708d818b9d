import type { Language } from "./language";

/** What the engine says around quoted sentences. `%s` stands for the part to fill in. */
export interface Phrases {
  greeting: string;
  help: string;
  noDocuments: string;
  quiz: string;
  notFound: string;
  nearest: string;
  /** Before a sentence that fits, but not beyond doubt. */
  perhaps: string;
  summary: string;
  also: string;
  thanks: string;
}

const ENGLISH: Phrases = {
  greeting: "Hello%s.",
  help: "Ask me anything about %s: a fact, what a term means, or a summary of the key points. I answer with sentences from the text and show where they stand.",
  noDocuments:
    "There is no document here yet. Upload a PDF or a Word file, and I will answer from it and show you the page.",
  quiz: "Open the Quiz mode and I will write questions from %s for you, with the source of every answer.",
  notFound: "I could not find that in %s.",
  nearest: "The nearest thing it says is this:",
  perhaps: "I am not certain that this answers your question, but it is the closest passage:",
  summary: "The key points of %s:",
  also: "It also says:",
  thanks: "You are welcome%s. Ask on whenever you like.",
};

const PHRASES: Partial<Record<Language, Phrases>> = {
  en: ENGLISH,
  es: {
    greeting: "Hola%s.",
    help: "Pregúntame lo que quieras sobre %s: un dato, qué significa un término o un resumen. Respondo con frases del texto y te muestro dónde están.",
    noDocuments:
      "Aquí todavía no hay ningún documento. Sube un PDF o un archivo de Word y responderé a partir de él, con la página.",
    quiz: "Abre el modo Quiz y escribiré preguntas sobre %s, con la fuente de cada respuesta.",
    notFound: "No he encontrado eso en %s.",
    nearest: "Lo más cercano que dice es esto:",
    perhaps: "No estoy seguro de que esto responda a tu pregunta, pero es lo que más se acerca:",
    summary: "Los puntos principales de %s:",
    also: "También dice:",
    thanks: "De nada%s. Sigue preguntando cuando quieras.",
  },
  fr: {
    greeting: "Bonjour%s.",
    help: "Pose-moi une question sur %s : un fait, le sens d’un terme ou un résumé. Je réponds avec des phrases du texte et je montre où elles se trouvent.",
    noDocuments:
      "Il n’y a pas encore de document ici. Importe un PDF ou un fichier Word, et je répondrai à partir de lui en indiquant la page.",
    quiz: "Ouvre le mode Quiz : j’y écris des questions sur %s, avec la source de chaque réponse.",
    notFound: "Je n’ai pas trouvé cela dans %s.",
    nearest: "Voici ce que le texte dit de plus proche :",
    perhaps:
      "Je ne suis pas certain que cela réponde à ta question, mais c’est le passage le plus proche :",
    summary: "Les points essentiels de %s :",
    also: "Le texte dit aussi :",
    thanks: "Avec plaisir%s. Continue à poser tes questions.",
  },
  de: {
    greeting: "Hallo%s.",
    help: "Frag mich etwas zu %s: eine Tatsache, die Bedeutung eines Begriffs oder eine Zusammenfassung. Ich antworte mit Sätzen aus dem Text und zeige, wo sie stehen.",
    noDocuments:
      "Hier gibt es noch kein Dokument. Lade ein PDF oder eine Word-Datei hoch, dann antworte ich daraus und nenne die Seite.",
    quiz: "Öffne den Quiz-Modus, dort schreibe ich dir Fragen zu %s, jede mit ihrer Quelle.",
    notFound: "Das habe ich in %s nicht gefunden.",
    nearest: "Am nächsten kommt dem diese Stelle:",
    perhaps:
      "Ich bin nicht sicher, ob das deine Frage beantwortet, aber diese Stelle kommt ihr am nächsten:",
    summary: "Die wichtigsten Punkte aus %s:",
    also: "Dort steht auch:",
    thanks: "Gern%s. Frag weiter, wann immer du magst.",
  },
  pt: {
    greeting: "Olá%s.",
    help: "Pergunte-me algo sobre %s: um fato, o sentido de um termo ou um resumo. Respondo com frases do texto e mostro onde estão.",
    noDocuments:
      "Ainda não há nenhum documento aqui. Envie um PDF ou um arquivo do Word, e responderei a partir dele, com a página.",
    quiz: "Abra o modo Quiz e escreverei perguntas sobre %s, com a fonte de cada resposta.",
    notFound: "Não encontrei isso em %s.",
    nearest: "O mais próximo que o texto diz é isto:",
    perhaps: "Não tenho certeza de que isto responda à sua pergunta, mas é o trecho mais próximo:",
    summary: "Os pontos principais de %s:",
    also: "O texto também diz:",
    thanks: "De nada%s. Pode continuar a perguntar.",
  },
  it: {
    greeting: "Ciao%s.",
    help: "Chiedimi qualcosa su %s: un fatto, il significato di un termine o un riassunto. Rispondo con frasi del testo e mostro dove si trovano.",
    noDocuments:
      "Qui non c’è ancora nessun documento. Carica un PDF o un file Word e risponderò a partire da quello, con la pagina.",
    quiz: "Apri la modalità Quiz e scriverò domande su %s, con la fonte di ogni risposta.",
    notFound: "Non l’ho trovato in %s.",
    nearest: "La cosa più vicina che dice è questa:",
    perhaps: "Non sono certo che questo risponda alla tua domanda, ma è il passo più vicino:",
    summary: "I punti principali di %s:",
    also: "Il testo dice anche:",
    thanks: "Prego%s. Continua pure a chiedere.",
  },
  ru: {
    greeting: "Здравствуйте%s.",
    help: "Спросите меня о том, что есть в %s: о факте, о значении термина или о главном. Я отвечаю предложениями из текста и показываю, где они стоят.",
    noDocuments:
      "Здесь пока нет документа. Загрузите PDF или файл Word, и я буду отвечать по нему с указанием страницы.",
    quiz: "Откройте режим Quiz: там я составлю вопросы по %s, с источником каждого ответа.",
    notFound: "В %s этого найти не удалось.",
    nearest: "Ближе всего к этому вот что:",
    perhaps: "Не уверен, что это ответ на ваш вопрос, но это самое близкое место:",
    summary: "Главное из %s:",
    also: "Там сказано также:",
    thanks: "Пожалуйста%s. Спрашивайте ещё.",
  },
};

/** The engine's phrases in a language, in English where it does not speak it. */
export function phrasesFor(language: Language): Phrases {
  return PHRASES[language] ?? ENGLISH;
}

/** Puts `value` in the place of `%s`, as it is. */
export function fill(phrase: string, value: string): string {
  return phrase.split("%s").join(value);
}
