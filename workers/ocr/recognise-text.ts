import "../emscripten-environment";
import createTesseract, {
  type TesseractApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import tesseractWasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import { type BoundedMemory, boundMemory } from "../bounded-memory";
import type { GrayscaleImage, Orientation } from "../drawing/grayscale-image";
import { loadLanguage, type OcrLanguage } from "./languages";

/** Bytes that Tesseract may allocate; a page of five million pixels needs 30 MB, noise 36. */
const maxMemory = 72_000_000;
/** Bytes. An instance that has allocated more is not kept: its memory would never shrink. */
const keptMemory = 48_000_000;

export interface Recognition {
  /** Line by line; blank lines between paragraphs. */
  text: string;
  /** 0 to 100: the mean over the words. */
  confidence: number;
}

/** Reads one picture in one language. */
export interface TextRecogniser {
  /** @throws MemoryError if the picture needs too much memory */
  recognise(
    picture: GrayscaleImage,
    language: OcrLanguage,
    orientation: Orientation,
  ): Promise<Recognition>;
}

export class MemoryError extends Error {}

/** Tesseract. Its instance and loaded language are kept until it fails or has grown. */
export function createTextRecogniser(): TextRecogniser {
  let engine: Promise<Engine> | null = null;
  return {
    async recognise(picture, language, orientation) {
      engine ??= startEngine();
      const { memory } = await engine;
      try {
        return await read(await engine, picture, language, orientation);
      } catch (error) {
        engine = null;
        throw memory.refused() ? new MemoryError("No memory for a page.", { cause: error }) : error;
      } finally {
        if (memory.size() > keptMemory) engine = null;
      }
    },
  };
}

interface Engine {
  tesseract: TesseractModule;
  api: TesseractApi;
  memory: BoundedMemory;
  language: OcrLanguage | null;
}

/** The LSTM engine; the trained data have no other. */
const NEURAL = 1;

async function startEngine(): Promise<Engine> {
  let memory: BoundedMemory | null = null;
  const tesseract = await createTesseract({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(tesseractWasm, imports);
      memory = boundMemory(instance, maxMemory);
      done(instance, tesseractWasm);
      return instance.exports;
    },
    print() {},
    printErr() {},
  });
  if (!memory) throw new Error("Tesseract has not been started.");
  return { tesseract, api: new tesseract.TessBaseAPI(), memory, language: null };
}

async function read(
  engine: Engine,
  picture: GrayscaleImage,
  language: OcrLanguage,
  orientation: Orientation,
): Promise<Recognition> {
  const { tesseract, api } = engine;
  if (engine.language !== language) {
    const file = `${language}.traineddata`;
    tesseract.FS.writeFile(file, await loadLanguage(language));
    api.Init(null, language, NEURAL);
    // Loaded; the file would only take memory.
    tesseract.FS.unlink(file);
    engine.language = language;
  }
  tesseract.FS.writeFile("/input", toPnm(picture));
  api.SetImageFile(orientation, 0);
  api.Recognize(null);
  return { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
}

function toPnm({ width, height, grey }: GrayscaleImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const pnm = new Uint8Array(head.length + grey.length);
  pnm.set(head);
  pnm.set(grey, head.length);
  return pnm;
}
