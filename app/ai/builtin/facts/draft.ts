import type { LanguagePack } from "../languages/language-pack";
import type { Section, TextNode } from "./document-tree";
import type { FoundFact } from "./fact";

/** A fact with its location in the document. */
export interface FactDraft extends Omit<FoundFact, "members"> {
  /** The block that states it. */
  node: TextNode;
  /** The row index of a table fact. */
  row?: number;
  section: Section;
  members?: readonly DraftMember[];
  context: string | null;
  /** Facts of one list, table or glossary share it. */
  group: string;
  /** The prior importance by kind and structure, 0 to 1, before its terms are considered. */
  weight: number;
}

export interface DraftMember {
  text: string;
  node: TextNode;
  row?: number;
}

/** A fact of a line, without its location. */
export type LineFact = FoundFact & { context?: string | null; weight?: number };

/** A sentence or line of a node, with its location. */
export interface Line {
  text: string;
  /** The bold text at its start; null if it does not start in bold. */
  boldLead: string | null;
  node: TextNode;
  section: Section;
  view: DocumentView;
  /** Whether short lines stand here, as in notes: there a colon or dash sets a term off. */
  isNote: boolean;
  group: string;
}

/** What all readers need to know of the document. */
export interface DocumentView {
  pack: LanguagePack;
  /** The word for "and". */
  conjunction: string;
  /** For each normalized heading or line label ("Treatment:"), the number of different parents. */
  labels: ReadonlyMap<string, number>;
  statistics: TermStatistics;
  /** Length of the document, in characters. */
  length: number;
}

/** Statistics of the document's terms, by the stem of each content word. */
export interface TermStatistics {
  frequency: ReadonlyMap<string, number>;
  /** Stems of the headings. */
  headingTerms: ReadonlySet<string>;
  /** The number of sections that contain a stem. */
  sectionFrequency: ReadonlyMap<string, number>;
  /** Whether the text outside glossaries contains the words as a phrase. */
  hasPhrase(words: readonly string[]): boolean;
}
