import { Link, useLocation } from "@remix-run/react";
import { X } from "lucide-react";
import { clockTime } from "~/soundtrack/clock-time";
import { PlayerControls } from "~/soundtrack/components/player-controls";
import { usePlayer } from "~/soundtrack/components/use-player";
import * as m from "~/soundtrack/messages";
import { stopPlaying } from "~/soundtrack/now-playing";

/** The player at the bottom of other pages. */
export function PlayerBar() {
  const { tracks, index, elapsed } = usePlayer();
  const { pathname, search } = useLocation();
  const track = tracks[index];
  const inPlayer = pathname === "/soundtrack" && !new URLSearchParams(search).has("tab");
  if (!track || inPlayer) return null;
  return (
    <section
      aria-label={m.nowPlaying()}
      data-now-playing=""
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex h-15 max-w-6xl items-center gap-2 px-3 sm:gap-4 sm:px-6">
        <Link
          to="/soundtrack"
          aria-label={m.openPlayerOf({ track: track.title })}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-card px-1"
        >
          <span className="min-w-0 truncate font-semibold">{track.title}</span>
          <span className="shrink-0 text-sm text-soft tabular-nums max-sm:hidden">
            {m.playedTime({ elapsed: clockTime(elapsed), duration: clockTime(track.duration) })}
          </span>
        </Link>
        <PlayerControls />
        <button
          type="button"
          aria-label={m.closePlayer()}
          onClick={stopPlaying}
          className="grid size-11 shrink-0 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
