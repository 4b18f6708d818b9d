import type { LabelRole } from "./language-pack";

/** Tables of one language for the labels of notes; sources of regular expressions, lower case. */
export interface LabelWords {
  /** Words before the head that do not make a name of it: articles, "main", "typical". */
  modifiers: string;
  /** Relational nouns: what they name belongs to something else ("function", "advantage"). */
  relationalNouns: string;
  /** What may stand behind such a noun. */
  complements: string;
  /** How a label begins that tells when, where or under what condition: "after", "only in". */
  circumstances: string;
  /** How a note of the writer to themselves begins: "todo", "remember". */
  remarks: string;
}

const maxLabelLength = 120;

/** Tells whether a label names a thing, an aspect of one, a circumstance, or opens a remark. */
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
