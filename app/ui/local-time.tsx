import { interfaceLocale } from "~/localization/interface-language";
import { useScripting } from "~/ui/use-scripting";

/** "16:05 UTC" */
const timeInUtc = {
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "UTC",
  timeZoneName: "short",
} as const;

/** A time of day in the learner's time zone; in UTC without JavaScript. */
export function LocalTime({ iso }: { iso: string }) {
  const hydrated = useScripting();
  const format = hydrated ? ({ hour: "2-digit", minute: "2-digit" } as const) : timeInUtc;
  const time = new Date(iso).toLocaleTimeString(interfaceLocale(), format);
  return (
    <time dateTime={iso} dir="auto" className="whitespace-nowrap">
      {time}
    </time>
  );
}

/** "Mar 3, 2026, 4:05 PM", in the learner's time zone; in UTC without JavaScript. */
export function LocalMoment({ iso }: { iso: string }) {
  const hydrated = useScripting();
  const format = hydrated
    ? ({ dateStyle: "medium", timeStyle: "short" } as const)
    : ({ ...timeInUtc, year: "numeric", month: "short", day: "numeric" } as const);
  const moment = new Date(iso).toLocaleString(interfaceLocale(), format);
  return (
    <time dateTime={iso} dir="auto">
      {moment}
    </time>
  );
}

/** A date in the learner's time zone; in UTC without JavaScript. */
export function LocalDate({ iso }: { iso: string }) {
  const timeZone = useScripting() ? undefined : "UTC";
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {new Date(iso).toLocaleDateString(interfaceLocale(), { dateStyle: "long", timeZone })}
    </time>
  );
}
