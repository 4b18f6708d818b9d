import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** The path itself if it is a file, otherwise the largest PDF of the folder. */
export function largestPdf(path) {
  if (!statSync(path).isDirectory()) return path;
  const files = readdirSync(path, { recursive: true })
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => join(path, name))
    .sort((a, b) => statSync(b).size - statSync(a).size);
  if (!files[0]) throw new Error(`No PDF in ${path}`);
  return files[0];
}
