import { ocr } from "../../workers/toolchain.mjs";

/**
 * Reads no text, at once: for tests that are not about pictures, because the real reader starts slowly.
 * What stands at the end of a file has it fail ("fails"), or take a while ("slow").
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
          async readPage({ content }) {
            const file = await new Response(content).text();
            if (file.endsWith("fails")) throw new Error("The reader has failed.");
            if (file.endsWith("slow")) await scheduler.wait(300);
            const pages = Number(/\\/Count (\\d+)/.exec(file)?.[1] ?? 1);
            return { pages, text: "", confidence: 0 };
          }
          async drawPage({ content }) {
            const bytes = new Uint8Array(await new Response(content).arrayBuffer());
            return { pages: 1, bytes, mediaType: "image/png" };
          }
        }`,
    },
  ],
};
