import initSqlite, { type SqlJsStatic } from "sql.js";
import wasm from "sql.js/dist/sql-wasm-browser.wasm";
import { boundMemory } from "../bounded-memory";

/** Bytes: a collection at the limit, and what reading it takes. */
const mostMemory = 80 * 1024 * 1024;

/** SQLite in WebAssembly, for files that are SQLite databases; one instance per isolate. */
export function openSqlite(): Promise<SqlJsStatic> {
  // Emscripten reads `location` before this call returns, although nothing is loaded from there.
  // workerd has none.
  Object.defineProperty(globalThis, "location", { value: { href: "" }, configurable: true });
  try {
    return initSqlite({
      instantiateWasm(imports, receive) {
        const instance = new WebAssembly.Instance(wasm, imports);
        boundMemory(instance, mostMemory);
        receive(instance);
        return instance.exports;
      },
    });
  } finally {
    Reflect.deleteProperty(globalThis, "location");
  }
}
