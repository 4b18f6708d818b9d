import { MessageCircle } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const chatMode = {
  id: "chat",
  name: m.modeName,
  icon: MessageCircle,
  path: "/app",
  navigation: { tab: 4 },
  plan: {
    feature: "chat",
    limits: { free: 10, premium: Number.POSITIVE_INFINITY },
    overLimit: m.overLimit,
    limitOf: m.planLimitOf,
    benefit: m.planBenefit,
  },
} as const satisfies StudyMode;
