const OPERATOR = /\s[+*/×·x^√∙−-]\s|[\^√∑∫⋅²³]|\p{L}\/\p{L}|\d\/\p{L}/u;
const REACTION = /^[^.]*\p{Lu}[\p{L}\p{N}₀-₉]*\s*(?:\+[^→>]*)?(?:->|→|⇌)[^.]*\p{Lu}[^.]*$/u;
/** A word that is no symbol, not even with an index ("ESpann"). */
const WORD = /(?<!\p{Lu})\p{Lu}?\p{Ll}{5,}/u;

/** Whether it is an equation of symbols ("V = I x R") or a reaction ("2 H2 + O2 -> 2 H2O"). */
export function isFormula(text: string): boolean {
  if (text.length > 100) return false;
  const bare = text.replace(/\s*\([^()]*=[^()]*\)/gu, "");
  const sides = bare.split("=");
  const isEquation =
    sides.length > 1 && OPERATOR.test(bare) && !WORD.test(bare) && /\p{L}/u.test(bare);
  return (
    isEquation ||
    (/\s\+\s/u.test(bare) && /\p{Lu}\p{Ll}?\d|[₀-₉]/u.test(bare) && REACTION.test(bare))
  );
}

/** A number with its unit, not a term of an equation ("1/2⋅Q⋅U"). */
const FIGURE = /^[\s≈~-]*\p{N}+(?:[.,]\p{N}+)*(?![\p{N}.,]|\s*[/⋅*×])/u;

/**
 * Whether it is the arithmetic of an example: it ends in a number ("P = V² / R = 26 / 4.0 = 6.6 W")
 * or has no word.
 */
export function isCalculation(text: string): boolean {
  const sides = text.split("=");
  const isWorkedOut = sides.length > 2 && FIGURE.test(sides.at(-1) ?? "");
  return (
    isWorkedOut ||
    (sides.length > 1 && !/\p{L}{2,}/u.test(text) && /\p{N}\s*[+*/×-]\s*\p{N}/u.test(text))
  );
}

const maxNameWords = 5;
const SYMBOL_PART = /[=+*/×·^√∙−∑∫⋅²³]|^\P{L}/u;

/** Splits a name from its equation: "Young Modulus Y = σ/ε". */
export function splitNamedFormula(text: string): { name: string; formula: string } | null {
  const words = text.split(/\s+/u);
  const start = words.findIndex((word) => word.length < 3 || SYMBOL_PART.test(word));
  if (start < 1 || start > maxNameWords) return null;
  const formula = words.slice(start).join(" ");
  const isNamed = words.slice(0, start).every((word) => /^[\p{L}\p{M}’'-]+$/u.test(word));
  // A function: "sec θ = 1/cos θ".
  const isFunction = /^\p{Ll}{1,3}$/u.test(words[start - 1] ?? "");
  const isSide = !/[\p{L}\p{N}]\s+[\p{L}\p{N}]/u.test(formula.split("=")[0] ?? "");
  return isNamed && !isFunction && isSide && isFormula(formula)
    ? { name: words.slice(0, start).join(" "), formula }
    : null;
}
