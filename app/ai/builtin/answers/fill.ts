/** Replaces each `%s` of a phrase by the next part. */
export function fill(phrase: string, ...parts: string[]): string {
  let index = 0;
  return phrase.replace(/%s/gu, () => parts[index++] ?? "");
}
