import { describe, expect, it } from "vitest";
import { buildDoc } from "~/library/formats/doc/sample-doc";
import { detectFormat } from "./detect-format";

describe("detectFormat", () => {
  it("goes by the bytes", () => {
    const bytes = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
    expect(detectFormat(bytes("\u00ff\u00d8\u00ff\u00e0"))?.format.name).toBe("JPG");
    expect(detectFormat(bytes("\u0089PNG\r\n\u001a\n"))?.format.name).toBe("PNG");
    expect(detectFormat(bytes("junk before\n%PDF-1.7\n"))?.format.name).toBe("PDF");
    expect(detectFormat(bytes("{\\rtf1 text}"))).toBeNull();
    expect(detectFormat(bytes("<html>about %PDF-1.4 files</html>"))).toBeNull();
    expect(detectFormat(new Uint8Array())).toBeNull();
    expect(detectFormat(buildDoc("Text.\r"))?.format.name).toBe("DOC");
    expect(detectFormat(bytes("PK\u0003\u0004 %PDF-1.7"))).toBeNull();
  });
});
