import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "Éléments retirés",
  reportedIntro: () => "Ce que tu as signalé ne t’est plus proposé tant que tu ne le remets pas.",
  nothingReported: () => "Aucun élément retiré",
  nothingReportedHint: () =>
    "«\u00a0Signaler une erreur\u00a0», à côté d’une question ou d’une carte, la retire partout.",
  itemReportedTitle: () => "Retirée",
  itemReportedMessage: () => "Elle ne te sera plus proposée.",
  notReportedTitle: () => "Elle n’a pas été retirée",
  reasonMissing: () => "Dis en quelques mots ce qui est faux.",
  reasonTooLong: () => "Ton texte doit faire moins de 500 caractères.",
  restoredTitle: () => "De nouveau proposée",
  notRestoredTitle: () => "Elle n’a pas été remise",
  yourReason: ({ reason }) => ["Tu as écrit\u00a0: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
