import { Pause, Play, SkipBack, SkipForward } from "lucide-react";
import { usePlayer } from "~/soundtrack/components/use-player";
import * as m from "~/soundtrack/messages";
import { player } from "~/soundtrack/player";
import { Spinner } from "~/ui/spinner";

const round =
  "grid shrink-0 place-items-center rounded-full transition-colors duration-150 disabled:opacity-60";

/** Previous, play or pause, next: as on every player from left to right, whatever the language. */
export function PlayerControls({ large = false }: { large?: boolean }) {
  const { playing, waiting, tracks } = usePlayer();
  const none = tracks.length === 0;
  const side = `${round} size-11 text-soft enabled:hover:bg-sunk enabled:hover:text-ink`;
  return (
    <div dir="ltr" className={`flex items-center justify-center ${large ? "gap-4" : "gap-0.5"}`}>
      <button
        type="button"
        aria-label={m.previousTrack()}
        disabled={none}
        onClick={player.previous}
        className={side}
      >
        <SkipBack aria-hidden="true" className="size-5 fill-current" />
      </button>
      <button
        type="button"
        aria-label={playing ? m.pause() : m.play()}
        disabled={none}
        onClick={player.toggle}
        className={`${round} bg-ember text-on-ember enabled:hover:bg-ember-strong ${large ? "size-16" : "size-11"}`}
      >
        {playing && waiting ? (
          <Spinner className={large ? "size-7" : "size-5"} />
        ) : playing ? (
          <Pause aria-hidden="true" className={`fill-current ${large ? "size-7" : "size-5"}`} />
        ) : (
          <Play aria-hidden="true" className={`fill-current ${large ? "ms-1 size-7" : "size-5"}`} />
        )}
      </button>
      <button
        type="button"
        aria-label={m.nextTrack()}
        disabled={none}
        onClick={player.next}
        className={side}
      >
        <SkipForward aria-hidden="true" className="size-5 fill-current" />
      </button>
    </div>
  );
}
