import { Form } from "@remix-run/react";
import { clockTime } from "~/soundtrack/clock-time";
import * as m from "~/soundtrack/messages";
import type { Mood } from "~/soundtrack/moods";
import type { Track } from "~/soundtrack/track";
import { Button } from "~/ui/button";

/** The tracks with native audio controls, for browsers without JavaScript. */
export function PlainPlayer({ tracks, mood }: { tracks: Track[]; mood: Mood }) {
  return (
    <section aria-labelledby="plain-tracks" className="hidden gap-4 noscript:grid">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plain-tracks" className="text-2xl">
          {m.tracksForYou()}
        </h2>
        <Form method="post" action="/soundtrack">
          <input type="hidden" name="intent" value="refresh" />
          <input type="hidden" name="mood" value={mood} />
          <Button variant="secondary">{m.refresh()}</Button>
        </Form>
      </div>
      <p className="text-base text-soft">{m.keepExplanation()}</p>
      <ol className="grid gap-3">
        {tracks.map((track) => (
          <li key={track.id} className="grid gap-2 rounded-card border border-line bg-surface p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p>
                <span className="font-semibold">{track.title}</span>{" "}
                <span className="text-soft tabular-nums">{clockTime(track.duration)}</span>
              </p>
              <Form method="post">
                <input type="hidden" name="intent" value="play" />
                <input type="hidden" name="trackId" value={track.id} />
                <input type="hidden" name="mood" value={mood} />
                <Button variant="quiet" aria-label={m.keepTrack({ track: track.title })}>
                  {m.keep()}
                </Button>
              </Form>
            </div>
            {/* biome-ignore lint/a11y/useMediaCaption: music without words */}
            <audio controls preload="none" src={track.url} title={track.title} className="w-full" />
          </li>
        ))}
      </ol>
    </section>
  );
}
