/** A number as lists write it, in a format by its name in WordprocessingML; an unknown one in digits. */
export function formatListNumber(number: number, format: string): string {
  switch (format) {
    case "lowerLetter":
      return toLetters(number).toLowerCase();
    case "upperLetter":
      return toLetters(number);
    case "lowerRoman":
      return toRoman(number).toLowerCase();
    case "upperRoman":
      return toRoman(number);
    case "decimalZero":
      return String(number).padStart(2, "0");
    case "none":
      return "";
    default:
      return String(number);
  }
}

/** A, B, … Z, AA, BB, as Word counts. */
function toLetters(number: number): string {
  if (number < 1 || number > 780) return String(number);
  return String.fromCharCode(65 + ((number - 1) % 26)).repeat(Math.ceil(number / 26));
}

const ROMAN: readonly [string, number][] = [
  ["M", 1000],
  ["CM", 900],
  ["D", 500],
  ["CD", 400],
  ["C", 100],
  ["XC", 90],
  ["L", 50],
  ["XL", 40],
  ["X", 10],
  ["IX", 9],
  ["V", 5],
  ["IV", 4],
  ["I", 1],
];

function toRoman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let rest = number;
  let roman = "";
  for (const [sign, value] of ROMAN) {
    while (rest >= value) {
      roman += sign;
      rest -= value;
    }
  }
  return roman;
}
