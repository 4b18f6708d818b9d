import type { Line, Region } from "./layout";

/** As in Word. */
const DEEPEST = 9;

/** Tells how deep items of a list are nested by their indentation. */
export class ListLevels {
  #indents: number[] = [];
  #region: Region | null = null;

  /** The depth of the next item, from 1. */
  levelOf(line: Line, region: Region): number {
    const size = line.size;
    const moved = this.#region !== null && Math.abs(region.x0 - this.#region.x0) > 4 * size;
    if (moved) this.#indents = [];
    this.#region = region;
    const indent = line.cells[0]?.rightToLeft ? -line.x1 : line.x0;
    while ((this.#indents.at(-1) ?? indent) > indent + 0.4 * size) this.#indents.pop();
    const last = this.#indents.at(-1);
    if (last === undefined || last < indent - 0.4 * size) this.#indents.push(indent);
    return Math.min(DEEPEST, this.#indents.length);
  }

  /** What follows is another list. */
  end(): void {
    this.#indents = [];
  }
}
