import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../workers/toolchain.mjs";
import type { Upload } from "../e2e/material/documents";

/** A printed page photographed with a phone. */
export function photograph(name: string): Upload {
  const path = join(root, "tests", "workers", "material", "printed-page.jpg");
  return { name, mimeType: "image/jpeg", buffer: readFileSync(path) };
}
