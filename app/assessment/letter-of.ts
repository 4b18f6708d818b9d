/** The letter of an option: A, B, C ... */
export function letterOf(index: number) {
  return String.fromCharCode(65 + index);
}
