import initSqlite, { type SqlJsStatic } from "sql.js";
import wasm from "sql.js/dist/sql-wasm-browser.wasm";

/** SQLite in WebAssembly, for files that are SQLite databases; one instance an isolate. */
export function openSqlite(): Promise<SqlJsStatic> {
  // Emscripten asks a worker where it is, before it is told that nothing has to be loaded from
  // there; workerd has no answer. It asks before this call returns.
  Object.defineProperty(globalThis, "location", { value: { href: "" }, configurable: true });
  try {
    return initSqlite({
      instantiateWasm(imports, receive) {
        const instance = new WebAssembly.Instance(wasm, imports);
        receive(instance);
        return instance.exports;
      },
    });
  } finally {
    Reflect.deleteProperty(globalThis, "location");
  }
}
