import type { Block } from "~/library/extraction/document";
import { endsSentence } from "~/library/extraction/line-text";
import type { Line, Region } from "./layout";

/** Width and height of a page in points. */
export interface PageSize {
  width: number;
  height: number;
}

/** Whether the pages of a document are slides: wider than high. */
export function areSlides(sizes: readonly PageSize[]): boolean {
  const wide = sizes.filter(({ width, height }) => width > 1.2 * height);
  return wide.length > 0.6 * sizes.length;
}

/** Measures that separate the lines of a slide. */
export interface SlideStyle {
  largest: number;
  /** The usual distance of lines, in points. */
  gap: number;
  /** Where lines may end: as far from the right edge as they begin from the left one. */
  right: number;
}

export function measureSlide(regions: readonly Region[], { width }: PageSize): SlideStyle {
  const lines = regions.flatMap((region) => region.lines);
  const gaps = regions.flatMap((region) =>
    region.lines.slice(1).map((line, index) => (region.lines[index]?.y ?? 0) - line.y),
  );
  gaps.sort((a, b) => a - b);
  return {
    largest: lines.reduce((most, line) => Math.max(most, line.size), 0),
    gap: gaps[gaps.length >> 1] ?? 0,
    right: width - lines.reduce((least, line) => Math.min(least, line.x0), width / 4),
  };
}

/** Whether the first line of a slide is its title: large, and apart from what follows. */
export function isSlideTitle(line: Line, text: string, next: Line | undefined, slide: SlideStyle) {
  if (line.size < 0.97 * slide.largest || text.length > 100 || endsSentence(text)) return false;
  return next === undefined || line.size > 1.1 * next.size || line.y - next.y > 1.3 * slide.gap;
}

/** The points of a slide are a list, also where their bullets are drawings. */
export function listLines(blocks: readonly Block[]): void {
  const points = blocks.filter(({ kind }) => kind === "paragraph" || kind === "list-item");
  if (points.length < 2) return;
  for (const block of points) {
    if (block.kind === "list-item") continue;
    block.kind = "list-item";
    block.level = 1;
  }
}
