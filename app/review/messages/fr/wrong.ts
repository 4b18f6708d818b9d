import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner called wrong
  takenOutTitle: () => "Éléments retirés",
  takenOutIntro: () => "Ce que tu as signalé n’est posé nulle part tant que tu ne le remets pas.",
  nothingTakenOut: () => "Rien n’est retiré",
  nothingTakenOutHint: () =>
    "« Signaler une erreur », à côté d’une question ou d’une carte, la retire partout.",
  setAsideTitle: () => "Retirée",
  setAsideMessage: () => "Elle ne te sera plus proposée.",
  notSetAsideTitle: () => "Elle n’a pas été retirée",
  reasonMissing: () => "Dis en quelques mots ce qui est faux.",
  reasonTooLong: () => "Ton texte doit faire moins de 500 caractères.",
  putBackTitle: () => "Remise",
  notPutBackTitle: () => "Elle n’a pas été remise",
  yourReason: ({ reason }) => ["Tu as écrit : ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
