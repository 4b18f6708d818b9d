import { Play } from "lucide-react";
import { clockTime } from "~/soundtrack/clock-time";
import { MoodIcon } from "~/soundtrack/components/mood-icon";
import { usePlayer } from "~/soundtrack/components/use-player";
import { moodWords } from "~/soundtrack/mood-words";
import { player } from "~/soundtrack/player";
import { soundtrackLink } from "~/soundtrack/soundtrack-links";
import type { PlayedTrack } from "~/soundtrack/track";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { formatDate } from "~/ui/format-date";
import { useScripting } from "~/ui/use-scripting";

/** What was really played, the last one first. Each can be played again, note for note. */
export function Collection({ tracks }: { tracks: PlayedTrack[] }) {
  const scripting = useScripting();
  const { playing, tracks: current, index } = usePlayer();
  const now = playing ? current[index]?.id : undefined;
  if (tracks.length === 0) {
    return (
      <EmptyState
        title="Nothing played yet"
        action={<ButtonLink to={soundtrackLink({})}>Open the player</ButtonLink>}
      >
        What you listen to is kept here, so that you can hear it again.
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="recently-played">
      <h2 id="recently-played" className="text-2xl">
        Recently played
      </h2>
      <ul className="mt-3 grid gap-2">
        {tracks.map((track, place) => (
          <li
            key={track.id}
            className="grid gap-3 rounded-card border border-line bg-surface py-2.5 ps-4 pe-2.5"
          >
            <div className="flex items-center gap-3">
              <MoodIcon mood={track.mood} className="size-5 shrink-0 text-ember-ink" />
              <p className="min-w-0 flex-1">
                <span className="block font-semibold">{track.title}</span>
                <span className="block text-sm text-soft tabular-nums">
                  {moodWords[track.mood].label}, {clockTime(track.duration)},{" "}
                  <time dateTime={track.playedAt}>{formatDate(track.playedAt)}</time>
                  {track.plays > 1 ? `, played ${track.plays} times` : null}
                </span>
              </p>
              {track.id === now ? (
                <span className="px-3 text-sm font-semibold text-ember-ink">Playing</span>
              ) : scripting ? (
                <button
                  type="button"
                  aria-label={`Play ${track.title}`}
                  onClick={() => player.playFrom(tracks, place)}
                  className="grid size-11 shrink-0 place-items-center rounded-full text-ember-ink hover:bg-sunk"
                >
                  <Play aria-hidden="true" className="size-5 fill-current" />
                </button>
              ) : null}
            </div>
            {scripting ? null : (
              // biome-ignore lint/a11y/useMediaCaption: music without words
              <audio
                controls
                preload="none"
                src={track.url}
                title={track.title}
                className="hidden w-full noscript:block"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
