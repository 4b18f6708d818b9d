import "./emscripten-environment";
import createTesseract, {
  type TesseractApi,
  type TesseractModule,
} from "tesseract.js-core/tesseract-core-simd-lstm.js";
import tesseractWasm from "tesseract.js-core/tesseract-core-simd-lstm.wasm";
import { loadLanguage, type OcrLanguage } from "./languages";

/** As in EXIF: upright, or to be turned by a quarter, a half or three quarters. */
export type Orientation = 1 | 3 | 6 | 8;

export interface Recognition {
  /** Lines as they stand; blank lines between paragraphs. */
  text: string;
  /** 0 to 100: the mean over the words. */
  confidence: number;
}

/** Reads one picture (PNG, JPEG or PNM) in one language. */
export interface TextRecogniser {
  recognise(
    picture: Uint8Array,
    language: OcrLanguage,
    orientation: Orientation,
  ): Promise<Recognition>;
}

/**
 * Tesseract. The instance is kept for the isolate's life, since
 * WebAssembly's memory is never given back; a new one takes its place after a failure.
 */
export function createTextRecogniser(): TextRecogniser {
  let engine: Promise<Engine> | null = null;
  return {
    async recognise(picture, language, orientation) {
      engine ??= startEngine();
      try {
        return await read(await engine, picture, language, orientation);
      } catch (error) {
        engine = null;
        throw error;
      }
    },
  };
}

interface Engine {
  tesseract: TesseractModule;
  api: TesseractApi;
  language: OcrLanguage | null;
}

/** The engine for neural nets alone; the trained data hold nothing else. */
const NEURAL = 1;

async function startEngine(): Promise<Engine> {
  const tesseract = await createTesseract({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(tesseractWasm, imports);
      done(instance, tesseractWasm);
      return instance.exports;
    },
    print() {},
    printErr() {},
  });
  return { tesseract, api: new tesseract.TessBaseAPI(), language: null };
}

async function read(
  engine: Engine,
  picture: Uint8Array,
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
  tesseract.FS.writeFile("/input", picture);
  api.SetImageFile(orientation, 0);
  api.Recognize(null);
  return { text: api.GetUTF8Text(), confidence: api.MeanTextConf() };
}
