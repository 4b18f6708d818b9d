import { pageBudget } from "./bound-markdown";
import { FinishedBlocks } from "./finished-blocks";
import { renderReply } from "./render-reply.server";

/** A block that may continue the list before a blank line. */
const continuing = /^(?:[ \t]*\n)*(?:[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])/;

/**
 * Renders a reply while it is streamed. Each block is rendered once, except lists that continue after a blank line. If
 * the reply exceeds a page's budget, the rest looks as it will when it is stored.
 */
export class GrowingReply {
  readonly #budget = pageBudget();
  readonly #blocks = new FinishedBlocks();
  /** The number of characters that have been rendered. */
  #shown = 0;
  /** The HTML of blocks that can no longer change. */
  #settled = "";
  /** The last complete blocks, which may still grow, and their HTML. */
  #open = { text: "", html: "" };
  #rest = "";

  add(text: string): void {
    this.#rest += text;
    this.#blocks.add(text);
  }

  /** The HTML of all complete blocks, and the text after them; null if no block was completed since the last call. */
  show(): { html: string; rest: string } | null {
    const finished = this.#blocks.length - this.#shown;
    if (finished === 0 || this.#budget.signs === 0) return null;
    const added = this.#rest.slice(0, finished);
    this.#rest = this.#rest.slice(finished);
    this.#shown += finished;
    if (!continuing.test(added)) {
      this.#settled += this.#open.html;
      this.#open.text = "";
    }
    this.#open.text += added;
    const reply = { content: this.#open.text, citations: [] };
    this.#open.html = renderReply(reply, undefined, this.#budget);
    return { html: this.#settled + this.#open.html, rest: this.#rest };
  }
}
