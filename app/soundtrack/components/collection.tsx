import { Play } from "lucide-react";
import { clockTime } from "~/soundtrack/clock-time";
import { MoodIcon } from "~/soundtrack/components/mood-icon";
import { usePlayer } from "~/soundtrack/components/use-player";
import * as m from "~/soundtrack/messages";
import { moodTexts } from "~/soundtrack/mood-texts";
import { player } from "~/soundtrack/player";
import { soundtrackLink } from "~/soundtrack/soundtrack-links";
import type { PlayedTrack } from "~/soundtrack/track";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { formatDate } from "~/ui/format-date";
import { useScripting } from "~/ui/use-scripting";

/** The tracks that were played, latest first. Each can be played again exactly. */
export function Collection({ tracks }: { tracks: PlayedTrack[] }) {
  const scripting = useScripting();
  const { playing, tracks: current, index } = usePlayer();
  const now = playing ? current[index]?.id : undefined;
  if (tracks.length === 0) {
    return (
      <EmptyState
        title={m.nothingPlayed()}
        action={<ButtonLink to={soundtrackLink({})}>{m.openPlayer()}</ButtonLink>}
      >
        {m.nothingPlayedAdvice()}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="recently-played">
      <h2 id="recently-played" className="text-2xl">
        {m.recentlyPlayed()}
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
                  <TrackDetails track={track} />
                </span>
              </p>
              {track.id === now ? (
                <span className="px-3 text-sm font-semibold text-ember-ink">{m.playing()}</span>
              ) : scripting ? (
                <button
                  type="button"
                  aria-label={m.playTrack({ track: track.title })}
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

function TrackDetails({ track: { mood, duration, playedAt, plays } }: { track: PlayedTrack }) {
  const details = {
    mood: moodTexts[mood].label(),
    duration: clockTime(duration),
    date: (
      <time key="date" dateTime={playedAt}>
        {formatDate(playedAt)}
      </time>
    ),
  };
  return plays > 1 ? m.playedOften({ ...details, plays }) : m.playedOnce(details);
}
