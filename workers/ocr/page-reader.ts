import { WorkerEntrypoint } from "cloudflare:workers";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import type { PageProblem, PageReading } from "~/ai/ports";
import { textLanguage } from "~/library/text-language";
import { type GrayscaleImage, type Orientation, orientations } from "../drawing/grayscale-image";
import type PageDrawer from "../drawing/page-drawer";
import type { SentPage } from "../drawing/page-drawer";
import { createMutex } from "../mutex";
import type { OcrLanguage } from "./languages";
import { createTextRecogniser, MemoryError, type Recognition } from "./recognise-text";
import { restoreBullets } from "./restore-bullets";

/** Confidence, 0 to 100. Below it the picture lies on its side, or is in another script. */
const DOUBTFUL = 60;
/** From this confidence on no other script is tried. */
const CERTAIN = 75;

/** Languages in Latin script; the words of a first reading show which one it is. */
const LATIN: Record<string, OcrLanguage> = { de: "deu", fr: "fra", es: "spa", pt: "por" };
const OTHER_SCRIPTS: readonly OcrLanguage[] = ["chi_sim", "jpn", "ara", "hin"];

const recogniser = createTextRecogniser();
/** One page at a time, so that the memory of two never adds up. */
const exclusively = createMutex(120_000);

/** Reads the text of pictures and scanned pages. */
export default class PageReader extends WorkerEntrypoint<Bindings> {
  /** @param mayTry is called before each attempt, first when the page's turn has come */
  async readPage(page: SentPage, mayTry: MayTry): Promise<PageReading | PageProblem> {
    return exclusively(async () => {
      if (!(await mayTry())) return "given_up";
      const drawn = await this.env.DRAWING.drawGrey(page);
      if (typeof drawn === "string") return drawn;
      const { pages, ...picture } = drawn;
      try {
        const recognition = await recognise(picture, page.attempts, mayTry);
        if (recognition === "given_up") return recognition;
        const { text, confidence } = recognition;
        return { pages, text: restoreBullets(text), confidence };
      } catch (error) {
        if (error instanceof MemoryError) return "too_large";
        throw error;
      }
    });
  }

  /** The page as a vision model takes it. */
  async drawPage(page: SentPage): Promise<DrawnPage | PageProblem> {
    return this.env.DRAWING.drawForModel(page);
  }

  override fetch(): Response {
    return new Response(null, { status: 404 });
  }
}

interface Bindings {
  DRAWING: Service<typeof PageDrawer>;
}

/** Whether the caller still waits for the page. */
type MayTry = () => boolean | Promise<boolean>;

/** Tries the picture as it lies, then rotated, then in other scripts, until the confidence is high enough. */
async function recognise(
  picture: GrayscaleImage,
  attempts: SentPage["attempts"],
  mayTry: MayTry,
): Promise<Recognition | "given_up"> {
  let best = await recogniser.recognise(picture, "eng", 1);
  if (attempts === "one" && best.confidence < DOUBTFUL) return best;
  let orientation: Orientation = 1;
  for (const turned of orientations.slice(1)) {
    if (best.confidence >= DOUBTFUL) break;
    if (!(await mayTry())) return "given_up";
    const reading = await recogniser.recognise(picture, "eng", turned);
    if (reading.confidence <= best.confidence) continue;
    best = reading;
    orientation = turned;
  }
  if (best.confidence >= DOUBTFUL) {
    const language = LATIN[textLanguage(best.text).lang];
    if (!language || !(await mayTry())) return best;
    const reading = await recogniser.recognise(picture, language, orientation);
    return reading.confidence > best.confidence ? reading : best;
  }
  for (const language of OTHER_SCRIPTS) {
    if (!(await mayTry())) return "given_up";
    const reading = await recogniser.recognise(picture, language, 1);
    if (reading.confidence > best.confidence) best = reading;
    if (best.confidence >= CERTAIN) break;
  }
  return best;
}
