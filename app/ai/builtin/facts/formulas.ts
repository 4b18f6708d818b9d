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

/** Arithmetic of an example: figures on both sides of the equals sign. */
export function isCalculation(text: string): boolean {
  const figures = text.match(/\p{N}+(?:[.,]\p{N}+)*/gu)?.length ?? 0;
  const words = text.match(/\p{L}{4,}/gu)?.length ?? 0;
  return text.includes("=") && figures > 2 && figures > words;
}
