import { RefreshCw, Volume2 } from "lucide-react";
import { lazy, Suspense, useEffect, useId, useState } from "react";
import { clockTime } from "~/soundtrack/clock-time";
import { PlayerControls } from "~/soundtrack/components/player-controls";
import { SleepTimer } from "~/soundtrack/components/sleep-timer";
import { usePlayer } from "~/soundtrack/components/use-player";
import { isFallback } from "~/soundtrack/fallback-track";
import * as m from "~/soundtrack/messages";
import type { Mood } from "~/soundtrack/moods";
import { player } from "~/soundtrack/player";
import { tracksInSet } from "~/soundtrack/set-size";
import { Button } from "~/ui/button";
import { hiddenText } from "~/ui/hidden-text";
import { sliderFill } from "~/ui/slider-fill";

const NightSky = lazy(() =>
  import("~/soundtrack/components/night-sky").then(
    ({ NightSky }) => ({ default: NightSky }),
    () => ({ default: () => null }),
  ),
);

/** The player: track, position, volume and queue. */
export function PlayerPanel({ mood, progress }: { mood: Mood; progress: number }) {
  const { tracks, index, loading } = usePlayer();
  const track = tracks[index];
  const queue = useId();
  useEffect(() => player.remember(), []);
  useEffect(() => {
    player.load(mood, progress);
  }, [mood, progress]);
  return (
    <section
      aria-label={m.player()}
      aria-busy={loading}
      className="overflow-hidden rounded-card border border-line bg-surface noscript:hidden"
    >
      <div className="relative h-44 bg-[var(--sky)] sm:h-56">
        {/* No boundary while React takes over: the tracks may come before it is done. */}
        {track ? (
          <Suspense fallback={null}>
            <NightSky track={track} />
          </Suspense>
        ) : null}
      </div>
      <div className="grid gap-5 p-5 sm:p-6">
        <TrackTitle />
        <SeekBar />
        <PlayerControls large />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line pt-4">
          <Volume />
          <SleepTimer />
        </div>
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-5 pt-4 sm:px-6">
        <p id={queue} className="font-semibold">
          {m.tracks()}
        </p>
        <Button
          type="button"
          variant="secondary"
          data-needs-network=""
          disabled={loading}
          onClick={() => player.load(mood, progress, true)}
        >
          <RefreshCw aria-hidden="true" className="size-4" />
          {m.refresh()}
        </Button>
      </div>
      <Queue labelledBy={queue} />
    </section>
  );
}

function TrackTitle() {
  const { tracks, index } = usePlayer();
  const track = tracks[index];
  return (
    <div className="min-h-16 text-center">
      {track ? (
        <>
          <h2 className="text-2xl sm:text-3xl">{track.title}</h2>
          <p className="mt-1 text-base text-soft tabular-nums">
            {m.trackNumber({ number: index + 1, total: tracks.length })}
          </p>
        </>
      ) : (
        <div role="status" className="breathe grid justify-items-center gap-3 pt-1">
          <span className="sr-only">{m.loadingTracks()}</span>
          <span className="h-7 w-56 max-w-full rounded-full bg-line" />
          <span className="h-4 w-28 rounded-full bg-line" />
        </div>
      )}
    </div>
  );
}

function SeekBar() {
  const { tracks, index, elapsed } = usePlayer();
  const duration = tracks[index]?.duration ?? 0;
  const [held, setHeld] = useState<number | null>(null);
  const share = duration > 0 ? Math.min(100, (elapsed / duration) * 100) : 0;
  const shown = held === null ? elapsed : (held / 100) * duration;
  return (
    <div dir="ltr" className="grid gap-1">
      <input
        type="range"
        aria-label={m.seek()}
        aria-valuetext={m.seekPosition({
          elapsed: clockTime(shown),
          duration: clockTime(duration),
        })}
        min={0}
        max={100}
        step={0.1}
        value={held ?? Math.round(share * 10) / 10}
        disabled={duration === 0}
        onChange={(event) => {
          const percent = Number(event.target.value);
          setHeld(percent);
          player.seek((percent / 100) * duration);
        }}
        onPointerUp={() => setHeld(null)}
        onKeyUp={() => setHeld(null)}
        onBlur={() => setHeld(null)}
        style={sliderFill((held ?? share) / 100)}
        className="m-0 block h-11 w-full cursor-pointer disabled:cursor-default"
      />
      <p className="flex justify-between text-base text-soft tabular-nums">
        <span data-elapsed="">{m.elapsedTime({ hidden: hiddenText, time: clockTime(shown) })}</span>
        <span>{m.totalTime({ hidden: hiddenText, time: clockTime(duration) })}</span>
      </p>
    </div>
  );
}

function Volume() {
  const { volume } = usePlayer();
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-w-44 flex-1 items-center gap-3">
      <Volume2 aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <span className="sr-only">{m.volume()}</span>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={volume}
        onChange={(event) => player.setVolume(Number(event.target.value))}
        style={sliderFill(volume / 100)}
        className="m-0 block h-11 w-full max-w-64 cursor-pointer"
      />
      <span aria-hidden="true" className="w-8 text-base text-soft tabular-nums">
        {volume}
      </span>
    </label>
  );
}

/** The queue, or a placeholder of the same size while it loads. */
function Queue({ labelledBy }: { labelledBy: string }) {
  const { tracks, index } = usePlayer();
  if (tracks.length === 0) {
    return (
      <div aria-hidden="true" className="breathe p-2 sm:px-3">
        {[...Array(tracksInSet).keys()].map((place) => (
          <div key={place} className="flex min-h-11 items-center justify-between px-3">
            <span className="h-4 w-40 rounded-full bg-line" />
            <span className="h-4 w-10 rounded-full bg-line" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <ol aria-labelledby={labelledBy} className="p-2 sm:px-3">
        {tracks.map((track, place) => (
          <li key={track.id}>
            <button
              type="button"
              aria-current={place === index ? "true" : undefined}
              onClick={() => player.playFrom(tracks, place)}
              className="flex min-h-11 w-full items-center gap-3 rounded-[0.625rem] px-3 text-start text-base hover:bg-sunk aria-[current]:font-semibold aria-[current]:text-ember-ink"
            >
              <span className="w-5 text-soft tabular-nums">{place + 1}</span>
              <span className="min-w-0 flex-1">{track.title}</span>
              <span className="font-normal text-soft tabular-nums">
                {clockTime(track.duration)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {tracks.every(isFallback) ? (
        <p className="px-5 pb-4 text-base text-soft sm:px-6">{m.fallbackNote()}</p>
      ) : null}
    </>
  );
}
