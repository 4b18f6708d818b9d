declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "wasm-media-encoders/wasm/mp3" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "*.traineddata.gz" {
  const bytes: ArrayBuffer;
  export default bytes;
}

declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}

declare module "tesseract.js-core/tesseract-core-simd-lstm.js" {
  export interface TesseractApi {
    Init(path: null, language: string, engine: number): number;
    /** Takes "/input", turned as its EXIF orientation says and by an angle. */
    SetImageFile(orientation: number, angle: number): void;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
    MeanTextConf(): number;
  }
  export interface TesseractModule {
    TessBaseAPI: new () => TesseractApi;
    FS: {
      writeFile(path: string, bytes: Uint8Array): void;
      unlink(path: string): void;
    };
  }
  export default function createTesseract(options: {
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): WebAssembly.Exports;
    print(line: string): void;
    printErr(line: string): void;
  }): Promise<TesseractModule>;
}
