import { RpcTarget } from "cloudflare:workers";
import type { DocumentMaterial, DocumentPart, Heading, Material, Passage } from "~/ai/ports";

/** Material as it is sent to another worker: plain data, and a reader for the rest. */
export interface RemoteMaterial extends Pick<Material, "documents" | "textKey"> {
  reader: MaterialReader;
}

/** A task as it is sent: with remote material, and without functions. */
export type WithRemoteMaterial<Task extends { material: Material }> = Omit<
  Task,
  "material" | "onNotice"
> & {
  material: RemoteMaterial;
};

/** What `workers/engine` can read during its call. */
export interface MaterialReader {
  search(query: string, limit: number, part: DocumentPart | null): Promise<Passage[]>;
  read(limit: number, spread: number | undefined, part: DocumentPart | null): Promise<Passage[]>;
  derive<T>(name: string, work: () => Promise<T>): Promise<T>;
  outline(): Promise<Heading[]>;
  wordsLike(word: string): Promise<string[]>;
}

/** Reads material for another worker, and keeps the first error. */
export class RemoteMaterialServer extends RpcTarget implements MaterialReader {
  /** The first error while reading; RPC drops its class. */
  failure: unknown = null;
  readonly #material: Material & Partial<DocumentMaterial>;

  constructor(material: Material) {
    super();
    this.#material = material;
  }

  search(query: string, limit: number, part: DocumentPart | null): Promise<Passage[]> {
    return this.#recordingFailure(() => this.#partOf(part).search(query, limit));
  }

  read(limit: number, spread: number | undefined, part: DocumentPart | null): Promise<Passage[]> {
    return this.#recordingFailure(() => this.#partOf(part).read(limit, spread));
  }

  derive<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.#recordingFailure(() => this.#material.derive(name, async () => work()));
  }

  outline(): Promise<Heading[]> {
    return this.#recordingFailure(async () => (await this.#material.outline?.()) ?? []);
  }

  wordsLike(word: string): Promise<string[]> {
    return this.#recordingFailure(async () => (await this.#material.wordsLike?.(word)) ?? []);
  }

  #partOf(part: DocumentPart | null): Material {
    return (part && this.#material.within?.(part)) ?? this.#material;
  }

  /** The other worker logs this error, so it contains nothing personal. */
  async #recordingFailure<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.failure ??= error;
      throw new Error("The material could not be read.");
    }
  }
}
