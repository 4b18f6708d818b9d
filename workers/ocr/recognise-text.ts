import "../emscripten-environment";
import createTesseract, {
  type TesseractApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import tesseractWasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import { type BoundedMemory, boundMemory } from "../bounded-memory";
import type { GreyPicture, Orientation } from "../drawing/grey-picture";
import { loadLanguage, type OcrLanguage } from "./languages";

/** Bytes that Tesseract may take; a page of five million grey dots takes 30 MB, noise 36. */
const mostMemory = 72_000_000;
/** An instance that has taken more than this is not kept: its memory would never shrink. */
const keptMemory = 48_000_000;

export interface Recognition {
  /** Lines as they stand; blank lines between paragraphs. */
  text: string;
  /** 0 to 100: the mean over the words. */
  confidence: number;
}

/** Reads one picture in one language. */
export interface TextRecogniser {
  /** @throws MemoryError where the picture takes more memory than there is */
  recognise(
    picture: GreyPicture,
    language: OcrLanguage,
    orientation: Orientation,
  ): Promise<Recognition>;
}

export class MemoryError extends Error {}

/**
 * Tesseract. The instance is kept, with the language that it has loaded, until it has failed or
 * grown.
 */
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

/** The engine for neural nets alone; the trained data hold nothing else. */
const NEURAL = 1;

async function startEngine(): Promise<Engine> {
  let memory: BoundedMemory | null = null;
  const tesseract = await createTesseract({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(tesseractWasm, imports);
      memory = boundMemory(instance, mostMemory);
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
  picture: GreyPicture,
  language: OcrLanguage,
  orientation: Orientation,
): Promise<Recognition> {
  const { tesseract, api } = engine;
  if (engine.language !== language) {
    const file = `${language}.traineddata`;
    tesseract.FS.writeFile(file, await loadLanguage(language));
    api.Init(null, language, NEURAL);
    // It has been read by now; another language takes its room.
    tesseract.FS.unlink(file);
    engine.language = language;
  }
  tesseract.FS.writeFile("/input", toPnm(picture));
  api.SetImageFile(orientation, 0);
  api.Recognize(null);
  return { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
}

function toPnm({ width, height, grey }: GreyPicture): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const pnm = new Uint8Array(head.length + grey.length);
  pnm.set(head);
  pnm.set(grey, head.length);
  return pnm;
}
