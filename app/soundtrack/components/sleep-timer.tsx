import { Moon } from "lucide-react";
import { useId } from "react";
import { usePlayer } from "~/soundtrack/components/use-player";
import * as m from "~/soundtrack/messages";
import { player } from "~/soundtrack/player";

const choices = [15, 30, 45, 60];

/** Sets when the music fades out. */
export function SleepTimer() {
  const { sleepsAt } = usePlayer();
  const id = useId();
  const left = sleepsAt === null ? 0 : Math.max(1, Math.ceil((sleepsAt - Date.now()) / 60_000));
  return (
    <div className="flex items-center gap-3 max-sm:w-full sm:gap-2">
      <Moon aria-hidden="true" className="size-5 shrink-0 text-soft" />
      <label htmlFor={id} className="sr-only">
        {m.sleepTimer()}
      </label>
      <select
        id={id}
        value={sleepsAt === null ? "" : "on"}
        onChange={(event) => player.setSleep(Number(event.target.value) || null)}
        className="min-h-11 min-w-0 rounded-card max-sm:flex-1 border border-edge bg-surface px-3 text-base"
      >
        {sleepsAt === null ? null : <option value="on">{m.stopsIn({ minutes: left })}</option>}
        <option value="">{sleepsAt === null ? m.sleepTimerOff() : m.doNotStop()}</option>
        {choices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {m.stopAfter({ minutes })}
          </option>
        ))}
      </select>
    </div>
  );
}
