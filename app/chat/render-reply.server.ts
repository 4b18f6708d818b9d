import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { wordMarker } from "~/assessment/mark-words";
import { citationLink } from "~/library/citation-link";
import {
  type Budget,
  boundMarkdown,
  pageBudget,
  spendOnFormula,
  spendOnMarkdown,
  textBudget,
} from "./bound-markdown";
import { findMath } from "./find-math";
import * as m from "./messages";
import { escapeHtml, renderMath } from "./render-math.server";
import type { ChatMessage } from "./schema";

/**
 * Renders a reply's Markdown and formulas as safe HTML: no raw HTML, no dangerous links, no pictures. A marker such as
 * `[1]` becomes a link to the cited passage, and words that the learner's attempt also has are marked. Text beyond the
 * budget stays plain, and so do seeded messages, which come from a client.
 * @param back the path of the page with the reply
 * @param page the budget that is left for the replies of the page; reduced by this call
 */
export function renderReply(
  {
    content,
    citations,
    seeded,
    attempt,
  }: Pick<ChatMessage, "content" | "citations" | "seeded" | "attempt">,
  back = "/app",
  page: Budget = pageBudget(),
): string {
  if (seeded) return asWritten(content);
  const budget = textBudget(page);
  page.signs -= budget.signs;
  const length = spendOnMarkdown(content, budget);
  const { text, formulas } = setMathAside(content.slice(0, length), budget);
  page.signs += budget.signs;
  const html = micromark(boundMarkdown(text), {
    extensions: [gfm(), { disable: { null: ["labelStartImage"] } }],
    htmlExtensions: [gfmHtml()],
  }).replaceAll("<a href=", '<a rel="noopener noreferrer nofollow" target="_blank" href=');
  const mark = attempt ? createMark(attempt) : (piece: string) => piece;
  const links = citations.map((citation) => citationLink(citation, back));
  const fill = (piece: string) => linkMarkers(mark(piece), links);
  return fillIn(html, fill, formulas) + asWritten(content.slice(length));
}

function asWritten(text: string): string {
  return text === "" ? "" : `<p class="whitespace-pre-wrap">${escapeHtml(text)}</p>`;
}

interface Aside {
  source: string;
  html: string;
}

/**
 * Replaces each formula by a placeholder, so that the Markdown parser does not interpret its underscores and backslashes.
 * Placeholders are private-use characters, which are removed from the text first.
 */
function setMathAside(content: string, budget: Budget): { text: string; formulas: Aside[] } {
  const clean = content.replace(/[\uE000\uE001]/gu, "");
  const formulas: Aside[] = [];
  let text = "";
  let done = 0;
  for (const { tex, display, start, end } of findMath(clean)) {
    text += `${clean.slice(done, start)}\uE000${formulas.length}\uE001`;
    const source = clean.slice(start, end);
    const html = spendOnFormula(tex, budget) ? renderMath(tex, display) : escapeHtml(source);
    formulas.push({ source, html });
    done = end;
  }
  return { text: text + clean.slice(done), formulas };
}

/** Inserts the formulas into the HTML, and applies `fill` to its text outside tags, links and code. */
function fillIn(html: string, fill: (piece: string) => string, formulas: Aside[]): string {
  let closed = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (/^<(a|code)\b/.test(piece)) closed += 1;
      else if (/^<\/(a|code)>/.test(piece)) closed -= 1;
      if (closed > 0 || piece.startsWith("<")) return fillInFormulas(piece, formulas, "source");
      return fillInFormulas(fill(piece), formulas, "html");
    })
    .join("");
}

/** Not words: a character reference, or the placeholder of a formula. */
const signs = /(&[#\w]+;|\uE000\d+\uE001)/u;

/** Marks words of an HTML text that the attempt also has. */
function createMark(attempt: string): (piece: string) => string {
  const markWords = wordMarker(attempt);
  return (piece) =>
    piece
      .split(signs)
      .flatMap((part) => (signs.test(part) ? [{ text: part, found: false }] : markWords(part)))
      .map(({ text, found }) => (found ? `<mark>${text}</mark>` : text))
      .join("");
}

function linkMarkers(text: string, links: string[]): string {
  return text.replace(/\[(\d{1,2})\]/g, (marker, number: string) => {
    const link = links[Number(number) - 1];
    if (!link) return marker;
    return `<a class="citation" href="${escapeHtml(link)}" aria-label="${escapeHtml(m.sourceNumber({ number: Number(number) }))}">${number}</a>`;
  });
}

function fillInFormulas(text: string, formulas: Aside[], form: "html" | "source"): string {
  return text.replace(/\uE000(\d+)\uE001/gu, (_, index: string) => {
    const formula = formulas[Number(index)];
    if (!formula) return "";
    return form === "html" ? formula.html : escapeHtml(formula.source);
  });
}
