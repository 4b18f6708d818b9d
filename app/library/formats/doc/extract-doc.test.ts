import { describe, expect, it } from "vitest";
import { detectFormat } from "~/library/extraction/detect-format";
import { extractDocument } from "~/library/extraction/extract-document";
import { buildCompoundFile, buildDoc, buildOldDoc } from "./sample-doc";

describe("extractDoc", () => {
  it("leaves out field instructions and soft hyphens, and puts a note after its paragraph", async () => {
    const main =
      "See \u0013HYPERLINK x\u0014here\u0015.\u0002 It was co\u001fop\u001eerated.\rNext.\r";
    const doc = buildDoc(main, { note: [main.indexOf("\u0002"), "\u0002 A note.\r"] });
    const { pages } = await extractDocument("doc", doc);
    expect(pages).toEqual([
      {
        number: null,
        blocks: [
          { kind: "paragraph", text: "See here. It was coop-erated." },
          { kind: "footnote", text: "A note." },
          { kind: "paragraph", text: "Next." },
        ],
      },
    ]);
  });

  it("reads a short line before a paragraph as a heading if no style says so", async () => {
    const { pages } = await extractDocument(
      "doc",
      buildDoc(`The Moon\r${"It is far away. ".repeat(8)}\r`),
    );
    expect(pages[0]?.blocks.map((block) => block.kind)).toEqual(["heading", "paragraph"]);
  });

  it("reads a document that has another one embedded, or that is cut off after its text", async () => {
    const embedded: [string, Uint8Array][] = [
      ["WordDocument", new Uint8Array(4096)],
      ["0Table", new Uint8Array(4096)],
    ];
    const textOf = async (bytes: Uint8Array) =>
      (await extractDocument("doc", bytes)).pages[0]?.blocks.map(({ text }) => text);
    expect(await textOf(buildDoc("Outer text.\r", { embedded }))).toEqual(["Outer text."]);
    expect(await textOf(buildOldDoc("Old text.\r"))).toEqual(["Old text."]);
  });

  it("reports both kinds of encryption", async () => {
    const legacy = buildDoc("Secret.\r", { encrypted: true });
    await expect(extractDocument("doc", legacy)).rejects.toMatchObject({ reason: "encrypted" });
    const modern = buildCompoundFile({ EncryptedPackage: new Uint8Array(4096) });
    expect(detectFormat(modern)?.isEncrypted).toBe(true);
    await expect(extractDocument("docx", modern)).rejects.toMatchObject({ reason: "encrypted" });
  });

  it("reads a note only up to the end of the text, whatever its range says", async () => {
    const bytes = buildDoc("Text.\u0002\r", { note: [5, "A note.\r"] });
    const view = new DataView(bytes.buffer);
    for (let at = 512; at < bytes.length; at += 512) {
      if (view.getUint32(at + 204, true) === 8) view.setUint32(at + 204, 0xffffff00, true);
    }
    const { pages } = await extractDocument("doc", bytes);
    expect(pages[0]?.blocks.at(-1)).toEqual({ kind: "footnote", text: "A note." });
  });

  it("reads no sector of the allocation table twice", async () => {
    const bytes = buildDoc("Text.\r");
    const view = new DataView(bytes.buffer);
    view.setUint32(44, 0xffffffff, true);
    for (let entry = 1; entry < 109; entry++) view.setUint32(76 + entry * 4, 0, true);
    // The list of the table's sectors continues in the table itself, in a cycle.
    view.setUint32(68, 0, true);
    expect((await extractDocument("doc", bytes)).words).toBe(1);
  });

  it("reports a truncated file and a cyclic sector chain as damaged", async () => {
    const cut = buildDoc("Text.\r").subarray(0, 3000);
    await expect(extractDocument("doc", cut)).rejects.toMatchObject({ reason: "damaged" });
    const circle = buildDoc("Text.\r");
    new DataView(circle.buffer).setUint32(512 + 2 * 4, 2, true);
    await expect(extractDocument("doc", circle)).rejects.toMatchObject({ reason: "damaged" });
  });
});
