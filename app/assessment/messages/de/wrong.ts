import type { Catalogue } from "~/localization/catalogue";

export default {
  // Calling a card or question wrong
  reportWrong: () => "Hier stimmt etwas nicht",
  whatIsWrong: () => "Was stimmt hier nicht?",
  wrongHint: () =>
    "Fennec fragt das nirgends mehr ab. Wer diese Website betreibt, kann es lesen, auch das Zitat und was du schreibst.",
  reportAndRemove: () => "Aussortieren",
  reportedNotice: () =>
    "Du hast gesagt, dass hier etwas nicht stimmt. Es wird nicht mehr abgefragt und zählt nicht.",
  restore: () => "Wieder aufnehmen",
  seeReported: () => "Was du aussortiert hast",
  thisQuestion: ({ number }) => `Frage ${number}`,
  thisCard: ({ number }) => `Karte ${number}`,
} satisfies Catalogue<typeof import("../en/wrong")>;
