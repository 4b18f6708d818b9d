import { WorkerEntrypoint } from "cloudflare:workers";
import { imageSize } from "image-size";
import type { DrawnPage } from "~/ai/language-model/vision-reader";
import type { PageImage, PageProblem } from "~/ai/ports";
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
      const { content, size, type } = page;
      if (type === "pdf" || size > sendable) return asPng(await draw(page));
      const bytes = new Uint8Array(await new Response(content).arrayBuffer());
      if (isComfortable(bytes)) {
        return { pages: 1, bytes, mediaType: type === "png" ? "image/png" : "image/jpeg" };
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

async function draw({ content, size, type, page }: SentPage): Promise<GreyPage | PageProblem> {
  if (type === "pdf") {
    const rendered = await renderPage(content, size, page);
    if (typeof rendered === "string") return rendered;
    return { pages: rendered.pages, ...rendered.picture };
  }
  const picture = await (type === "png" ? unpackPng(content) : unpackJpeg(content, size));
  return typeof picture === "string" ? picture : { pages: 1, ...picture };
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
