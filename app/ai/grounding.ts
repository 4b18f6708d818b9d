import type { Citation, DocumentMaterial, Material, Passage } from "./ports";

/** Is this quote really in that text? White space may differ; nothing else may. */
export function standsIn(quote: string, text: string): boolean {
  const wanted = foldWhiteSpace(quote);
  return wanted.length > 0 && foldWhiteSpace(text).includes(wanted);
}

/** Material that knows its text: only what stands there can be cited. */
export interface GroundedMaterial extends Material {
  /** The items whose every source stands in the text; a source may be null. */
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
    textKey: material.textKey,
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
  /** Values derived earlier, also in another worker, may quote passages that were not given out now. */
  mayQuoteUnread: boolean;
  readonly #material: Material;
  readonly #given = new Map<number, Passage>();
  #whole: Promise<TextsByPlace> | null = null;

  constructor(material: Material) {
    this.#material = material;
    this.mayQuoteUnread = material.textKey !== undefined;
  }

  remember(passages: Passage[]): Passage[] {
    for (const passage of passages) this.#given.set(passage.id, passage);
    return passages;
  }

  async keepHeld<T>(
    items: readonly T[],
    sourcesOf: (item: T) => readonly (Citation | null)[],
  ): Promise<T[]> {
    const given = textsByPlace([...this.#given.values()]);
    const kept: T[] = [];
    for (const item of items) {
      const sources = sourcesOf(item).filter((source) => source !== null);
      const held = await Promise.all(
        sources.map(async (source) => isQuoted(source, given) || this.#holdsUnread(source)),
      );
      if (held.every(Boolean)) kept.push(item);
    }
    return kept;
  }

  async #holdsUnread(citation: Citation): Promise<boolean> {
    if (!this.mayQuoteUnread) return false;
    this.#whole ??= this.#material.read(wholeText).then(textsByPlace);
    return isQuoted(citation, await this.#whole);
  }
}

/** Folded texts of passages by file and page. */
type TextsByPlace = ReadonlyMap<string, readonly string[]>;

function textsByPlace(passages: readonly Passage[]): TextsByPlace {
  const inOrder = passages.toSorted(
    (a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal,
  );
  const texts = inOrder.map((passage, index) => {
    // A paragraph that runs over a page break is cited where it begins.
    const next = inOrder[index + 1]?.blocks[0];
    const rest = next?.continues ? ` ${next.text}` : "";
    return { place: placeOf(passage), text: foldWhiteSpace(passage.text + rest) };
  });
  const byPlace = Map.groupBy(texts, ({ place }) => place);
  return new Map([...byPlace].map(([place, own]) => [place, own.map(({ text }) => text)]));
}

function isQuoted(citation: Citation, texts: TextsByPlace): boolean {
  const quote = foldWhiteSpace(citation.quote);
  return quote !== "" && (texts.get(placeOf(citation)) ?? []).some((text) => text.includes(quote));
}

function placeOf({ fileId, page }: { fileId: string; page: number | null }): string {
  return `${fileId} ${page ?? ""}`;
}

function foldWhiteSpace(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}
