import { zstdCompressSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { importLimits } from "../import/import-limits";
import { UnreadableCards } from "../import/imported-card";
import { openPackage } from "./open-package";

async function* inPieces(bytes: Uint8Array, size = 7_000) {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}
const open = (files: Record<string, Uint8Array>, size?: number) =>
  openPackage(inPieces(zipSync(files), size));
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe("an Anki package", () => {
  it("is opened as its newest collection and its number of media", async () => {
    const old = strToU8("old");
    const media = {
      media: strToU8("{}"),
      meta: strToU8("x"),
      "0": strToU8("a"),
      "1": strToU8("b"),
    };
    const first = await open({ "collection.anki2": old, ...media });
    expect([text(first.collection), first.media]).toEqual(["old", 2]);
    const second = await open({ "collection.anki21": strToU8("new"), "collection.anki2": old });
    expect(text(second.collection)).toBe("new");
    const third = await open({
      "collection.anki2": old,
      "collection.anki21b": zstdCompressSync(strToU8("newest ".repeat(50_000))),
      ...media,
    });
    expect([text(third.collection), third.media]).toEqual(["newest ".repeat(50_000), 2]);
  });

  it.each([1, 13, 100_000])("can be read from chunks of %i bytes", async (size) => {
    const collection = Uint8Array.from({ length: 20_000 }, (_, index) => (index * index) % 251);
    const files = { "0": collection, "collection.anki2": collection, "1": collection };
    expect((await open(files, size)).collection).toEqual(collection);
  });
});

describe("an invalid or oversized Anki package", () => {
  const refuse = (bytes: Uint8Array) =>
    expect(openPackage(inPieces(bytes))).rejects.toThrow(UnreadableCards);

  it("is rejected", async () => {
    await refuse(new Uint8Array());
    await refuse(strToU8("front\tback\n"));
    await refuse(new Uint8Array(100_000).fill(80));
    await refuse(zipSync({ "document.xml": strToU8("x") }));
    await refuse(zipSync({ "collection.anki21b": strToU8("not compressed") }));
    const whole = zipSync({
      "collection.anki2": new Uint8Array(50_000).map((_, index) => index * 31),
    });
    const broken = whole.slice();
    broken.fill(255, 60, 120);
    await refuse(broken);
  });

  it("is rejected if its collection unpacks to more than the limit, whatever size it declares", async () => {
    const bomb = zipSync({ "collection.anki2": new Uint8Array(importLimits.collectionBytes + 1) });
    expect(bomb.byteLength).toBeLessThan(100_000);
    await refuse(bomb);
    const modest = bomb.slice();
    // The size in the local header.
    new DataView(modest.buffer).setUint32(22, 100, true);
    await refuse(modest);
    const packed = zstdCompressSync(new Uint8Array(importLimits.collectionBytes + 1));
    await refuse(zipSync({ "collection.anki21b": packed }));
  });

  it("may have large media, which are not unpacked", async () => {
    const bomb = new Uint8Array(importLimits.collectionBytes + 1);
    const { media } = await open({ "0": bomb, "collection.anki2": strToU8("x") });
    expect(media).toBe(1);
  });

  it("is rejected if it declares a window of gigabytes", async () => {
    const frame = zstdCompressSync(strToU8("x".repeat(1_000)));
    const header = Uint8Array.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0b10101_000]);
    const block = frame.slice(-20);
    const second = new Uint8Array([...header, ...block]);
    await refuse(zipSync({ "collection.anki21b": second }));
    // The data after the first frame are not read.
    const { collection } = await open({
      "collection.anki21b": new Uint8Array([...frame, ...second]),
    });
    expect(text(collection)).toBe("x".repeat(1_000));
  });

  it("is rejected if it has too many entries", async () => {
    const files: Record<string, Uint8Array> = {};
    for (let index = 0; index <= importLimits.entries; index += 1) files[index] = new Uint8Array();
    await refuse(zipSync(files, { level: 0 }));
  });
});
