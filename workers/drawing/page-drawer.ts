import { WorkerEntrypoint } from "cloudflare:workers";
import { imageSize } from "image-size";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import type { PageImage, PageProblem } from "~/ai/ports";
import { canBeDrawn, findFormat, type OcrFormat } from "~/library/formats/formats";
import { createMutex } from "../mutex";
import { decodeJpeg } from "./decode-jpeg";
import { decodePng } from "./decode-png";
import { encodePng } from "./encode-png";
import { type GrayscaleImage, maxOutputPixels } from "./grayscale-image";
import { renderPage } from "./render-page";

/** A page as it is sent between workers: its bytes are streamed. */
export interface SentPage extends Omit<PageImage, "open"> {
  content: ReadableStream<Uint8Array>;
}

export interface GreyPage extends GrayscaleImage {
  /** How many pages there are. */
  pages: number;
}

/** Bytes of a picture in one request to a model. */
const maxSentBytes = 4_000_000;

/** One page at a time, so that the memory of two never adds up. */
const exclusively = createMutex(120_000);

/** Draws pages for OCR and for models: upright, and small enough. */
export default class PageDrawer extends WorkerEntrypoint {
  async drawGrey(page: SentPage): Promise<GreyPage | PageProblem> {
    return exclusively(() => draw(page));
  }

  /** For a model: a small upright picture as it is, everything else grey. */
  async drawForModel(page: SentPage): Promise<DrawnPage | PageProblem> {
    return exclusively(async () => {
      const { content, size } = page;
      const mediaType = modelMediaType(formatOfPage(page));
      if (!mediaType || size > maxSentBytes) return asPng(await draw(page));
      const bytes = new Uint8Array(await new Response(content).arrayBuffer());
      if (canBeSentAsIs(bytes)) {
        return { pages: 1, bytes, mediaType };
      }
      return asPng(
        await draw({ ...page, size: bytes.length, content: new Blob([bytes]).stream() }),
      );
    });
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}

type Drawing = Promise<{ pages: number; picture: GrayscaleImage } | PageProblem>;

/** By the names of their formats. */
const drawers: Record<OcrFormat["name"], (page: SentPage) => Drawing> = {
  JPG: ({ content, size }) => asOnlyPage(decodeJpeg(content, size)),
  PNG: ({ content }) => asOnlyPage(decodePng(content)),
  PDF: ({ content, size, page }) => renderPage(content, size, page),
};

async function asOnlyPage(unpacking: Promise<GrayscaleImage | PageProblem>): Drawing {
  const picture = await unpacking;
  return typeof picture === "string" ? picture : { pages: 1, picture };
}

async function draw(page: SentPage): Promise<GreyPage | PageProblem> {
  const drawn = await drawers[formatOfPage(page).name](page);
  return typeof drawn === "string" ? drawn : { pages: drawn.pages, ...drawn.picture };
}

function formatOfPage({ type }: SentPage): OcrFormat {
  const format = findFormat(type);
  if (!format || !canBeDrawn(format)) throw new Error(`A ${type} file has no pages for OCR.`);
  return format;
}

/** The media type under which a model takes a picture as it is; null if it has to be drawn. */
function modelMediaType({ mediaType }: OcrFormat): DrawnPage["mediaType"] | null {
  return mediaType === "image/png" || mediaType === "image/jpeg" ? mediaType : null;
}

function asPng(drawn: GreyPage | PageProblem): DrawnPage | PageProblem {
  if (typeof drawn === "string") return drawn;
  return { pages: drawn.pages, bytes: encodePng(drawn), mediaType: "image/png" };
}

function canBeSentAsIs(picture: Uint8Array): boolean {
  try {
    const { width, height, orientation = 1 } = imageSize(picture);
    return orientation === 1 && width * height <= maxOutputPixels;
  } catch {
    return false;
  }
}
