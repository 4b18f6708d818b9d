import { describe, expect, it } from "vitest";
import { decodePieces, decodeText, detectEncoding, isText } from "./decode-text";
import { declaredEncoding } from "./html-encoding";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...values: number[]) => Uint8Array.from(values);

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [index, sign] of [...`\ufeff${text}`].entries()) {
    view.setUint16(2 * index, sign.charCodeAt(0), littleEndian);
  }
  return new Uint8Array(view.buffer);
}

describe("decodeText", () => {
  it.each([
    ["UTF-8", utf8("naïve — 水")],
    ["UTF-8 with a byte order mark", utf8("\ufeffnaïve — 水")],
    ["UTF-16, little-endian", utf16("naïve — 水", true)],
    ["UTF-16, big-endian", utf16("naïve — 水", false)],
  ])("reads %s", (_, text) => {
    expect(isText(text)).toBe(true);
    expect(decodeText(text)).toBe("naïve — 水");
  });

  it("reads other text as Windows-1252", () => {
    expect(decodeText(bytes(0x63, 0x61, 0x66, 0xe9, 0x20, 0x96, 0x20, 0x80))).toBe("café – €");
  });

  it("reads UTF-8 whose last character is cut off", () => {
    expect(decodeText(utf8("aé").subarray(0, 2))).toBe("a\ufffd");
  });

  it("rejects a text over the limit before decoding all of it", () => {
    expect(() => decodeText(new Uint8Array(8_000_001).fill(97))).toThrow("longer than the limit");
  });
});

it("uses the encoding that a page declares", () => {
  const page = (declaration: string) =>
    Uint8Array.from([...utf8(`<meta ${declaration}><p>`), 0xcf, 0xf0, 0xe8]);
  for (const declaration of [
    'charset="windows-1251"',
    "http-equiv=Content-Type content='text/html; charset=windows-1251'",
  ]) {
    const encoding = detectEncoding(page(declaration), declaredEncoding(page(declaration)));
    expect([...decodePieces(page(declaration), encoding)].join("")).toContain("При");
  }
  expect(detectEncoding(utf8("é"), "utf-16")).toBe("utf-8");
  expect(detectEncoding(bytes(0xe9, 0x20), "no-such-encoding")).toBe("windows-1252");
});

it("accepts a long text with a control character", () => {
  const script = `c.replace(/\bloading\b/g, "")${" ".repeat(2_000)}`;
  expect(isText(utf8(script))).toBe(true);
  expect(isText(utf16(script, true))).toBe(true);
});

it.each([
  ["a NUL", bytes(97, 0, 98)],
  ["a NUL in a long text", utf8(`${"a".repeat(5_000)}\0`)],
  ["a control character", bytes(97, 0x10)],
  ["many control characters", utf8("ab\x10cdefghijklmnopqrs".repeat(200))],
  ["a NUL in UTF-16", utf16("a\0b", true)],
])("does not accept bytes with %s as text", (_, binary) => {
  expect(isText(binary)).toBe(false);
});
