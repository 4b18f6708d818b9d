/** How many dots each row holds, so that no row is much shorter than the others. */
export function dotColumns(dots: number, most: number): number {
  return Math.ceil(dots / Math.ceil(dots / most));
}
