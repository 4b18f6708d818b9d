import { ClipboardCheck } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const practiceTestMode = {
  id: "practice-test",
  name: m.modeName,
  icon: ClipboardCheck,
  path: "/practice-test",
  navigation: "account menu",
  plan: {
    feature: "practiceTest",
    limits: { free: 20, premium: 1000 },
    overLimit: m.overLimit,
    limitOf: m.planLimitOf,
    benefit: m.planBenefit,
  },
  figure: { counted: "practiceTestsTaken", label: m.figureLabel },
} as const satisfies StudyMode;
