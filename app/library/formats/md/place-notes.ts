import type { MarkdownIt, StateCore, Token } from "markdown-it";

/** What the plugin for footnotes collects of a text. */
interface Notes {
  list?: { label?: string; content?: string; tokens?: Token[] }[];
}

/**
 * Has footnotes placed at the end of the text, as the plugin's own rule does, which copies all tokens for
 * each note: a text of many would take the square of their number. Links back to the text are left out.
 */
export function placeNotes(markdown: MarkdownIt): void {
  markdown.core.ruler.at("footnote_tail", (state) => {
    const { footnotes } = state.env as { footnotes?: Notes };
    if (!footnotes) return;
    const definitions = takeDefinitions(state);
    if (!footnotes.list) return;
    const add = (type: string, tag: string, nesting: -1 | 0 | 1): Token => {
      const token = new state.Token(type, tag, nesting);
      state.tokens.push(token);
      return token;
    };
    add("footnote_block_open", "", 1);
    for (const [id, { label, content = "", tokens }] of footnotes.list.entries()) {
      add("footnote_open", "", 1).meta = { id, label };
      if (tokens) {
        add("paragraph_open", "p", 1);
        Object.assign(add("inline", "", 0), { children: tokens, content });
        add("paragraph_close", "p", -1);
      }
      for (const token of definitions.get(label ?? "") ?? []) state.tokens.push(token);
      add("footnote_close", "", -1);
    }
    add("footnote_block_close", "", -1);
  });
}

/** Takes the definitions of notes out of the text; by their labels. */
function takeDefinitions(state: StateCore): Map<string, Token[]> {
  const definitions = new Map<string, Token[]>();
  let current: Token[] | null = null;
  const kept: Token[] = [];
  for (const token of state.tokens) {
    if (token.type === "footnote_reference_open") {
      current = [];
      definitions.set(String(token.meta?.label), current);
    } else if (token.type === "footnote_reference_close") current = null;
    else (current ?? kept).push(token);
  }
  state.tokens = kept;
  return definitions;
}
