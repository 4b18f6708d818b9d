import type { Catalogue } from "~/localization/catalogue";

export default {
  // What the learner called wrong
  takenOutTitle: () => "Aussortiert",
  takenOutIntro: () => "Was nicht stimmt, wird nirgends gefragt, bis du es wieder aufnimmst.",
  nothingTakenOut: () => "Nichts ist aussortiert",
  nothingTakenOutHint: () =>
    "„Hier stimmt etwas nicht“ neben einer Frage oder Karte sortiert sie überall aus.",
  setAsideTitle: () => "Aussortiert",
  setAsideMessage: () => "Danach wirst du nicht mehr gefragt.",
  notSetAsideTitle: () => "Es wurde nicht aussortiert",
  reasonMissing: () => "Schreib in ein paar Worten, was nicht stimmt.",
  reasonTooLong: () => "Schreib höchstens 500 Zeichen.",
  putBackTitle: () => "Wieder aufgenommen",
  notPutBackTitle: () => "Es wurde nicht wieder aufgenommen",
  yourReason: ({ reason }) => ["Du hast geschrieben: ", reason],
} satisfies Catalogue<typeof import("../en/wrong")>;
