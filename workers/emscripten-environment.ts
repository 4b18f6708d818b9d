/**
 * What Emscripten's loaders look at to choose a way in: with `nodejs_compat` they would take
 * Node's, which reads files. Imported before them.
 */
Object.assign(process, { type: "renderer" });
Object.assign(globalThis, { location: { href: "https://ocr.invalid/" } });
