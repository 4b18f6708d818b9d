import { RpcTarget } from "cloudflare:workers";
import type { DocumentMaterial, DocumentPart, Heading, Material, Passage } from "~/ai/ports";

/** Material on its way to another worker: what is plain data, and a way back to the rest. */
export interface RemoteMaterial extends Pick<Material, "documents" | "textKey"> {
  reader: MaterialReader;
}

/** A task as it is sent: its material is lent, and its functions stay behind. */
export type WithRemoteMaterial<Task extends { material: Material }> = Omit<
  Task,
  "material" | "onNotice"
> & {
  material: RemoteMaterial;
};

/** What `workers/engine` may read, for as long as its call lasts. */
export interface MaterialReader {
  search(query: string, limit: number, part: DocumentPart | null): Promise<Passage[]>;
  read(limit: number, spread: number | undefined, part: DocumentPart | null): Promise<Passage[]>;
  derive<T>(name: string, work: () => Promise<T>): Promise<T>;
  outline(): Promise<Heading[]>;
  wordsLike(word: string): Promise<string[]>;
}

/** Reads material for another worker, and remembers what went wrong here. */
export class RemoteMaterialServer extends RpcTarget implements MaterialReader {
  /** The first error of the material itself: on its way to the other worker it loses its class. */
  failure: unknown = null;
  readonly #material: Material & Partial<DocumentMaterial>;

  constructor(material: Material) {
    super();
    this.#material = material;
  }

  search(query: string, limit: number, part: DocumentPart | null): Promise<Passage[]> {
    return this.#noting(() => this.#partOf(part).search(query, limit));
  }

  read(limit: number, spread: number | undefined, part: DocumentPart | null): Promise<Passage[]> {
    return this.#noting(() => this.#partOf(part).read(limit, spread));
  }

  derive<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#noting(() => this.#material.derive(name, async () => work()));
  }

  outline(): Promise<Heading[]> {
    return this.#noting(async () => (await this.#material.outline?.()) ?? []);
  }

  wordsLike(word: string): Promise<string[]> {
    return this.#noting(async () => (await this.#material.wordsLike?.(word)) ?? []);
  }

  #partOf(part: DocumentPart | null): Material {
    return (part && this.#material.within?.(part)) ?? this.#material;
  }

  /** The other worker logs this error, so it contains nothing personal. */
  async #noting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.failure ??= error;
      throw new Error("The material could not be read.");
    }
  }
}
