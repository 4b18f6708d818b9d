import { normalizeText } from "~/library/extraction/plain-text";
import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import type { ZipArchive } from "~/library/extraction/zip-archive";
import { pathOf } from "./package-paths";

const LONGEST_TITLE = 200;

/**
 * The titles of content documents, by their paths, from a book's tables of contents: the links of the
 * navigation document, or the points of the older NCX, where the text comes before the address.
 */
export function readTitles(archive: ZipArchive, contents: readonly string[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const path of contents) {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    let address: string | null = null;
    let text: string | null = null;
    const keep = () => {
      const title = normalizeText(text ?? "");
      const target = pathOf(folder, address ?? "");
      if (address !== null && title !== "" && !titles.has(target)) titles.set(target, title);
      address = null;
      text = null;
    };
    const reader = new XmlReader({
      open(name, attributes) {
        if (name === "a") address = readAttribute(attributes, "href");
        if (name === "a" || /(?:^|:)navLabel$/.test(name)) text = "";
        if (/(?:^|:)content$/.test(name) && text !== null) {
          address = readAttribute(attributes, "src");
          keep();
        }
      },
      close(name) {
        if (name === "a") keep();
      },
      text(part) {
        if (text !== null && text.length < LONGEST_TITLE) text += part.slice(0, LONGEST_TITLE);
      },
    });
    archive.readText(path, (part) => reader.write(part));
  }
  return titles;
}
