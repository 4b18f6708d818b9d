import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "Signaler une erreur",
  whatIsWrong: () => "Qu’est-ce qui est faux\u00a0?",
  wrongHint: () =>
    "Fennec ne te la proposera plus nulle part. Les responsables de ce site peuvent la lire, avec ce qu’elle cite et ce que tu écris.",
  reportAndRemove: () => "La retirer",
  reportedNotice: () => "Tu as signalé une erreur. Cet élément n’est plus proposé ni compté.",
  restore: () => "La remettre",
  seeReported: () => "Ce que tu as retiré",
  thisQuestion: ({ number }) => `question ${number}`,
  thisCard: ({ number }) => `carte ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
