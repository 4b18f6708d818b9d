import { describe, expect, it } from "vitest";
import { extractDocument } from "~/library/extraction/extract-document";
import { buildPdfOf, deflated, onePage, pdfStream } from "./sample-pdf";

describe("a small PDF that takes much work", () => {
  const hello = "BT /F1 12 Tf 50 700 Td (Hello there, whoever reads this) Tj ET\n";
  const spaces = new Uint8Array(100 << 20).fill(32);
  spaces.set(new TextEncoder().encode(hello));
  const twice = deflated(spaces, 2);
  const hex = Array.from(twice, (byte) => byte.charCodeAt(0).toString(16).padStart(2, "0")).join(
    "",
  );
  // A run of 128 spaces in two bytes.
  const runs = new Uint8Array(2 << 20).map((_, index) => (index % 2 === 0 ? 129 : 32));

  const packed: Record<string, [filter: string, data: string]> = {
    "deflated twice": ["[/FlateDecode /FlateDecode]", twice],
    "deflated and written in hexadecimal": ["[/AHx /Fl /Fl]", `${hex}>`],
    "deflated runs": ["[/FlateDecode /RunLengthDecode]", deflated(runs)],
  };
  for (const [what, [filter, data]] of Object.entries(packed)) {
    it(`is refused if its page is ${what}`, async () => {
      await expectRefusal(onePage(pdfStream(`/Filter ${filter}`, data)));
    });
  }

  it("is refused if its page is one stream of more than 24 MiB", async () => {
    const content = deflated(new Uint8Array(25 << 20).fill(32));
    await expectRefusal(onePage(pdfStream("/Filter /FlateDecode", content)));
  });

  it("is refused if its page joins many streams", async () => {
    const page = onePage(
      pdfStream("/Filter /FlateDecode", deflated(new Uint8Array(5 << 20).fill(32))),
    );
    const contents = page.map((object) => object.replace("5 0 R", `[${"5 0 R ".repeat(20)}]`));
    await expectRefusal(contents);
  });

  it("is refused if its pages share a long content", async () => {
    const text = new TextEncoder().encode("BT /F1 9 Tf (abc) Tj ET q Q ".repeat(30_000));
    const page = onePage(pdfStream("/Filter [/FlateDecode /FlateDecode]", deflated(text, 2)));
    page[1] = `<< /Type /Pages /Kids [${"3 0 R ".repeat(500)}] /Count 500 >>`;
    await expectRefusal(page);
  });

  it("is refused if its page nests form XObjects", async () => {
    const drawing = (level: number) =>
      pdfStream(
        `/Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> /XObject << /X ${level + 7} 0 R >> >>`,
        level === 8 ? hello : "/X Do ".repeat(10),
      );
    const page = onePage(pdfStream("", "/X Do"), { resources: "/XObject << /X 6 0 R >>" });
    await expectRefusal([...page, ...Array.from({ length: 9 }, (_, level) => drawing(level))]);
  });

  it("is refused if a font maps more characters than exist", async () => {
    const map = `begincmap 1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange ${"1 beginbfrange <00000000> <00FFFFF0> <0041> endbfrange\n".repeat(20)} endcmap`;
    const page = onePage(pdfStream("", hello), { font: "/ToUnicode 6 0 R" });
    await expectRefusal([...page, pdfStream("", map)]);
  });

  it("is read if only its picture is large", async () => {
    const page = onePage(pdfStream("", `${hello} q /I Do Q`), {
      resources: "/XObject << /I 6 0 R >>",
    });
    const picture = pdfStream(
      "/Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter [/FlateDecode /FlateDecode]",
      twice,
    );
    const { words } = await extractDocument("pdf", buildPdfOf([...page, picture]));
    expect(words).toBe(5);
  });

  async function expectRefusal(objects: string[]) {
    const bytes = buildPdfOf(objects);
    expect(bytes.length).toBeLessThan(50_000);
    await expect(extractDocument("pdf", bytes)).rejects.toMatchObject({ reason: "too_large" });
  }
});
