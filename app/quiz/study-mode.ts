import { ListChecks } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const quizMode = {
  id: "quiz",
  name: m.modeName,
  icon: ListChecks,
  path: "/app/quiz",
  navigation: { tab: 3 },
  plan: {
    feature: "quiz",
    limits: { free: 15, premium: 1000 },
    overLimit: m.overLimit,
    limitOf: m.planLimitOf,
    benefit: m.planBenefit,
  },
  figure: { counted: "quizzesCreated", label: m.figureLabel },
  makes: { item: "questions", suggestion: m.suggestion },
} as const satisfies StudyMode;
