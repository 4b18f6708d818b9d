import { expect, it } from "vitest";
import { toCsv } from "./csv";

it("writes rows that a spreadsheet reads back, and nothing that it would run", () => {
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
