import { expect, it } from "vitest";
import { MathmlWriter } from "./mathml";
import { XmlReader } from "./xml-reader";

function written(formula: string): string | null {
  const writer = new MathmlWriter();
  new XmlReader(writer).write(formula);
  return writer.line;
}

const i = (text: string) => `<mi>${text}</mi>`;
const o = (text: string) => `<mo>${text}</mo>`;
const n = (text: string) => `<mn>${text}</mn>`;
const math = (content: string) => `<math><semantics><mrow>${content}</mrow></semantics></math>`;

it.each([
  [
    math(
      `${i("E")}${o("=")}<mfrac>${n("1")}${n("2")}</mfrac>${i("m")}<msup>${i("v")}${n("2")}</msup>`,
    ),
    "E=1/2 mv²",
  ],
  [math(`<msub>${i("T")}${i("bout")}</msub><msub>${i("N")}${i("i")}</msub>`), "T_bout N_i"],
  [
    math(
      `<munderover>${o("∑")}<mrow>${i("i")}${o("=")}${n("1")}</mrow>${i("r")}</munderover>${i("x")}`,
    ),
    "∑_(i=1)^r x",
  ],
  [
    math(`<msqrt><mfrac>${i("g")}${i("l")}</mfrac></msqrt><mroot>${i("x")}${n("3")}</mroot>`),
    "√(g/l) 3√x",
  ],
  [math(`<mfenced open="[" close="]">${i("a")}${i("b")}</mfenced>`), "[a,b]"],
  [
    math(
      `<mtable><mtr><mtd>${n("1")}</mtd><mtd><mtext>n is even</mtext></mtd></mtr><mtr><mtd>${n("2")}</mtd></mtr></mtable>`,
    ),
    "1, n is even; 2",
  ],
  [
    `<math:math>${"<math:mrow>".repeat(100)}<math:mi>x</math:mi>${"</math:mrow>".repeat(100)}</math:math>`,
    "x",
  ],
  [
    `<math><semantics>${i("a")}<annotation encoding="StarMath 5.0">a over b</annotation></semantics></math>`,
    "a",
  ],
  ["<office:document-content><text:p>A chart</text:p></office:document-content>", null],
])("writes %s", (formula, line) => {
  expect(written(formula)).toBe(line);
});
