import type { ReactNode } from "react";
import * as m from "~/chat/messages";
import { Fox, type FoxMood } from "~/ui/fox";

/** The panel of a recording: its state, its time and its buttons. */
export function VoicePanel({
  mood,
  status,
  time,
  children,
}: {
  mood: FoxMood;
  status: string;
  time?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      aria-label={m.voiceMessage()}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 px-2 py-1"
    >
      <Fox mood={mood} className="size-8" />
      <p role="status" className="font-semibold">
        {status}
      </p>
      {time ? (
        <p role="timer" className="text-soft tabular-nums">
          {time}
        </p>
      ) : null}
      {children}
    </section>
  );
}
