import type { TextBlock } from "~/ai/ports";
import type { Block } from "./document";

/** The `label` of footnotes that hold what a speaker says to a slide. */
const label = "notes";

/** A block of a slide's notes, which never counts as part of the slide. */
export function speakerNote({ text, bold }: Block): Block {
  return bold ? { kind: "footnote", label, text, bold } : { kind: "footnote", label, text };
}

export function isSpeakerNote(block: TextBlock): boolean {
  return block.kind === "footnote" && block.label === label;
}
