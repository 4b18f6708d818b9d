import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner reported as wrong
  reportedTitle: () => "Aussortiert",
  reportedIntro: () => "Was nicht stimmt, wird nirgends abgefragt, bis du es wieder aufnimmst.",
  nothingReported: () => "Nichts ist aussortiert",
  nothingReportedHint: () =>
    "„Hier stimmt etwas nicht“ neben einer Frage oder Karte sortiert sie überall aus.",
  itemReportedTitle: () => "Aussortiert",
  itemReportedMessage: () => "Danach wirst du nicht mehr gefragt.",
  notReportedTitle: () => "Es wurde nicht aussortiert",
  reasonMissing: () => "Schreib in ein paar Worten, was nicht stimmt.",
  reasonTooLong: () => "Schreib höchstens 500 Zeichen.",
  restoredTitle: () => "Wieder aufgenommen",
  notRestoredTitle: () => "Es wurde nicht wieder aufgenommen",
  yourReason: ({ reason }) => ["Du hast geschrieben: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
