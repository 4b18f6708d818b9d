import type { LanguagePack } from "../languages/language-pack";
import type { Section, TextNode } from "./document-tree";
import type { FoundFact } from "./fact";

/** A found fact with the place where it was found. */
export interface FactDraft extends Omit<FoundFact, "members"> {
  /** The block that proves it. */
  node: TextNode;
  /** Of a table fact, the row. */
  row?: number;
  section: Section;
  members?: readonly DraftMember[];
  context: string | null;
  /** Facts of one list, table or glossary share it. */
  group: string;
  /** How much its place makes of it, before its words are weighed: 0 to 1. */
  weight: number;
}

export interface DraftMember {
  text: string;
  node: TextNode;
  row?: number;
}

/** What a line says, before it is placed. */
export type LineFact = FoundFact & { context?: string | null; weight?: number };

/** A sentence or line of a node, with where it stands. */
export interface Line {
  text: string;
  /** Whether bold print opens it, and how far. */
  boldLead: string | null;
  node: TextNode;
  section: Section;
  view: DocumentView;
  /** Whether short lines stand here, as in notes: there a colon or dash sets a term off. */
  isNote: boolean;
  group: string;
}

/** What all readers know of the document. */
export interface DocumentView {
  pack: LanguagePack;
  /** The word for "and". */
  conjunction: string;
  /** How often each heading or label of a line ("Treatment:") stands in the document, normalized. */
  labels: ReadonlyMap<string, number>;
  statistics: TermStatistics;
  /** Characters of the document. */
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
