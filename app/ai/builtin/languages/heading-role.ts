import type { HeadingRole } from "./language-pack";

/** The roles, with patterns of the headings that announce them, in lower case. */
export type HeadingWords = readonly (readonly [role: HeadingRole, headings: string])[];

/** Numbers and marks around the words of a heading. */
const AROUND = /^[\s\p{N}.,:)(–—•*#-]+|[\s.:：*#-]+$/gu;

/** Creates the classifier of heading roles. */
export function createHeadingRole(words: HeadingWords): (heading: string) => HeadingRole | null {
  const roles = words.map(
    ([role, headings]) => [role, new RegExp(`^(?:${headings})$`, "u")] as const,
  );
  return (heading) => {
    const bare = heading.slice(0, 80).normalize("NFKC").replace(AROUND, "").toLowerCase();
    return roles.find(([, expression]) => expression.test(bare))?.[0] ?? null;
  };
}
