import katex from "katex";

/**
 * A formula as MathML, which a browser shows without script, style sheet or font. What KaTeX does
 * not understand, or what asks for too much, stays as it was written.
 */
export function renderMath(tex: string, display: boolean): string {
  if (definition.test(tex)) return asWritten(tex);
  try {
    const coloured = katex.renderToString(tex, {
      displayMode: display,
      output: "mathml",
      throwOnError: true,
      // No links, pictures or styles of its own, and bounds on macros and sizes.
      trust: false,
      strict: "ignore",
      maxExpand: 50,
      maxSize: 20,
    });
    // Colours that were chosen for white paper cannot be read by night.
    const math = coloured.replace(/ mathcolor="[^"]*"/g, "");
    if (math.length > longestMath) return asWritten(tex);
    return `<span class="${display ? `block overflow-x-auto py-1 ${cells}` : cells}">${math}</span>`;
  } catch {
    return asWritten(tex);
  }
}

/** The room round the cells of a matrix, which the style sheet takes from everything. */
const cells = "[&_mtd]:px-[0.4em] [&_mtd]:py-[0.5ex]";

/** Macros of its own, with which a thousand characters become fifty thousand. */
const definition = /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-z])/i;

/** Far above any formula in a book. */
const longestMath = 100_000;

function asWritten(tex: string): string {
  return `<code>${escapeHtml(tex)}</code>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
