import { ocr } from "../../workers/toolchain.mjs";

/**
 * Sees nothing, at once: where no test is about pictures, the true reader takes too long to start.
 * @type {any}
 */
export const blindReader = {
  name: ocr.name,
  compatibilityDate: "2026-08-15",
  modules: [
    {
      type: "ESModule",
      path: "blind-reader.mjs",
      contents: `
        import { WorkerEntrypoint } from "cloudflare:workers";
        export default class extends WorkerEntrypoint {
          readPage() { return { pages: 1, text: "", confidence: 0 }; }
          drawPage({ bytes }) { return { pages: 1, bytes, mediaType: "image/png" }; }
        }`,
    },
  ],
};
