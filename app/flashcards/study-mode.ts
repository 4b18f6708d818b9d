import { Layers } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const flashcardsMode = {
  id: "flashcards",
  name: m.modeName,
  icon: Layers,
  path: "/app/flashcards",
  navigation: { tab: 2 },
  plan: {
    feature: "flashcards",
    limits: { free: 20, premium: 1000 },
    overLimit: m.overLimit,
    limitOf: m.planLimitOf,
    benefit: m.planBenefit,
  },
  figure: { counted: "flashcardsCreated", label: m.figureLabel },
  makes: { item: "cards", suggestion: m.suggestion },
} as const satisfies StudyMode;
