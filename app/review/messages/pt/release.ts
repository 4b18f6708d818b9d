import type { Catalogue } from "~/localization/catalogue";

export default {
  // Removing a deck, quiz or test from Review
  releasedTitle: () => "Removido da Revisão",
  released: () => "Seu progresso fica salvo: guarde de novo para continuar de onde parou.",
} satisfies Catalogue<typeof import("../en/release")>;
