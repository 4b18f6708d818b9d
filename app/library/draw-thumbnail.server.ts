import type { Actor, App } from "~/platform/app.server";
import { findOwnRow } from "./find-file.server";
import { formatOf } from "./formats/formats";
import { openContent } from "./open-content.server";
import { listPassageRows } from "./passage-store.server";
import { textLanguage } from "./text-language";

/**
 * The thumbnail of a file: the picture itself, or a drawn page with a document's first lines.
 * @throws AppError not_found
 */
export async function drawThumbnail(
  app: App,
  actor: Actor,
  id: string,
  request: Request,
): Promise<Response> {
  const file = await findOwnRow(app, actor, id);
  if (formatOf(file.type).display === "picture") return openContent(app, actor, id, request);
  const [first] = await listPassageRows(
    app.database,
    { userId: actor.id, fileIds: [file.id] },
    0,
    1,
  );
  return new Response(drawPage(file.name, file.type, first?.heading ?? "", first?.text ?? ""), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}

const width = 240;
const height = 320;
const margin = 20;
const lineLength = 34;
const lines = 16;

/** In dark mode the page is dark too. */
const colours =
  ".page{fill:#fffdf8;stroke:#dccfb8}.title{fill:#232046}.text{fill:#55506f}.type{fill:#a8481f}" +
  "@media(prefers-color-scheme:dark){.page{fill:#26224a;stroke:#342f5a}.title{fill:#f5ecdd}.text{fill:#bdb3d1}.type{fill:#f8a676}}";

function drawPage(name: string, type: string, heading: string, text: string): string {
  const title = escapeXml(shorten(heading || name, 26));
  const rtl = textLanguage(`${heading} ${text}`).dir === "rtl";
  const start = rtl ? width - margin : margin;
  const direction = rtl ? ' direction="rtl"' : "";
  const body = wrap(text, lineLength)
    .slice(0, lines)
    .map((line, index) => `<tspan x="${start}" y="${84 + index * 14}">${escapeXml(line)}</tspan>`)
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeXml(name)}</title><style>${colours}</style><rect class="page" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"/><text x="${start}" y="50"${direction} font-family="Georgia, serif" font-size="15" font-weight="600" class="title">${title}</text><text${direction} font-family="system-ui, sans-serif" font-size="10" class="text">${body}</text><text x="${width - 16}" y="${height - 14}" text-anchor="end" font-family="system-ui, sans-serif" font-size="10" font-weight="700" class="type">${type.toUpperCase()}</text></svg>`;
}

function wrap(text: string, length: number): string[] {
  const wrapped: string[] = [];
  let line = "";
  for (const word of text.slice(0, 1_200).split(/\s+/)) {
    if (line && line.length + word.length + 1 > length) {
      wrapped.push(line);
      line = "";
    }
    line = shorten(line ? `${line} ${word}` : word, length);
  }
  return [...wrapped, line];
}

function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
