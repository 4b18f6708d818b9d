import { WorkerEntrypoint } from "cloudflare:workers";
import { imageSize } from "image-size";
import type { ImageReader, PageImage, PageReading } from "~/ai/ports";
import { textLanguage } from "~/library/text-language";
import type { OcrLanguage } from "./languages";
import {
  createTextRecogniser,
  type Orientation,
  type Recognition,
  type TextRecogniser,
} from "./recognise-text";
import { renderPage, shrinkPhotograph } from "./render-page";

/** Dots that are read as they come; a photograph of more is made smaller. */
const COMFORTABLE = 5_000_000;
/** Other pictures cannot be made smaller here, and this many still fit. */
const MOST = 16_000_000;
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
    return { pages: opened.pages, text, confidence };
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
  const picture = type === "png" ? null : await shrinkPhotograph(bytes, width, height);
  return picture && { pages: 1, picture, orientation };
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
