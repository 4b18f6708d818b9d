import katex from "katex";

/**
 * A formula as MathML, which browsers show without a script, style sheet or font. A formula that KaTeX cannot parse, or
 * that exceeds the limits, stays TeX.
 */
export function renderMath(tex: string, display: boolean): string {
  if (definition.test(tex)) return asWritten(tex);
  try {
    const coloured = katex.renderToString(tex, {
      displayMode: display,
      output: "mathml",
      throwOnError: true,
      // No links, pictures or styles; limited macros and sizes.
      trust: false,
      strict: "ignore",
      maxExpand: 50,
      maxSize: 20,
    });
    // Colours chosen for a white page are unreadable in dark mode.
    const math = coloured.replace(/ mathcolor="[^"]*"/g, "");
    if (math.length > longestMath) return asWritten(tex);
    return `<span class="${display ? `block overflow-x-auto py-1 ${cells}` : cells}">${math}</span>`;
  } catch {
    return asWritten(tex);
  }
}

/** Padding of matrix cells, which the style sheet's reset removes. */
const cells = "[&_mtd]:px-[0.4em] [&_mtd]:py-[0.5ex]";

/** Macro definitions, with which a thousand characters can expand to fifty thousand. */
const definition = /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand)(?![a-z])/i;

/** Characters of MathML; far more than any formula in a book needs. */
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
