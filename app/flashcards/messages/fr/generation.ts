import type { Catalogue } from "~/localization/catalogue";
import { plural } from "~/localization/plural";

export default {
  // Why no deck was made
  noContentTitle: () => "Aucun contenu choisi",
  noContent: () => "Choisis un fichier ou saisis un thème pour créer des flashcards.",
  generationFailed: () => "Impossible de créer les flashcards. Réessaie.",
  notGeneratedTitle: () => "Aucune flashcard créée",
  tooLittle: ({ name }) =>
    `« ${name} » n’a pas assez de contenu pour des flashcards. Essaie un autre fichier.`,
  tooLittleInCourse: ({ name }) =>
    `« ${name} » n’a pas assez de contenu pour des flashcards. Ajoute d’autres documents à la matière.`,
  tooLittleInParts: ({ name }) =>
    `Ces parties de « ${name} » n’ont pas assez de contenu pour des flashcards. Essaie le document entier.`,
  tooLittleAbout: ({ name, topic }) =>
    `« ${name} » n’en dit pas assez sur « ${topic} » pour des flashcards. Essaie un autre fichier ou un thème plus large.`,
  countMissing: () => "Choisis un nombre de cartes entre 5 et 100.",
  countTooSmall: () => "Choisis au moins 5 cartes.",
  countTooLarge: () => "Choisis 100 cartes au plus.",
  countNotInSteps: () => "Choisis un multiple de 5, comme 15 ou 20.",

  // A deck that was made
  untitled: () => "Flashcards",
  shorter: ({ made }) =>
    plural(
      made,
      {
        one: "Le contenu ne suffisait que pour # bonne carte : le paquet est plus petit que demandé.",
        other:
          "Le contenu ne suffisait que pour # bonnes cartes : le paquet est plus petit que demandé.",
      },
      "fr",
    ),
} satisfies Catalogue<typeof import("../en/generation")>;
