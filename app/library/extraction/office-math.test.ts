import { expect, it } from "vitest";
import { EquationWriter } from "./office-math";

/** Feeds the writer the contents of `m:oMath`. */
function written(xml: string): string {
  const writer = new EquationWriter();
  for (const [, end, name = "", attributes = "", closed, text] of xml.matchAll(
    /<(\/?)(m:\w+)([^>/]*)(\/?)>|([^<]+)/gu,
  )) {
    if (text !== undefined) writer.text(text);
    else if (end) writer.close();
    else writer.open(name, attributes);
    if (closed) writer.close();
  }
  return writer.line;
}

const run = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
const fraction = (one: string, other: string) =>
  `<m:f><m:num>${one}</m:num><m:den>${other}</m:den></m:f>`;
const square = (base: string) =>
  `<m:sSup><m:e>${run(base)}</m:e><m:sup>${run("2")}</m:sup></m:sSup>`;

it("writes fractions, powers, roots and brackets on one line", () => {
  expect(
    written(`${run("E")}${run("=")}${fraction(run("1"), run("2"))}${run("m⋅")}${square("v")}`),
  ).toBe("E=1/2 m⋅v²");
  expect(written(fraction(square("p"), run("2m")))).toBe("p²/(2m)");
  expect(written(`<m:rad><m:deg/><m:e>${fraction(run("g"), run("l"))}</m:e></m:rad>`)).toBe(
    "√(g/l)",
  );
  expect(
    written(
      `${run("sin")}<m:d><m:dPr><m:begChr m:val="["/><m:endChr m:val="]"/></m:dPr><m:e>${run("α")}</m:e></m:d>`,
    ),
  ).toBe("sin[α]");
});
