// Maps positions in logged stack traces to the sources.
import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { workers } from "../toolchain.mjs";

const place = /(?:[\w.:/\\-]*[/\\])?([\w-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each position in a bundle by that in the source. Positions of no known bundle stay.
 * @param {string} text a log, or part of one
 */
export function mapStacks(text) {
  const maps = new Map();
  return text.replace(place, (written, file, line, column) => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    const origin = maps.get(file)?.findOrigin(Number(line), Number(column));
    if (!origin?.fileName) return written;
    const source = origin.fileName.replace(/^.*?(?=(app|workers|node_modules)\/)/, "");
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

/** Each worker's bundle has its own file name. */
function readMap(file) {
  const worker = workers.find(({ main }) => main === file);
  const path = worker && join(worker.bundle, `${file}.map`);
  return path && existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, "utf8"))) : null;
}
