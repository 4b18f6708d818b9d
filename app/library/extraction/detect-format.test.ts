import { describe, expect, it } from "vitest";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { detectFormat } from "./detect-format";

const nameOf = (bytes: Uint8Array) => detectFormat(bytes)?.format.name;
const bytesOf = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

describe("detectFormat", () => {
  it.each([
    ["\u00ff\u00d8\u00ff\u00e0", "JPG"],
    ["\u0089PNG\r\n\u001a\n", "PNG"],
    ["junk before\n%PDF-1.7\n", "PDF"],
  ])("recognises %j as %s", (text, name) => {
    expect(nameOf(bytesOf(text))).toBe(name);
  });

  it("distinguishes the formats of a container", () => {
    expect(nameOf(buildDoc("Text.\r"))).toBe("DOC");
    expect(nameOf(bytesOf("PK\u0003\u0004 an archive of something else"))).toBeUndefined();
  });

  it("does not mistake a page about PDF, or an archive with a PDF, for a PDF", () => {
    expect(nameOf(bytesOf("<html>about %PDF-1.4 files</html>"))).not.toBe("PDF");
    expect(nameOf(bytesOf("PK\u0003\u0004 %PDF-1.7"))).toBeUndefined();
  });

  it("recognises nothing in an empty file", () => {
    expect(detectFormat(new Uint8Array())).toBeNull();
  });
});
