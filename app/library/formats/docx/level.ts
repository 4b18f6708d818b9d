import { readAttribute } from "~/library/extraction/xml-reader";

/**
 * The level that an attribute names, from 0 to 8; null for what Word has no level for: 9, which is
 * body text, and whatever else a damaged or hostile file may say.
 */
export function readLevel(attributes: string, name: string): number | null {
  const value = readAttribute(attributes, name);
  return value !== null && /^[0-8]$/.test(value) ? Number(value) : null;
}
