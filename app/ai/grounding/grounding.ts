import type { Citation, DocumentMaterial, Material, Passage } from "../ports";
import { normalizeQuote } from "../text/is-quoted-in";

/** Material that remembers the passages it returned, so that citations can be checked against them. */
export interface GroundedMaterial extends Material {
  /** The items whose sources are all quoted from the text; a null source is not checked. */
  keepGrounded<T>(
    items: readonly T[],
    sourcesOf: (item: T) => readonly (Citation | null)[],
  ): Promise<T[]>;
}

export function groundMaterial(material: Material): GroundedMaterial {
  const returned = new ReturnedPassages(material);
  return { ...watch(material, returned), keepGrounded: returned.keepGrounded.bind(returned) };
}

/** The same for the material of a conversation. */
export function groundDocuments(material: DocumentMaterial): GroundedMaterial & DocumentMaterial {
  const returned = new ReturnedPassages(material);
  return {
    ...watchDocuments(material, returned),
    keepGrounded: returned.keepGrounded.bind(returned),
  };
}

function watch(material: Material, returned: ReturnedPassages): Material {
  return {
    documents: material.documents,
    textKey: material.textKey,
    search: async (query, limit) => returned.remember(await material.search(query, limit)),
    read: async (limit, spread) => returned.remember(await material.read(limit, spread)),
    derive: (name, work) => {
      returned.mayQuoteUnread = true;
      return material.derive(name, work);
    },
  };
}

function watchDocuments(material: DocumentMaterial, returned: ReturnedPassages): DocumentMaterial {
  return {
    ...watch(material, returned),
    outline: () => material.outline(),
    within: (part) => watchDocuments(material.within(part), returned),
    wordsLike: (word) => material.wordsLike(word),
  };
}

/** More passages than a document of any size has. */
const wholeText = 50_000;

/** The passages that a material has returned. */
class ReturnedPassages {
  /** Whether sources may quote passages that were not returned: derived values, also of other workers, do. */
  mayQuoteUnread: boolean;
  readonly #material: Material;
  readonly #passages = new Map<number, Passage>();
  #whole: Promise<TextsByPlace> | null = null;

  constructor(material: Material) {
    this.#material = material;
    this.mayQuoteUnread = material.textKey !== undefined;
  }

  remember(passages: Passage[]): Passage[] {
    for (const passage of passages) this.#passages.set(passage.id, passage);
    return passages;
  }

  async keepGrounded<T>(
    items: readonly T[],
    sourcesOf: (item: T) => readonly (Citation | null)[],
  ): Promise<T[]> {
    const texts = textsByPlace([...this.#passages.values()]);
    const kept: T[] = [];
    for (const item of items) {
      const sources = sourcesOf(item).filter((source) => source !== null);
      const quoted = await Promise.all(
        sources.map(async (source) => isQuoted(source, texts) || this.#isQuotedUnread(source)),
      );
      if (quoted.every(Boolean)) kept.push(item);
    }
    return kept;
  }

  async #isQuotedUnread(citation: Citation): Promise<boolean> {
    if (!this.mayQuoteUnread) return false;
    this.#whole ??= this.#material.read(wholeText).then(textsByPlace);
    return isQuoted(citation, await this.#whole);
  }
}

/** Normalized texts of passages by file and page. */
type TextsByPlace = ReadonlyMap<string, readonly string[]>;

function textsByPlace(passages: readonly Passage[]): TextsByPlace {
  const inOrder = passages.toSorted(
    (a, b) => a.fileId.localeCompare(b.fileId) || a.ordinal - b.ordinal,
  );
  const texts = inOrder.map((passage, index) => {
    // A paragraph that runs over a page break is cited where it begins.
    const next = inOrder[index + 1]?.blocks[0];
    const rest = next?.continues ? ` ${next.text}` : "";
    return { place: placeOf(passage), text: normalizeQuote(passage.text + rest) };
  });
  const byPlace = Map.groupBy(texts, ({ place }) => place);
  return new Map([...byPlace].map(([place, own]) => [place, own.map(({ text }) => text)]));
}

function isQuoted(citation: Citation, texts: TextsByPlace): boolean {
  const quote = normalizeQuote(citation.quote);
  return quote !== "" && (texts.get(placeOf(citation)) ?? []).some((text) => text.includes(quote));
}

function placeOf({ fileId, page }: { fileId: string; page: number | null }): string {
  return `${fileId} ${page ?? ""}`;
}
