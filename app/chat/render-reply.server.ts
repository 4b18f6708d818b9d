import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { citationLink } from "~/library/citation-link";
import type { ChatMessage } from "./schema";

/**
 * A reply's Markdown as HTML that is safe to show: no markup of its own, no dangerous links, no
 * pictures. A marker such as `[1]` becomes a link to the passage it cites.
 */
export function renderReply(message: Pick<ChatMessage, "content" | "citations">): string {
  const html = micromark(message.content, {
    extensions: [gfm(), { disable: { null: ["labelStartImage"] } }],
    htmlExtensions: [gfmHtml()],
  }).replaceAll("<a href=", '<a rel="noopener noreferrer nofollow" target="_blank" href=');
  return linkMarkers(html, message.citations.map(citationLink));
}

/** Replaces markers in the text of the HTML, outside of tags, links and code. */
function linkMarkers(html: string, links: string[]): string {
  let closed = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (/^<(a|code)\b/.test(piece)) closed += 1;
      else if (/^<\/(a|code)>/.test(piece)) closed -= 1;
      if (closed > 0 || piece.startsWith("<")) return piece;
      return piece.replace(/\[(\d{1,2})\]/g, (marker, number: string) => {
        const link = links[Number(number) - 1];
        if (!link) return marker;
        return `<a class="citation" href="${escapeAttribute(link)}" aria-label="Source ${number}">${number}</a>`;
      });
    })
    .join("");
}

function escapeAttribute(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
