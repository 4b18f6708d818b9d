import { interfaceLanguage } from "~/localization/interface-language";
import { formatDate } from "~/ui/format-date";
import { useScripting } from "~/ui/use-scripting";

/** A time of day in the learner's time zone; in UTC without JavaScript. */
export function LocalTime({ iso }: { iso: string }) {
  const hydrated = useScripting();
  const time = hydrated
    ? new Date(iso).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" })
    : `${iso.slice(11, 16)} UTC`;
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {time}
    </time>
  );
}

/** "Mar 3, 2026, 4:05 PM", in the learner's time zone; in UTC without JavaScript. */
export function LocalMoment({ iso }: { iso: string }) {
  const hydrated = useScripting();
  const moment = hydrated
    ? new Date(iso).toLocaleString(interfaceLanguage(), { dateStyle: "medium", timeStyle: "short" })
    : `${formatDate(iso)}, ${iso.slice(11, 16)} UTC`;
  return <time dateTime={iso}>{moment}</time>;
}

/** A date in the learner's time zone; in UTC without JavaScript. */
export function LocalDate({ iso }: { iso: string }) {
  const timeZone = useScripting() ? undefined : "UTC";
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {new Date(iso).toLocaleDateString(interfaceLanguage(), { dateStyle: "long", timeZone })}
    </time>
  );
}
