import { expect, it } from "vitest";
import { inUtf8 } from "./in-utf8";

/** The text of bytes that arrive in pieces of a length. */
async function textOf(bytes: Uint8Array, charset: string, length: number): Promise<string> {
  const arriving = async function* () {
    for (let at = 0; at < bytes.length; at += length) yield bytes.slice(at, at + length);
  };
  const pieces: Uint8Array[] = [];
  for await (const piece of inUtf8(arriving(), charset)) pieces.push(piece);
  return Buffer.concat(pieces).toString("utf8");
}

it.each([1, 2, 3, 100])("reads an encoding in pieces of %i bytes", async (length) => {
  const greeting = Uint8Array.of(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2);
  expect(await textOf(greeting, "windows-1251", length)).toBe("\ufeffПривет");
  const japanese = Uint8Array.of(0x93, 0xfa, 0x96, 0x7b);
  expect(await textOf(japanese, "Shift_JIS", length)).toBe("\ufeff日本");
});

it.each(["utf-8", "UTF-16", "no such encoding", ""])(
  "changes nothing if %o is declared",
  async (charset) => {
    const text = "Zellwände";
    expect(await textOf(new TextEncoder().encode(text), charset, 3)).toBe(text);
  },
);

it("changes nothing after a byte order mark", async () => {
  const marked = new TextEncoder().encode("\ufeffZellwände");
  expect(await textOf(marked, "windows-1252", 100)).toBe("\ufeffZellwände");
});

it("passes no bytes on as none", async () => {
  expect(await textOf(new Uint8Array(), "windows-1252", 1)).toBe("");
});
