import type { TextNode } from "./document-tree";

/** A caption: "Figure 9.1 …", "Tabla 1.1: …", "Fig. 3 …"; "Phase 1: …" is a term. */
const CAPTION = /^\p{Lu}\p{L}*\.?\s\p{N}+(?:[.–-]\p{N}+\p{L}?(?=[\s.:：]|$)|\.?\s(?=\p{L}))/u;

export function isCaption(node: Pick<TextNode, "kind" | "text">): boolean {
  return node.kind === "paragraph" && CAPTION.test(node.text);
}
