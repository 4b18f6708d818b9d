import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Hola%s.",
  help: "Pregúntame lo que quieras sobre %s: un dato, qué significa un término o un resumen. Respondo con frases del texto y te muestro dónde están.",
  noDocuments:
    "Aquí todavía no hay ningún documento. Sube un PDF o un archivo de Word y responderé a partir de él, con la página.",
  quiz: "Abre el modo Quiz y escribiré preguntas sobre %s, con la fuente de cada respuesta.",
  quizPart:
    "Abre el modo Quiz y escribe «%s» como tema: haré preguntas de esa parte, cada una con su fuente.",
  notFound: "No he encontrado eso en %s.",
  partNotFound: "Sobre «%s» no he encontrado nada en %s.",
  rephrase: "Prueba con otras palabras o pídeme los puntos principales.",
  nearest: "Lo más cercano que dice es esto:",
  uncertain: "No estoy seguro de que esto responda a tu pregunta, pero es lo que más se acerca:",
  summary: "Los puntos principales de %s:",
  also: "También dice:",
  thanks: "De nada%s. Sigue preguntando cuando quieras.",
  spellingCorrected: "He leído «%s» como «%s».",
  onPage: "en la página %s",
  underHeading: "en el apartado «%s»",
  sourceAt: "Está en el documento, %s:",
  source: "Está en el documento:",
  truthAt: "No puedo juzgar si es cierto, pero son palabras del propio documento, %s:",
  truth: "No puedo juzgar si es cierto, pero son palabras del propio documento:",
  shorter: "En una frase del texto:",
  simpler:
    "Solo tengo las palabras del documento. Quizá estas sean las más sencillas que tiene sobre esto:",
  wordNotFound: "No menciona %s.",
  continues: "El texto sigue así:",
  noMore: "No encuentro nada más sobre eso en %s.",
  noExample: "No encuentro ningún ejemplo de eso en %s.",
  noTranslation: "Cito %s en su propio idioma y no puedo traducirlo.",
  acknowledgement: "Bien. Sigue preguntando cuando quieras.",
  selfDescription:
    "Soy el motor integrado de Fennec, no una persona, y no tengo opiniones: busco frases en %s y las cito.",
  noPart: "No encuentro esa parte en %s. Estas son sus partes:",
  moreParts: "… y %s más.",
  askPart: "Pídeme una de ellas por su nombre.",
  noParts:
    "No veo capítulos ni títulos en %s. Si tiene páginas, puedes pedirlas: «Resume las páginas 2–4».",
  whichFile:
    "Puedes referirte a más de uno de tus archivos. Abre el que quieras y pregúntame allí.",
  otherLanguage:
    "Está escrito en %s y yo busco sus propias palabras: prueba a preguntar en ese idioma.",
  quotedIn: "El texto está en %s; lo cito tal como está.",
};
