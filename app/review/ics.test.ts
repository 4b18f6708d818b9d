import { describe, expect, it } from "vitest";
import { escapeText, foldLine, writeCalendar } from "./ics";

const octetsOf = (line: string) => new TextEncoder().encode(line).length;
const unfold = (text: string) => text.replaceAll("\r\n ", "");

describe("escapeText", () => {
  it.each([
    ["12 cards, 3 questions; all", "12 cards\\, 3 questions\\; all"],
    ["a\\b", "a\\\\b"],
    ["one\r\ntwo\nthree\rfour", "one\\ntwo\\nthree\\nfour"],
    ["plain: “text”", "plain: “text”"],
  ])("escapes %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("foldLine", () => {
  it("keeps a line of 75 octets, and folds one of 76", () => {
    expect(foldLine("a".repeat(75))).toBe("a".repeat(75));
    expect(foldLine("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
  });

  it.each(["é", "漢", "👩", "aé漢👩"])("never splits %s", (unit) => {
    const line = unit.repeat(100);
    const folded = foldLine(line);
    expect(unfold(folded)).toBe(line);
    for (const part of folded.split("\r\n")) {
      expect(octetsOf(part)).toBeLessThanOrEqual(75);
      expect(part.isWellFormed()).toBe(true);
    }
  });
});

describe("writeCalendar", () => {
  const event = {
    uid: "a1",
    day: new Date("2026-12-31T00:00:00Z"),
    summary: "3 cards, and more",
    description: "Review: https://fennec.test/app/review",
    url: "https://fennec.test/app/review",
  };
  const written = writeCalendar({
    name: "Review",
    writtenAt: new Date("2026-11-27T08:15:30.250Z"),
    refreshHours: 4,
    events: [event],
  });

  it("writes an all-day event that ends on the next day", () => {
    const lines = written.split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "UID:a1",
        "DTSTAMP:20261127T081530Z",
        "DTSTART;VALUE=DATE:20261231",
        "DTEND;VALUE=DATE:20270101",
        "SUMMARY:3 cards\\, and more",
        "URL:https://fennec.test/app/review",
        "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
        "X-PUBLISHED-TTL:PT4H",
      ]),
    );
  });

  it("ends every line with CRLF", () => {
    expect(written.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});
