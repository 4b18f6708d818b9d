import { MoodIcon } from "~/soundtrack/components/mood-icon";
import * as m from "~/soundtrack/messages";
import { moodTexts } from "~/soundtrack/mood-texts";
import { type Mood, moods } from "~/soundtrack/moods";
import { soundtrackLink } from "~/soundtrack/soundtrack-links";
import { ButtonLink } from "~/ui/button";

/** A card for each mood: its sound and use. */
export function MoodCards({ current }: { current: Mood }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
      {moods.map((mood) => {
        const { label, sound, use } = moodTexts[mood];
        return (
          <li
            key={mood}
            className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
          >
            <h2 id={`mood-${mood}`} className="flex items-center gap-2.5 text-xl">
              <MoodIcon mood={mood} className="size-5 text-ember-ink" />
              {label()}
              {mood === current ? (
                <span className="ms-auto rounded-full bg-sunk px-2.5 py-0.5 font-sans text-sm font-semibold tracking-normal text-soft">
                  {m.chosenMood()}
                </span>
              ) : null}
            </h2>
            <p className="text-base">{sound()}</p>
            <p className="flex-1 text-base text-soft">{use()}</p>
            <ButtonLink
              to={soundtrackLink({ mood })}
              variant="secondary"
              aria-describedby={`mood-${mood}`}
            >
              {m.tryMood()}
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
