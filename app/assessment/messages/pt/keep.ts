import type { Catalogue } from "~/localization/catalogue";

export default {
  // Keeping cards and questions for review
  keepQuestion: () => "Quer guardar estes itens para revisar?",
  keepHint: () => "Cada um volta quando você estiver prestes a esquecer.",
  keep: () => "Guardar para revisar",
  notNow: () => "Agora não",
  inReview: () => "Na Revisão",
  removeFromReview: () => "Remover",
} satisfies Catalogue<typeof import("../en/keep")>;
