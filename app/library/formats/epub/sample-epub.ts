import { strToU8, zipSync } from "fflate";

/** A book of chapters in XHTML, by their names; more parts by path. */
export function buildEpub(
  chapters: Record<string, string>,
  parts: Record<string, string> = {},
): Uint8Array {
  const names = Object.keys(chapters);
  const items = names.map(
    (name) => `<item id="${name}" href="text/${name}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const texts: Record<string, string> = {
    "META-INF/container.xml":
      '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    "OPS/book.opf": `<package><manifest><item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>${items.join("")}</manifest><spine>${names.map((name) => `<itemref idref="${name}"/>`).join("")}</spine></package>`,
  };
  for (const [name, body] of Object.entries(chapters)) {
    texts[`OPS/text/${name}.xhtml`] =
      `<?xml version="1.0"?><!DOCTYPE html><html><head><title/></head><body>${body}</body></html>`;
  }
  const files = Object.entries({ ...texts, ...parts });
  return zipSync({
    mimetype: [strToU8("application/epub+zip"), { level: 0 }],
    ...Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])),
  });
}
