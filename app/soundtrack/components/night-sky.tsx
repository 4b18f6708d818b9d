import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { usePlayer } from "~/soundtrack/components/use-player";
import { compose } from "~/soundtrack/composer/compose";
import { type Note, sampleRate } from "~/soundtrack/composer/score";
import { fallbackRecipe } from "~/soundtrack/fallback-track";
import { player } from "~/soundtrack/player";
import type { Track } from "~/soundtrack/track";
import { readTrackId } from "~/soundtrack/track-id";
import { Fox } from "~/ui/fox";

/** The bars that are visible at once. */
const visibleBars = 4;
const lowestPitch = 56;
const highestPitch = 92;

/**
 * Shows the notes as stars over the dunes: the melody draws a constellation from left to right,
 * higher for higher pitches, and other notes twinkle. The piece is composed again here, so every
 * star is a note of the track. With reduced motion, the constellation stands still.
 */
export function NightSky({ track }: { track: Track }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { playing } = usePlayer();
  const score = useMemo(
    () => compose(readTrackId(track.id) ?? fallbackRecipe(track.mood)),
    [track.id, track.mood],
  );
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext("2d");
    if (!element || !pen) return;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const seen = score.notes.filter(
      ({ part }) => part === "melody" || part === "ostinato" || part === "keys",
    );
    const draw = () => {
      const now = player.position * sampleRate;
      // With reduced motion: the first phrase that has a melody.
      const tune = seen.find(({ part }) => part === "melody")?.start ?? 0;
      drawSky(element, pen, seen, score.samplesPerBar, still ? tune : now, still);
    };
    draw();
    const resized = new ResizeObserver(draw);
    resized.observe(element);
    const dark = matchMedia("(prefers-color-scheme: dark)");
    dark.addEventListener("change", draw);
    let frame = 0;
    const run = () => {
      draw();
      frame = requestAnimationFrame(run);
    };
    if (playing && !still) run();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      dark.removeEventListener("change", draw);
    };
  }, [score, playing]);
  return (
    <>
      <div aria-hidden="true" className="absolute inset-0">
        <canvas ref={canvas} className="size-full" />
      </div>
      <svg
        viewBox="0 0 800 120"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-1/2 w-full"
      >
        <path fill="var(--dune-far)" d="M0 66C120 30 220 34 330 62S560 96 800 38V120H0Z" />
        <path fill="var(--dune-mid)" d="M0 96C140 60 260 72 400 92S640 84 800 70V120H0Z" />
        <path fill="var(--dune-near)" d="M0 112C160 92 340 98 480 110S700 112 800 98V120H0Z" />
      </svg>
      <Fox
        mood={playing ? "listening" : "still"}
        className="absolute end-6 bottom-2 size-16 sm:end-10 sm:size-20"
      />
    </>
  );
}

function drawSky(
  element: HTMLCanvasElement,
  pen: CanvasRenderingContext2D,
  notes: readonly Note[],
  samplesPerBar: number,
  now: number,
  still: boolean,
): void {
  const scale = Math.min(2, devicePixelRatio);
  const { clientWidth: width, clientHeight: height } = element;
  if (element.width !== width * scale) element.width = width * scale;
  if (element.height !== height * scale) element.height = height * scale;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.clearRect(0, 0, width, height);
  const colours = getComputedStyle(element);
  const span = samplesPerBar * visibleBars;
  const from = Math.floor(now / span) * span;
  let last: { x: number; y: number } | null = null;
  for (const { part, start, pitch, velocity } of notes) {
    if (start < from || start >= from + span || (!still && start > now)) continue;
    const x = width * (0.04 + (0.92 * (start - from)) / span);
    const height01 = Math.min(1, Math.max(0, (pitch - lowestPitch) / (highestPitch - lowestPitch)));
    const y = height * (0.66 - 0.56 * height01);
    const age = still ? 0.8 : (now - start) / sampleRate;
    const fresh = Math.max(0, 1 - age / 1.6);
    if (part === "melody") {
      pen.strokeStyle = colours.getPropertyValue("--soft");
      pen.globalAlpha = 0.45;
      if (last) {
        pen.beginPath();
        pen.moveTo(last.x, last.y);
        pen.lineTo(x, y);
        pen.stroke();
      }
      last = { x, y };
    }
    const tune = part === "melody";
    pen.fillStyle = colours.getPropertyValue(tune ? "--ember" : "--soft");
    pen.globalAlpha = tune ? 0.7 + 0.3 * fresh : 0.35 + 0.6 * fresh;
    pen.beginPath();
    pen.arc(x, y, (tune ? 4 + 5 * fresh : 2 + 2.5 * fresh) * (0.6 + 0.4 * velocity), 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}
