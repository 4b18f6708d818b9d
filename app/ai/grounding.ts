import type { Citation, DocumentMaterial, Material, Passage } from "./ports";

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
  const memory = rememberPassages();
  return { ...watch(material, memory), holds: memory.holds };
}

/** The same, of material that a conversation is about. */
export function groundDocuments(material: DocumentMaterial): GroundedMaterial & DocumentMaterial {
  const memory = rememberPassages();
  return { ...watchDocuments(material, memory), holds: memory.holds };
}

function watch(material: Material, { remember }: Memory): Material {
  return {
    documents: material.documents,
    search: async (query, limit) => remember(await material.search(query, limit)),
    read: async (limit, spread) => remember(await material.read(limit, spread)),
  };
}

function watchDocuments(material: DocumentMaterial, memory: Memory): DocumentMaterial {
  return {
    ...watch(material, memory),
    outline: () => material.outline(),
    within: (part) => watchDocuments(material.within(part), memory),
    wordsLike: (word) => material.wordsLike(word),
  };
}

type Memory = ReturnType<typeof rememberPassages>;

function rememberPassages() {
  const given = new Map<number, Passage>();
  return {
    remember: (passages: Passage[]): Passage[] => {
      for (const passage of passages) given.set(passage.id, passage);
      return passages;
    },
    holds: ({ fileId, page, quote }: Citation): boolean =>
      [...given.values()].some(
        (passage) =>
          passage.fileId === fileId && passage.page === page && standsIn(quote, passage.text),
      ),
  };
}

function foldWhiteSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
