import type { AnswerTask, DocumentMaterial, Heading } from "~/ai/ports";
import type { ChatPhrases } from "../languages/chat";
import { fill } from "./fill";
import {
  findHeadingByTitle,
  locatePart,
  type PartReference,
  parsePartReference,
} from "./part-reference";
import { plain } from "./plain-markdown";

/** A part of a document and the material that contains only this part. */
export interface FoundPart {
  /** The heading of a section, or the name of a range of pages as replies use it. */
  name: { title: string } | { pages: string };
  material: DocumentMaterial;
}

/** The most files in which "chapter 2" is looked for; with more, the reference is ambiguous. */
const MAX_FILES = 5;
const MAX_TITLES = 12;

/**
 * Finds the part of a document that a message refers to ("chapter 2", "pages 3–5").
 * @returns null if it refers to none; the text of a reply if the part does not exist or is
 * ambiguous
 */
export async function findPart(
  { question, material }: Pick<AnswerTask, "question" | "material">,
  phrases: ChatPhrases,
  about: string,
): Promise<FoundPart | string | null> {
  const part = parsePartReference(question);
  if (!part) return null;
  const { documents } = material;
  const [document] = documents;
  if (part.kind === "pages") {
    if (!document || documents.length > 1) return phrases.whichFile;
    const pages = material.within({
      fileId: document.id,
      firstPage: part.first,
      lastPage: part.last,
    });
    if ((await pages.read(1)).length > 0)
      return {
        name: { pages: `${about}, ${fill(phrases.onPage, pagesOf(part))}` },
        material: pages,
      };
    return noSuchPart(await material.outline(), phrases, about);
  }
  if (documents.length > MAX_FILES) return phrases.whichFile;
  const headings = await material.outline();
  const found = documents.flatMap(({ id }) => {
    const ofFile = headings.filter(({ fileId }) => fileId === id);
    const place = locatePart(part, ofFile);
    return place ? [place] : [];
  });
  const [place] = found;
  // A subject can be treated under another heading, so the message is answered as a question.
  if (!place && part.kind === "titled") return null;
  if (!place) return noSuchPart(headings, phrases, about);
  return found.length > 1 ? phrases.whichFile : partAt(place.heading, place.before, material);
}

/** Finds the section whose heading matches `title`. */
export async function findSection(
  title: string,
  material: DocumentMaterial,
): Promise<FoundPart | null> {
  if (material.documents.length > MAX_FILES) return null;
  const headings = await material.outline();
  const heading = findHeadingByTitle(title, headings);
  const next =
    heading &&
    headings.find((one) => one.fileId === heading.fileId && one.ordinal > heading.ordinal);
  return heading && partAt(heading, next?.ordinal ?? null, material);
}

function partAt(heading: Heading, before: number | null, material: DocumentMaterial): FoundPart {
  const { fileId, ordinal } = heading;
  return {
    name: { title: heading.heading },
    material: material.within({ fileId, from: ordinal, before }),
  };
}

function pagesOf({ first, last }: Extract<PartReference, { kind: "pages" }>): string {
  return first === last ? String(first) : `${first}–${last}`;
}

/** A reply that lists the existing parts. */
function noSuchPart(headings: readonly Heading[], phrases: ChatPhrases, about: string): string {
  // A heading that occurs in several chapters identifies none of them.
  const titles = headings.map(({ heading }) => heading);
  const own = titles.filter((title) => titles.indexOf(title) === titles.lastIndexOf(title));
  if (own.length === 0) return fill(phrases.noParts, about);
  const shown = own.slice(0, MAX_TITLES).map((title) => `- ${plain(title)}`);
  const left = own.length - shown.length;
  if (left > 0) shown.push(`- ${fill(phrases.moreParts, String(left))}`);
  return `${fill(phrases.noPart, about)}\n\n${shown.join("\n")}\n\n${phrases.askPart}`;
}
