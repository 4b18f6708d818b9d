const OPERATOR = /\s[+*/×·x^√∙−-]\s|[\^√∑∫]|\p{L}\/\p{L}|\d\/\p{L}/u;
const REACTION = /^[^.]*\p{Lu}[\p{L}\p{N}₀-₉]*\s*(?:\+[^→>]*)?(?:->|→|⇌)[^.]*\p{Lu}[^.]*$/u;

/** Is it an equation of symbols ("V = I x R") or a reaction ("2 H2 + O2 -> 2 H2O")? */
export function isFormula(text: string): boolean {
  if (text.length > 100) return false;
  const bare = text.replace(/\s*\([^()]*=[^()]*\)/gu, "");
  const sides = bare.split("=");
  const isEquation =
    sides.length > 1 && OPERATOR.test(bare) && !/\p{L}{6,}/u.test(bare) && /\p{L}/u.test(bare);
  return (
    isEquation ||
    (/\s\+\s/u.test(bare) && /\p{Lu}\p{Ll}?\d|[₀-₉]/u.test(bare) && REACTION.test(bare))
  );
}

/** Arithmetic of an example: it ends in a figure ("P = V² / R = 26 / 4.0 = 6.6 W"), or holds no word. */
export function isCalculation(text: string): boolean {
  const sides = text.split("=");
  const isWorkedOut = sides.length > 2 && /^[\s≈~-]*\p{N}/u.test(sides.at(-1) ?? "");
  return (
    isWorkedOut ||
    (sides.length > 1 && !/\p{L}{2,}/u.test(text) && /\p{N}\s*[+*/×-]\s*\p{N}/u.test(text))
  );
}
