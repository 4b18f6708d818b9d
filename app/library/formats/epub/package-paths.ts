import { resolvePath } from "~/library/extraction/office-package";

/** The path in the archive of a URL in the book, without its fragment. */
export function pathOf(folder: string, address: string): string {
  const [reference = ""] = address.split("#");
  try {
    return resolvePath(folder, decodeURIComponent(reference));
  } catch {
    return resolvePath(folder, reference);
  }
}
