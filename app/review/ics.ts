/** An event that lasts a whole UTC day. */
export interface DayEvent {
  /** The same whenever the calendar is read. */
  uid: string;
  day: Date;
  summary: string;
  description: string;
  url: string;
}

interface Calendar {
  name: string;
  writtenAt: Date;
  /** How often calendar apps should ask again. */
  refreshHours: number;
  events: readonly DayEvent[];
}

const dayMs = 24 * 60 * 60_000;

/** A calendar as RFC 5545 has it. Apple and Microsoft read the `X-` lines instead of RFC 7986's. */
export function writeCalendar({ name, writtenAt, refreshHours, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Fennec//Review//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines({ uid, day, summary, description, url }: DayEvent, writtenAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${basicIso(writtenAt)}`,
    `DTSTART;VALUE=DATE:${basicIso(day).slice(0, 8)}`,
    // The first day after it.
    `DTEND;VALUE=DATE:${basicIso(new Date(day.getTime() + dayMs)).slice(0, 8)}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    // The day stays free for appointments.
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** "20261127T081500Z" */
function basicIso(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\.\d+/g, "");
}

/** TEXT, RFC 5545 section 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

const mostOctets = 75;
const encoder = new TextEncoder();

/** Breaks a line that is longer than 75 octets, never within a character; section 3.1. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > mostOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
