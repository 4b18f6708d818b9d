import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Made with a quiz
  untitled: () => "Quiz",
  instructions: () =>
    "Choisis la meilleure réponse à chaque question. Tu ne peux répondre qu’une fois à chacune.",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Le contenu ne suffisait que pour # bonne question : le quiz est plus court que demandé.",
        other:
          "Le contenu ne suffisait que pour # bonnes questions : le quiz est plus court que demandé.",
      },
      "fr",
    ),
  shorterTitle: () => "Un quiz plus court",

  // Why no quiz was made
  topicMissing: () => "Saisis un thème",
  fileMissing: () => "Importe un fichier, ou choisis un quiz sur un thème",
  tooLittle: ({ name }) =>
    `« ${name} » n’a pas assez de contenu pour un quiz. Essaie un autre fichier.`,
  tooLittleInCourse: ({ name }) =>
    `« ${name} » n’a pas assez de contenu pour un quiz. Ajoute d’autres documents à la matière.`,
  tooLittleInParts: ({ name }) =>
    `Ces parties de « ${name} » n’ont pas assez de contenu pour un quiz. Essaie le document entier.`,
  tooLittleAbout: ({ name, topic }) =>
    `« ${name} » n’en dit pas assez sur « ${topic} » pour un quiz. Essaie un autre fichier ou un thème plus large.`,
  generationFailed: () => "Impossible de créer le quiz. Réessaie.",
  keyRefused: () =>
    "Impossible de créer le quiz. Demande à l’administration du site de mettre à jour la clé d’API.",
  notGeneratedTitle: () => "Quiz non créé",
  serverError: () => "Erreur du serveur",

  quizNotFound: () => "Quiz introuvable. Il a peut-être été supprimé.",
} satisfies Catalogue<typeof import("../en/generation")>;
