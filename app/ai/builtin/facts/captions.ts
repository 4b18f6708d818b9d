import type { TextNode } from "./document-tree";

/** "Figure 9.1 …", "Tabla 1.1: …", "Fig. 3 …"; not "Phase 1: …", which names a thing. */
const CAPTION = /^\p{Lu}\p{L}*\.?\s\p{N}+(?:[.–-]\p{N}+\p{L}?(?=[\s.:：]|$)|\.?\s(?=\p{L}))/u;

export function isCaption(node: Pick<TextNode, "kind" | "text">): boolean {
  return node.kind === "paragraph" && CAPTION.test(node.text);
}
