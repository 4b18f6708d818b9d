import { ExtractionError } from "./extraction-error";
import { readAttribute, XmlReader } from "./xml-reader";
import type { ZipArchive } from "./zip-archive";

/** Bytes that may be inflated in all, of a package of any format. */
export const MAX_INFLATED = 60 * 1024 * 1024;

/** As many as a PDF may have. */
export const MAX_PAGES = 3000;

/** Of a part: more than a book with its pictures, notes and links has. */
const MOST_RELATIONSHIPS = 50_000;

interface Relationship {
  id: string;
  /** The last part of its address: "officeDocument". */
  type: string;
  /** The path of a part of the package. */
  target: string;
}

/**
 * What a part of an Office package refers to within the package.
 * @param part "" for the package
 * @throws {ExtractionError} too_large
 */
export function readRelationships(archive: ZipArchive, part: string): Relationship[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const relationships: Relationship[] = [];
  const reader = new XmlReader({
    open(name, attributes) {
      if (name !== "Relationship" || readAttribute(attributes, "TargetMode") === "External") return;
      if (relationships.length === MOST_RELATIONSHIPS) {
        throw new ExtractionError("too_large", "A part refers to more parts than the limit.");
      }
      relationships.push({
        id: readAttribute(attributes, "Id") ?? "",
        type: readAttribute(attributes, "Type")?.split("/").at(-1) ?? "",
        target: resolvePath(folder, readAttribute(attributes, "Target") ?? ""),
      });
    },
    close() {},
  });
  archive.readText(`${folder}_rels/${part.slice(folder.length)}.rels`, (text) =>
    reader.write(text),
  );
  return relationships;
}

/** The path of the package's main part, or null if it does not name one that exists. */
export function findMainPart(archive: ZipArchive): string | null {
  const main = readRelationships(archive, "").findLast(({ type }) => type === "officeDocument");
  return main && archive.has(main.target) ? main.target : null;
}

/** Resolves a reference from a folder; the path never leaves the package. */
export function resolvePath(folder: string, reference: string): string {
  const steps: string[] = [];
  const path = reference.startsWith("/") ? reference : folder + reference;
  for (const step of path.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}

/** Whether bytes are an archive cut off before its directory, and its first names suggest a format. */
export function isCutArchive(bytes: Uint8Array, suggests: (head: string) => boolean): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  return head.startsWith("PK") && suggests(head) && !endsWithDirectory(bytes);
}

function endsWithDirectory(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(-22)).includes("PK\u0005\u0006");
}
