import type { Citation, DocumentMaterial, Material, Passage } from "./ports";

/** Is this quote really in that text? White space may differ; nothing else may. */
export function standsIn(quote: string, text: string): boolean {
  const wanted = foldWhiteSpace(quote);
  return wanted.length > 0 && foldWhiteSpace(text).includes(wanted);
}

/** Material that knows its text: only what stands there can be cited. */
export interface GroundedMaterial extends Material {
  /** Of `items` those all of whose sources stand in the text; null is no source. */
  keepHeld<T>(
    items: readonly T[],
    sourcesOf: (item: T) => readonly (Citation | null)[],
  ): Promise<T[]>;
}

export function groundMaterial(material: Material): GroundedMaterial {
  const memory = new Memory(material);
  return { ...watch(material, memory), keepHeld: memory.keepHeld.bind(memory) };
}

/** The same, of material that a conversation is about. */
export function groundDocuments(material: DocumentMaterial): GroundedMaterial & DocumentMaterial {
  const memory = new Memory(material);
  return { ...watchDocuments(material, memory), keepHeld: memory.keepHeld.bind(memory) };
}

function watch(material: Material, memory: Memory): Material {
  return {
    documents: material.documents,
    search: async (query, limit) => memory.remember(await material.search(query, limit)),
    read: async (limit, spread) => memory.remember(await material.read(limit, spread)),
    derive: (name, work) => {
      memory.mayQuoteUnread = true;
      return material.derive(name, work);
    },
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

/** More passages than a document of any size has. */
const wholeText = 50_000;

/** The passages that material gave out. */
class Memory {
  /** What was derived earlier quotes passages that nobody has read since. */
  mayQuoteUnread = false;
  readonly #material: Material;
  readonly #given = new Map<number, Passage>();
  #whole: Promise<Passage[]> | null = null;

  constructor(material: Material) {
    this.#material = material;
  }

  remember(passages: Passage[]): Passage[] {
    for (const passage of passages) this.#given.set(passage.id, passage);
    return passages;
  }

  async keepHeld<T>(
    items: readonly T[],
    sourcesOf: (item: T) => readonly (Citation | null)[],
  ): Promise<T[]> {
    const kept: T[] = [];
    for (const item of items) {
      const sources = sourcesOf(item).filter((source) => source !== null);
      const held = await Promise.all(sources.map((source) => this.#holds(source)));
      if (held.every(Boolean)) kept.push(item);
    }
    return kept;
  }

  async #holds(citation: Citation): Promise<boolean> {
    if (cites(citation, this.#given.values())) return true;
    if (!this.mayQuoteUnread) return false;
    this.#whole ??= this.#material.read(wholeText);
    return cites(citation, await this.#whole);
  }
}

function cites({ fileId, page, quote }: Citation, passages: Iterable<Passage>): boolean {
  for (const passage of passages) {
    if (passage.fileId === fileId && passage.page === page && standsIn(quote, passage.text))
      return true;
  }
  return false;
}

function foldWhiteSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
