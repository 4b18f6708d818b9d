import type { Material, Passage } from "~/ai/ports";
import { contentStems } from "../words";

/** Passages of a test text: a blank line parts them, "# " marks a heading. */
export function passagesOf(text: string, fileName = "notes.pdf"): Passage[] {
  const passages: Passage[] = [];
  let heading: string | null = null;
  for (const block of text.split(/\n\s*\n/u)) {
    if (block.startsWith("# ")) {
      heading = block.slice(2);
      continue;
    }
    if (block.trim() === "") continue;
    const ordinal = passages.length;
    passages.push({
      id: ordinal + 1,
      fileId: "file-1",
      fileName,
      ordinal,
      page: ordinal + 1,
      heading,
      text: block,
    });
  }
  return passages;
}

/** Searches as the product does: any word of the query, rare words first. */
export function memoryMaterial(passages: readonly Passage[], name = "notes.pdf"): Material {
  const indexed = passages.map((passage) => ({
    passage,
    stems: contentStems(`${passage.heading ?? ""} ${passage.text}`, "en"),
  }));
  return {
    documents: passages.length > 0 ? [{ id: "file-1", name }] : [],
    search: async (query, limit) => {
      const wanted = new Set(contentStems(query, "en"));
      return indexed
        .map(({ passage, stems }) => {
          let score = 0;
          for (const one of wanted) {
            const times = stems.filter((other) => other === one).length;
            const holders = indexed.filter((other) => other.stems.includes(one)).length;
            if (times > 0)
              score += Math.log(1 + indexed.length / holders) * (times / (times + 1.2));
          }
          return { passage, score };
        })
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ passage }) => passage);
    },
    read: async (limit, spread = limit) => {
      if (passages.length <= limit) return [...passages];
      const step = passages.length / spread;
      return passages.filter(
        (_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
      );
    },
  };
}
