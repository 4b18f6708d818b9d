import type { LabelRole } from "./language-pack";

/**
 * The tables of one language for labels in notes; sources of regular expressions, in lower case.
 */
export interface LabelWords {
  /** Words before the head noun that are not part of a name: articles, "main", "typical". */
  modifiers: string;
  /** Relational nouns, which name an aspect of something: "function", "advantage". */
  relationalNouns: string;
  /** Complements that may follow such a noun. */
  complements: string;
  /** The start of a circumstance (when, where, under which condition): "after", "only in". */
  circumstances: string;
  /** The start of a remark to oneself: "todo", "remember". */
  remarks: string;
}

const maxLabelLength = 120;

/** Creates the classifier of labels: term, aspect, circumstance or remark. */
export function createLabelRole(words: LabelWords): (label: string) => LabelRole {
  const [modifiers, tails] = [words.modifiers, words.complements];
  const remark = new RegExp(`^(?:${words.remarks})(?![\\p{L}\\p{M}])`, "u");
  const circumstance = new RegExp(`^(?:${words.circumstances})(?![\\p{L}\\p{M}])`, "u");
  const aspect = new RegExp(`^(?:${modifiers})*(?:${words.relationalNouns})(?:${tails})?$`, "u");
  return (label) => {
    const bare = label
      .slice(0, maxLabelLength)
      // Some PDFs write Chinese with signs of radicals ("⽬的").
      .normalize("NFKC")
      .toLowerCase()
      .replace(/^[^\p{L}]+|[\s.:：]+$/gu, "");
    if (remark.test(bare)) return "remark";
    if (aspect.test(bare)) return "aspect";
    return circumstance.test(bare) ? "circumstance" : "term";
  };
}
