import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Olá%s.",
  help: "Pergunte-me algo sobre %s: um fato, o sentido de um termo ou um resumo. Respondo com frases do texto e mostro onde estão.",
  noDocuments:
    "Ainda não há nenhum documento aqui. Envie um PDF ou um arquivo do Word, e responderei a partir dele, com a página.",
  quiz: "Abra o modo Quiz e escreverei perguntas sobre %s, com a fonte de cada resposta.",
  quizPart:
    "Abra o modo Quiz e escreva “%s” como tema: farei perguntas sobre essa parte, cada uma com a sua fonte.",
  notFound: "Não encontrei isso em %s.",
  partNotFound: "Sobre “%s” não encontrei nada em %s.",
  rephrase: "Tente com outras palavras ou peça-me os pontos principais.",
  nearest: "O mais próximo que o texto diz é isto:",
  uncertain: "Não tenho certeza de que isto responda à sua pergunta, mas é o trecho mais próximo:",
  summary: "Os pontos principais de %s:",
  also: "O texto também diz:",
  thanks: "De nada%s. Pode continuar a perguntar.",
  spellingCorrected: "Li “%s” como “%s”.",
  onPage: "na página %s",
  underHeading: "em “%s”",
  sourceAt: "Isso está no documento, %s:",
  source: "Isso está no documento:",
  truthAt: "Não posso julgar se é verdade, mas são as palavras do próprio documento, %s:",
  truth: "Não posso julgar se é verdade, mas são as palavras do próprio documento:",
  shorter: "Numa frase do texto:",
  simpler:
    "Só tenho as palavras do documento. Talvez estas sejam as mais simples que ele tem sobre isto:",
  wordNotFound: "Não menciona %s.",
  continues: "O texto continua assim:",
  noMore: "Não encontro mais nada sobre isso em %s.",
  noExample: "Não encontro nenhum exemplo disso em %s.",
  noTranslation: "Cito %s em sua própria língua e não posso traduzi-lo.",
  acknowledgement: "Certo. Pode continuar a perguntar quando quiser.",
  selfDescription:
    "Sou o motor embutido do Fennec, não uma pessoa, e não tenho opiniões: procuro frases em %s e as cito.",
  noPart: "Não encontro essa parte em %s. Estas são as suas partes:",
  moreParts: "… e mais %s.",
  askPart: "Peça-me uma delas pelo nome.",
  noParts:
    "Não vejo capítulos nem títulos em %s. Se tiver páginas, você pode pedi-las: “Resuma as páginas 2–4”.",
  whichFile: "Mais de um dos seus arquivos pode servir. Abra o que quiser e pergunte-me lá.",
  otherLanguage:
    "Está escrito em %s e eu procuro as suas próprias palavras: tente perguntar nessa língua.",
  quotedIn: "O texto está em %s; cito-o tal como está.",
};
