import { WorkerEntrypoint } from "cloudflare:workers";
import { imageSize } from "image-size";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import type { ImageReader, PageImage, PageReading } from "~/ai/ports";
import { textLanguage } from "~/library/text-language";
import { toPng } from "./grey-png";
import type { OcrLanguage } from "./languages";
import {
  createTextRecogniser,
  type Orientation,
  type Recognition,
  type TextRecogniser,
} from "./recognise-text";
import { drawPhotograph, renderPage } from "./render-page";
import { restoreBullets } from "./restore-bullets";

/** Dots that are read as they come; a photograph of more is made smaller. */
const COMFORTABLE = 5_000_000;
/** Other pictures cannot be made smaller here, and this many still fit. */
const MOST = 16_000_000;
/** Bytes that go into one request to a model. */
const SENDABLE = 4_000_000;
/** Below this the picture lies on its side, or is written in another script. */
const DOUBTFUL = 60;
const CERTAIN = 75;

const ORIENTATIONS: readonly Orientation[] = [1, 6, 8, 3];
/** Languages of the Latin script, told apart by the words of a first reading. */
const LATIN: Record<string, OcrLanguage> = { de: "deu", fr: "fra", es: "spa", pt: "por" };
const OTHER_SCRIPTS: readonly OcrLanguage[] = ["chi_sim", "jpn", "ara", "hin"];

let recogniser: TextRecogniser | null = null;

/** Reads the text of pictures and scanned pages, one at a time. */
export default class PageReader extends WorkerEntrypoint implements Pick<ImageReader, "readPage"> {
  async readPage({ bytes, type, page }: PageImage): Promise<PageReading | null> {
    const opened = await openPage(bytes, type, page);
    if (!opened) return null;
    recogniser ??= createTextRecogniser();
    const { text, confidence } = await recognise(recogniser, opened.picture, opened.orientation);
    return { pages: opened.pages, text: restoreBullets(text), confidence };
  }

  /** The page as a model that sees takes it: upright, and small enough to be sent. */
  async drawPage({ bytes, type, page }: PageImage): Promise<DrawnPage | null> {
    const size = type === "pdf" ? null : sizeOf(bytes);
    const asItIs =
      size?.orientation === 1 &&
      size.width * size.height <= COMFORTABLE &&
      bytes.length <= SENDABLE;
    if (asItIs) {
      return { pages: 1, bytes, mediaType: type === "png" ? "image/png" : "image/jpeg" };
    }
    if (type === "png") return size && { pages: 1, bytes, mediaType: "image/png" };
    const drawn = size
      ? await drawPhotograph(bytes, size.width, size.height)
      : await renderPage(bytes, page);
    if (!drawn) return null;
    const png = toPng(drawn.picture, size?.orientation ?? 1);
    return { pages: drawn.pages, bytes: png, mediaType: "image/png" };
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}

interface OpenedPage {
  pages: number;
  picture: Uint8Array;
  orientation: Orientation;
}

async function openPage(
  bytes: Uint8Array,
  type: PageImage["type"],
  page: number,
): Promise<OpenedPage | null> {
  if (type === "pdf") {
    const rendered = await renderPage(bytes, page);
    return rendered && { ...rendered, orientation: 1 };
  }
  const size = sizeOf(bytes);
  if (!size) return null;
  const { width, height, orientation } = size;
  const dots = width * height;
  if (dots <= COMFORTABLE || (type === "png" && dots <= MOST)) {
    return { pages: 1, picture: bytes, orientation };
  }
  const drawn = type === "png" ? null : await drawPhotograph(bytes, width, height);
  return drawn && { ...drawn, orientation };
}

function sizeOf(bytes: Uint8Array) {
  try {
    const { width, height, orientation } = imageSize(bytes);
    const turned = ORIENTATIONS.find((known) => known === orientation);
    return { width, height, orientation: turned ?? 1 };
  } catch {
    return null;
  }
}

/** As the picture says it lies first; then turned, then in other scripts, until it makes sense. */
async function recognise(
  recogniser: TextRecogniser,
  picture: Uint8Array,
  stated: Orientation,
): Promise<Recognition> {
  let best = await recogniser.recognise(picture, "eng", stated);
  let orientation = stated;
  for (const turned of ORIENTATIONS) {
    if (best.confidence >= DOUBTFUL) break;
    if (turned === stated) continue;
    const reading = await recogniser.recognise(picture, "eng", turned);
    if (reading.confidence <= best.confidence) continue;
    best = reading;
    orientation = turned;
  }
  if (best.confidence >= DOUBTFUL) {
    const language = LATIN[textLanguage(best.text).lang];
    if (!language) return best;
    const reading = await recogniser.recognise(picture, language, orientation);
    return reading.confidence > best.confidence ? reading : best;
  }
  for (const language of OTHER_SCRIPTS) {
    const reading = await recogniser.recognise(picture, language, stated);
    if (reading.confidence > best.confidence) best = reading;
    if (best.confidence >= CERTAIN) break;
  }
  return best;
}
