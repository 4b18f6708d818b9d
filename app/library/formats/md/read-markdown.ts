import MarkdownIt, { type RendererRule } from "markdown-it";
import footnotes from "markdown-it-footnote";
import type { Block } from "~/library/extraction/document";
import { HtmlBlocks } from "~/library/extraction/html-blocks";
import { countWords } from "~/library/extraction/plain-text";
import { limitNesting } from "./limit-nesting";
import { placeNotes } from "./place-notes";

/** Characters that are read at once: the tokens of a text take many times its memory. */
const PART = 200_000;
/**
 * Characters without a blank line after which a part ends: the work for some marks grows with all those
 * around them, and so does their memory.
 */
const LONGEST_PARAGRAPH = 50_000;
/** Words; a shorter description is rather a file's name. */
const LEAST_CAPTION = 4;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const FRONT_MATTER = /^---[ \t]*\r?\n(?:[^\n]{0,2000}\n){0,200}?(?:---|\.\.\.)[ \t]*\r?\n/;
const TITLE = /^title:[ \t]*(["']?)(.{1,300}?)\1[ \t]*\r?$/m;

/**
 * The blocks of a Markdown text, with GitHub's tables, footnotes and the HTML it holds. Its front matter
 * is left out, but for a title that the text does not have itself.
 */
export function readMarkdown(text: string): Block[] {
  const front = FRONT_MATTER.exec(text)?.[0] ?? "";
  const markdown = new MarkdownIt({ html: true }).use(footnotes).use(placeNotes).use(limitNesting);
  // Of links only the text is read: each would repeat an address, however long, that is defined once.
  for (const left of ["link_open", "link_close"]) markdown.renderer.rules[left] = () => "";
  markdown.renderer.rules.image = renderImage;
  const html = new HtmlBlocks();
  // Links that one part defines are known to the next.
  const references = {};
  for (const part of splitParts(text.slice(front.length))) {
    html.write(markdown.render(part, { references }));
  }
  const blocks = html.end();
  const title = TITLE.exec(front)?.[2];
  const isTitled = blocks.some(({ kind, level }) => kind === "heading" && level === 1);
  return title === undefined || isTitled
    ? blocks
    : [{ kind: "heading", level: 1, text: title }, ...blocks];
}

/** Of a picture that is a paragraph of its own, the description, which is its caption in books. */
const renderImage: RendererRule = (tokens, index, options, env, renderer) => {
  const { content = "", children } = tokens[index] ?? {};
  const isCaption = tokens.length === 1 && countWords(content) >= LEAST_CAPTION;
  return isCaption ? renderer.renderInline(children ?? [], options, env) : "";
};

/** Splits the text at blank lines outside code, if there are any. */
function* splitParts(text: string): Generator<string> {
  let start = 0;
  let lastBlank = 0;
  let fence: string | null = null;
  for (let at = 0; at < text.length; ) {
    const end = Math.min(text.indexOf("\n", at) + 1 || text.length, at + LONGEST_PARAGRAPH);
    const line = text.slice(at, Math.min(end, at + 200));
    const mark = FENCE.exec(line)?.[1];
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence)) fence = null;
    const isBlank = fence === null && line.trim() === "";
    if (isBlank) lastBlank = end;
    const isFull = isBlank
      ? end - start > PART
      : end - lastBlank > (fence === null ? LONGEST_PARAGRAPH : 2 * PART);
    if (isFull) {
      yield text.slice(start, end);
      start = end;
      lastBlank = end;
    }
    at = end;
  }
  yield text.slice(start);
}
