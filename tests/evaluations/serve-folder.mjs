// What a worker under test asks its machine for: the documents of a folder, and a place for what the
// engine made of them. Two kinds of documents, both anywhere in the folder:
//   NAME.facts.json beside NAME.pdf, .docx, .doc, .jpg, .png or .md  what matters in it (study-document.ts)
//   qa/NAME.json                                                     questions about `document` in it
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { Response } from "miniflare";

const formats = [".docx", ".pdf", ".doc", ".jpg", ".jpeg", ".png", ".md", ".txt"];

/**
 * GET /documents lists them; GET /file?path=… gives one; POST /dump?path=… writes the body.
 * @param {string} folder
 * @param {string | undefined} dump where to write; without it, nothing is written
 */
export function serveFolder(folder, dump) {
  /** @param {import("miniflare").Request} request */
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = searchParams.get("path") ?? "";
    if (pathname === "/documents") return Response.json(listDocuments(folder));
    if (pathname === "/file") return new Response(readFileSync(join(folder, path)));
    if (dump) {
      const file = join(dump, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await request.text());
    }
    return new Response(null, { status: 204 });
  };
}

/** @param {string} folder */
export function listDocuments(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(join(folder, file), "utf8"));
  return files.flatMap((file) => {
    if (file.endsWith(".facts.json")) {
      const base = file.slice(0, -".facts.json".length);
      const format = formats.find((ending) => files.includes(base + ending));
      return format ? [{ file: base + format, ...read(file) }] : [];
    }
    const isSet = /(?:^|[\\/])qa[\\/][^\\/]+\.json$/.test(file);
    return isSet ? [fromQuestionSet(file, read(file))] : [];
  });
}

/** A set of questions without listed facts. */
function fromQuestionSet(file, { document, language, questions }) {
  const asked = (answerable) => questions.filter((one) => one.answerable === answerable);
  return {
    file: join(dirname(dirname(file)), document),
    title: document,
    language,
    genre: "questions alone",
    format: extname(document) === ".md" ? "text" : undefined,
    matters: [],
    ask: asked(true).map(({ question, sentence }) => ({ question, answer_quote: sentence })),
    unanswerable: asked(false).map(({ question }) => question),
  };
}
