import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ZipArchive } from "./zip-archive";

const archiveOf = (parts: Record<string, string>, budget = 10_000) => {
  const files = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return new ZipArchive(zipSync(Object.fromEntries(files)), budget);
};

function textOf(archive: ZipArchive, name: string): string | null {
  let text = "";
  return archive.readText(name, (part) => {
    text += part;
  })
    ? text
    : null;
}

describe("a zip archive", () => {
  it("inflates no more than its budget for all entries together", () => {
    const archive = archiveOf({ a: "a".repeat(6_000), b: "b".repeat(6_000) });
    expect(textOf(archive, "a")).toHaveLength(6_000);
    expect(() => textOf(archive, "b")).toThrow(/limit/);
  });

  it("counts compressed bytes against the budget even if they inflate to nothing", () => {
    // 1,000 empty blocks; only the last is marked as last.
    const blocks = Array.from({ length: 1_000 }, (_, at) => [at === 999 ? 1 : 0, 0, 0, 0xff, 0xff]);
    const bytes = zipSync({ a: [Uint8Array.from(blocks.flat()), { level: 0 }] });
    const view = new DataView(bytes.buffer);
    const directory = view.getUint32(bytes.length - 6, true);
    view.setUint16(directory + 10, 8, true);
    const archive = new ZipArchive(bytes, 10_000);
    expect([textOf(archive, "a"), textOf(archive, "a")]).toEqual(["", ""]);
    expect(() => textOf(archive, "a")).toThrow(/limit/);
  });

  it("delivers all of a long text, in a few pieces of moderate length", () => {
    const text = `${" ".repeat(3_000_000)}é${"a".repeat(1_000)}`;
    const pieces: string[] = [];
    archiveOf({ a: text }, 4_000_000).readText("a", (piece) => pieces.push(piece));
    expect(pieces.join("")).toBe(text);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(300_000);
    expect(pieces.length).toBeLessThan(20);
  });

  it("ignores entries with overlong names", () => {
    const archive = archiveOf({ [`${"a".repeat(2_000)}/b`]: "b", "a/b": "b" });
    expect(archive.names).toEqual(["a/b"]);
  });
});
