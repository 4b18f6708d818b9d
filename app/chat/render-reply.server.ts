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
 * A reply's Markdown and formulas as HTML that is safe to show: no markup of its own, no dangerous
 * links, no pictures. A marker such as `[1]` becomes a link to the passage it cites, and words that
 * the learner's attempt also has are marked. What is beyond the budget stands as it was written, and
 * so does all that a client only says a reply was.
 * @param back a path: where the reply stands
 * @param page what is left for the replies of its page; what this one takes is taken from it
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
 * Puts a sign in the place of each formula, so that Markdown does not read its underscores and
 * backslashes. The signs are of Unicode's private use and are taken out of the text first.
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

/** Fills formulas into the text of the HTML, and what `fill` makes of it outside of tags, links and code. */
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

/** An escaped sign of the text, or the place of a formula: no words. */
const signs = /(&[#\w]+;|\uE000\d+\uE001)/u;

/** Marks the words in a text of HTML that the attempt also has. */
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
