import { CalendarCheck } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const reviewMode = {
  id: "review",
  name: m.modeName,
  icon: CalendarCheck,
  path: "/app/review",
  otherPaths: ["/app/courses"],
  navigation: { tab: 5 },
} as const satisfies StudyMode;
