import { formatListNumber } from "~/library/extraction/list-number";
import { readAttribute, XmlReader } from "~/library/extraction/xml-reader";
import type { ZipArchive } from "~/library/extraction/zip-archive";

/** The bullet of a paragraph: none, a character, or a number format. */
export type Bullet = "none" | "bullet" | { scheme: string; start: number };

/** Of the levels of a text, from 0. */
export type LevelBullets = Map<number, Bullet>;

/** What a layout or master says about the texts of its placeholders. */
export interface Bullets {
  /** By their types and their indices. */
  placeholders: Map<string, LevelBullets>;
  /** Of all of them but titles. */
  body: LevelBullets;
}

/** The bullet that an element within the properties of a paragraph sets, or null. */
export function readBullet(name: string, attributes: string): Bullet | null {
  if (name === "a:buNone") return "none";
  if (name === "a:buChar" || name === "a:buBlip") return "bullet";
  if (name !== "a:buAutoNum") return null;
  return {
    scheme: readAttribute(attributes, "type") ?? "arabicPeriod",
    start: Number(readAttribute(attributes, "startAt")) || 1,
  };
}

/** The level whose properties an element holds: `a:lvl1pPr` those of level 0. */
export function levelOf(name: string): number | null {
  const level = /^a:lvl([1-9])pPr$/.exec(name)?.[1];
  return level === undefined ? null : Number(level) - 1;
}

/** Under which names a placeholder is looked up. */
export function placeholderKeys(attributes: string): string[] {
  const type = readAttribute(attributes, "type") ?? "obj";
  const index = readAttribute(attributes, "idx");
  return index === null ? [type] : [`#${index}`, type];
}

/** Reads the bullets of a layout or master. */
export function readBullets(archive: ZipArchive, part: string): Bullets {
  const bullets: Bullets = { placeholders: new Map(), body: new Map() };
  let level: number | null = null;
  let levels: LevelBullets | null = null;
  let keys: string[] = [];
  const reader = new XmlReader({
    open(name, attributes) {
      if (name === "p:sp") keys = [];
      else if (name === "p:ph") keys = placeholderKeys(attributes);
      else if (name === "p:bodyStyle") levels = bullets.body;
      else if (name === "a:lstStyle" && keys.length > 0) {
        levels = new Map();
        for (const key of keys) bullets.placeholders.set(key, levels);
      } else if (levels) {
        level = levelOf(name) ?? level;
        const bullet = level === null ? null : readBullet(name, attributes);
        if (level !== null && bullet) levels.set(level, bullet);
      }
    },
    close(name) {
      if (name === "p:bodyStyle" || name === "a:lstStyle") levels = null;
      if (levelOf(name) !== null) level = null;
    },
  });
  archive.readText(part, (text) => reader.write(text));
  return bullets;
}

/** The formats of numbers by the beginnings of the schemes' names. */
const FORMATS: readonly (readonly [string, string])[] = [
  ["alphaLc", "lowerLetter"],
  ["alphaUc", "upperLetter"],
  ["romanLc", "lowerRoman"],
  ["romanUc", "upperRoman"],
];

/** The number of a paragraph as the slide shows it: "3.", "(b)". */
export function numberOf(scheme: string, count: number): string {
  const format = FORMATS.find(([start]) => scheme.startsWith(start))?.[1] ?? "decimal";
  const number = formatListNumber(count, format);
  if (scheme.endsWith("ParenBoth")) return `(${number})`;
  return scheme.endsWith("ParenR") ? `${number})` : `${number}.`;
}
