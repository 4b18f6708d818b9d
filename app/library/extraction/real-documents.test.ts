import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { ExtractedDocument } from "./document";
import { extractDocument } from "./extract-document";
import { splitIntoPassages } from "./split-into-passages";

/**
 * Real documents, which are not part of the repository. `FIXTURES` names a folder with `pdf`, `docx`, `doc`,
 * files that must be refused in `bad`, and in `qa` sentences with the page they stand on.
 */
const FIXTURES = process.env.FIXTURES ?? "";

interface Question {
  answerable: boolean;
  sentence: string;
  page: number;
  also_on_pages?: number[];
}

const REASONS: Record<string, string> = {
  "doctype-entity.docx": "damaged",
  "encrypted-password-learn.doc": "encrypted",
  "encrypted-password-learn.docx": "encrypted",
  "encrypted-password-learn.pdf": "encrypted",
  "no-text-shapes.pdf": "no_text",
  "png-named.pdf": "wrong_type",
  "rtf-named.doc": "wrong_type",
  "truncated.pdf": "damaged",
  "xlsx-named.docx": "wrong_type",
  "zero-bytes.docx": "damaged",
  "zero-bytes.pdf": "damaged",
  "zip-bomb.docx": "too_large",
};

function list(folder: string): string[] {
  return existsSync(join(FIXTURES, folder)) ? readdirSync(join(FIXTURES, folder)) : [];
}

function extract(folder: string, name: string): Promise<ExtractedDocument> {
  const type = name.split(".").pop();
  if (type !== "pdf" && type !== "doc" && type !== "docx") throw new Error(`Unknown type: ${name}`);
  return extractDocument(type, new Uint8Array(readFileSync(join(FIXTURES, folder, name))));
}

/** White space collapsed; superscript digits count as digits. */
function plain(text: string): string {
  return text.normalize("NFKC").replace(/\s+/g, " ").trim();
}

describe.skipIf(FIXTURES === "")("real documents (set FIXTURES to run)", () => {
  const good = ["pdf", "docx", "doc"].flatMap((folder) =>
    list(folder).map((name) => ({ folder, name })),
  );
  it.each(good)("extracts $name", async ({ folder, name }) => {
    const document = await extract(folder, name);
    expect(document.words).toBeGreaterThan(500);
    expect(splitIntoPassages(document).length).toBeGreaterThan(5);
  });

  it.each(Object.entries(REASONS))("refuses %s as %s", async (name, reason) => {
    await expect(extract("bad", name)).rejects.toMatchObject({ reason });
  });

  it("finds known sentences on their page and within one passage", async () => {
    let asked = 0;
    let onPage = 0;
    let inPassage = 0;
    for (const file of list("qa")) {
      const content: unknown = JSON.parse(readFileSync(join(FIXTURES, "qa", file), "utf8"));
      const questions = (
        Array.isArray(content) ? content : (content as { questions: Question[] }).questions
      ) as Question[];
      const document = await extract("pdf", file.replace(/json$/, "pdf"));
      const pages = document.pages.map(({ number, blocks }) => ({
        number,
        text: plain(blocks.map((block) => block.text).join(" ")),
      }));
      const passages = splitIntoPassages(document).map((passage) => ({
        ...passage,
        text: plain(passage.text),
      }));
      for (const { answerable, sentence, page, also_on_pages: others = [] } of questions) {
        if (!answerable) continue;
        const wanted = plain(sentence);
        const right = (number: number | null) => number === page || others.includes(number ?? 0);
        asked++;
        if (pages.some((p) => right(p.number) && p.text.includes(wanted))) onPage++;
        if (passages.some((p) => right(p.page) && p.text.includes(wanted))) inPassage++;
      }
    }
    expect(asked).toBeGreaterThan(0);
    expect(onPage / asked).toBeGreaterThanOrEqual(0.97);
    expect(inPassage / asked).toBeGreaterThanOrEqual(0.95);
  });
});
