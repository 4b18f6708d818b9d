import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Removido da revisão",
  released: () => "O que você lembra fica guardado: guarde de novo e continua de onde parou.",
} satisfies Catalogue<typeof import("../en/release")>;
