import { Leaf, type LucideIcon, Moon, Sun, Target, Zap } from "lucide-react";
import type { Mood } from "~/soundtrack/moods";

const icons: Record<Mood, LucideIcon> = {
  energetic: Zap,
  relaxed: Leaf,
  focused: Target,
  upbeat: Sun,
  reflective: Moon,
};

export function MoodIcon({ mood, className }: { mood: Mood; className?: string }) {
  const Icon = icons[mood];
  return <Icon aria-hidden="true" className={className} />;
}
