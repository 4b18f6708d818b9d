import { pageBudget } from "./bound-markdown";
import { FinishedBlocks } from "./finished-blocks";
import { renderReply } from "./render-reply.server";

/** What may go on with the list before a blank line. */
const continuing = /^(?:[ \t]*\n)*(?:[ \t]|[-+*][ \t]|\d{1,9}[.)][ \t])/;

/**
 * A reply while it is being written. Each of its blocks is rendered once, but for lists that go on
 * after a blank line. Where all of it takes more than a page may, the rest looks as it will when it
 * is stored.
 */
export class GrowingReply {
  readonly #budget = pageBudget();
  readonly #blocks = new FinishedBlocks();
  /** Characters that are shown as they will look. */
  #shown = 0;
  /** How those blocks look that nothing belongs to any more. */
  #settled = "";
  /** The last finished blocks, and how they look. */
  #open = { text: "", html: "" };
  #rest = "";

  add(text: string): void {
    this.#rest += text;
    this.#blocks.add(text);
  }

  /** How all finished blocks look, and the text after them; null where none was finished since. */
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
