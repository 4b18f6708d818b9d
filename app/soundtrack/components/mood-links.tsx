import { Link } from "@remix-run/react";
import { MoodIcon } from "~/soundtrack/components/mood-icon";
import * as m from "~/soundtrack/messages";
import { moodTexts } from "~/soundtrack/mood-texts";
import { type Mood, moods } from "~/soundtrack/moods";
import { soundtrackLink } from "~/soundtrack/soundtrack-links";

/** Links to choose a mood, so that each has a URL. */
export function MoodLinks({ mood }: { mood: Mood }) {
  return (
    <nav aria-label={m.mood()} className="flex flex-wrap gap-2">
      {moods.map((item) => (
        <Link
          key={item}
          to={soundtrackLink({ mood: item })}
          preventScrollReset
          aria-current={item === mood ? "true" : undefined}
          className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-full border border-edge bg-surface px-4 text-base font-semibold whitespace-nowrap text-soft hover:text-ink aria-[current]:border-ember aria-[current]:bg-ember-wash aria-[current]:text-ember-ink"
        >
          <MoodIcon mood={item} className="size-4 shrink-0" />
          {moodTexts[item].label()}
        </Link>
      ))}
    </nav>
  );
}
