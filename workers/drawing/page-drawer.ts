import { WorkerEntrypoint } from "cloudflare:workers";
import { imageSize } from "image-size";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import type { PageImage, PageProblem } from "~/ai/ports";
import { canBeDrawn, findFormat, type OcrFormat } from "~/library/formats/formats";
import { oneAtATime } from "../one-at-a-time";
import { comfortable, type GreyPicture } from "./grey-picture";
import { toPng } from "./grey-png";
import { renderPage } from "./render-page";
import { unpackJpeg } from "./unpack-jpeg";
import { unpackPng } from "./unpack-png";

/** A page on its way between workers: its bytes arrive as they are taken. */
export interface SentPage extends Omit<PageImage, "open"> {
  content: ReadableStream<Uint8Array>;
}

export interface GreyPage extends GreyPicture {
  /** How many pages there are. */
  pages: number;
}

/** Bytes that go into one request to a model. */
const sendable = 4_000_000;

/** One page is unpacked at a time, so that two never add up. */
const inTurn = oneAtATime();

/** Draws pages as those who read them take them: upright, and small enough. */
export default class PageDrawer extends WorkerEntrypoint {
  async drawGrey(page: SentPage): Promise<GreyPage | PageProblem> {
    return inTurn(() => draw(page));
  }

  /** For a model: a small upright picture as it is, everything else grey. */
  async drawForModel(page: SentPage): Promise<DrawnPage | PageProblem> {
    return inTurn(async () => {
      const { content, size } = page;
      const mediaType = modelMediaType(formatOfPage(page));
      if (!mediaType || size > sendable) return asPng(await draw(page));
      const bytes = new Uint8Array(await new Response(content).arrayBuffer());
      if (isComfortable(bytes)) {
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

type Drawing = Promise<{ pages: number; picture: GreyPicture } | PageProblem>;

/** By the names of their formats. */
const drawers: Record<OcrFormat["name"], (page: SentPage) => Drawing> = {
  JPG: ({ content, size }) => asOnlyPage(unpackJpeg(content, size)),
  PNG: ({ content }) => asOnlyPage(unpackPng(content)),
  PDF: ({ content, size, page }) => renderPage(content, size, page),
};

async function asOnlyPage(unpacking: Promise<GreyPicture | PageProblem>): Drawing {
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
  return { pages: drawn.pages, bytes: toPng(drawn), mediaType: "image/png" };
}

function isComfortable(picture: Uint8Array): boolean {
  try {
    const { width, height, orientation = 1 } = imageSize(picture);
    return orientation === 1 && width * height <= comfortable;
  } catch {
    return false;
  }
}
