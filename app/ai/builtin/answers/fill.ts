/** A phrase with its parts filled in, one for each `%s`. */
export function fill(phrase: string, ...parts: string[]): string {
  let index = 0;
  return phrase.replace(/%s/gu, () => parts[index++] ?? "");
}
