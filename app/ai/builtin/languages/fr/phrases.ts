import type { ChatPhrases } from "../chat";

export const phrases: ChatPhrases = {
  greeting: "Bonjour%s.",
  help: "Pose-moi une question sur %s\u00a0: un fait, le sens d’un terme ou un résumé. Je réponds avec des phrases du texte et je montre où elles se trouvent.",
  noDocuments:
    "Il n’y a pas encore de document ici. Importe un PDF ou un fichier Word, et je répondrai à partir de lui en indiquant la page.",
  quiz: "Ouvre le mode Quiz\u00a0: j’y écris des questions sur %s, avec la source de chaque réponse.",
  quizPart:
    "Ouvre le mode Quiz et écris «\u00a0%s\u00a0» comme thème\u00a0: j’y ferai des questions sur cette partie, chacune avec sa source.",
  notFound: "Je n’ai pas trouvé cela dans %s.",
  partNotFound: "Sur «\u00a0%s\u00a0», je n’ai rien trouvé dans %s.",
  rephrase: "Essaie avec d’autres mots, ou demande-moi les points essentiels.",
  nearest: "Voici ce que le texte dit de plus proche\u00a0:",
  uncertain:
    "Je ne suis pas certain que cela réponde à ta question, mais c’est le passage le plus proche\u00a0:",
  summary: "Les points essentiels de %s\u00a0:",
  also: "Le texte dit aussi\u00a0:",
  thanks: "Avec plaisir%s. Continue à poser tes questions.",
  spellingCorrected: "J’ai lu «\u00a0%s\u00a0» comme «\u00a0%s\u00a0».",
  onPage: "à la page %s",
  underHeading: "sous «\u00a0%s\u00a0»",
  sourceAt: "Cela se trouve dans le document, %s\u00a0:",
  source: "Cela se trouve dans le document\u00a0:",
  truthAt: "Je ne peux pas juger si c’est vrai, mais ce sont les mots du document, %s\u00a0:",
  truth: "Je ne peux pas juger si c’est vrai, mais ce sont les mots du document\u00a0:",
  shorter: "En une phrase du texte\u00a0:",
  simpler:
    "Je n’ai que les mots du document. Voici peut-être les plus simples qu’il ait à ce sujet\u00a0:",
  wordNotFound: "Il ne mentionne pas %s.",
  continues: "Le texte continue ainsi\u00a0:",
  noMore: "Je ne trouve rien de plus là-dessus dans %s.",
  noExample: "Je n’en trouve aucun exemple dans %s.",
  noTranslation: "Je cite %s dans sa langue et je ne peux pas le traduire.",
  acknowledgement: "Bien. Continue à poser tes questions quand tu veux.",
  selfDescription:
    "Je suis le moteur intégré de Fennec, pas une personne, et je n’ai pas d’opinions\u00a0: je cherche des phrases dans %s et je les cite.",
  noPart: "Je ne trouve pas cette partie dans %s. Voici ses parties\u00a0:",
  moreParts: "… et %s autres.",
  askPart: "Demande-moi l’une d’elles par son nom.",
  noParts:
    "Je ne vois ni chapitres ni titres dans %s. S’il a des pages, tu peux les demander\u00a0: «\u00a0Résume les pages 2–4\u00a0».",
  whichFile:
    "Plusieurs de tes fichiers peuvent convenir. Ouvre celui que tu veux et pose-moi la question là.",
  otherLanguage:
    "Il est écrit en %s et je cherche ses propres mots\u00a0: essaie de poser la question dans cette langue.",
  quotedIn: "Le texte est en %s\u00a0; je le cite tel quel.",
};
