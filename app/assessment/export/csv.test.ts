import { expect, it } from "vitest";
import { fromSafeCell, toCsv } from "./csv";

it("writes cells that a spreadsheet reads back as text and never runs", () => {
  const rows = [
    ["front", "back"],
    ['Who said "no", and why?', "a\nb"],
    ["=1+1", "@SUM(A1)"],
    ["-5", "+49 30"],
    ["Élan", "-ism"],
  ];
  expect(toCsv(rows)).toBe(
    "\uFEFFfront,back\r\n" +
      '"Who said ""no"", and why?","a\nb"\r\n' +
      "'=1+1,'@SUM(A1)\r\n" +
      "-5,'+49 30\r\n" +
      "Élan,'-ism\r\n",
  );
});

it("protects cells so that each can be read back", () => {
  const texts = ["=A", "'=A", "''=A", "'-5", "-5", "'", "''", "it's", "'quoted"];
  const written = texts.map((text) => toCsv([[text]]).slice(1, -2));
  expect(written).toEqual(["'=A", "''=A", "'''=A", "'-5", "-5", "'", "''", "it's", "'quoted"]);
  expect(written.map(fromSafeCell)).toEqual(texts);
});
