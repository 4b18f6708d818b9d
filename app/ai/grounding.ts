import type { Citation, Material, Passage } from "./ports";

/** Is this quote really in that text? White space may differ; nothing else may. */
export function standsIn(quote: string, text: string): boolean {
  const wanted = foldWhiteSpace(quote);
  return wanted.length > 0 && foldWhiteSpace(text).includes(wanted);
}

/** Material that remembers what it gave out: only that can be cited. */
export interface GroundedMaterial extends Material {
  holds(citation: Citation): boolean;
}

export function groundMaterial(material: Material): GroundedMaterial {
  const given = new Map<number, Passage>();
  const remember = (passages: Passage[]): Passage[] => {
    for (const passage of passages) given.set(passage.id, passage);
    return passages;
  };
  return {
    documents: material.documents,
    search: async (query, limit) => remember(await material.search(query, limit)),
    read: async (limit, spread) => remember(await material.read(limit, spread)),
    holds: ({ fileId, page, quote }) =>
      [...given.values()].some(
        (passage) =>
          passage.fileId === fileId && passage.page === page && standsIn(quote, passage.text),
      ),
  };
}

function foldWhiteSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
