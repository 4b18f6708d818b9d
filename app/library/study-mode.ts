import { BookOpen } from "lucide-react";
import type { StudyMode } from "~/study-mode";
import * as m from "./messages";

export const docsMode = {
  id: "docs",
  name: m.readerName,
  icon: BookOpen,
  path: "/app/docs",
  navigation: { tab: 1 },
} as const satisfies StudyMode;
