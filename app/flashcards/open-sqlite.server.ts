import initSqlite, { type SqlJsStatic } from "sql.js";
import wasm from "sql.js/dist/sql-wasm-browser.wasm";

/** SQLite in WebAssembly, for files that are SQLite databases; one instance an isolate. */
export function openSqlite(): Promise<SqlJsStatic> {
  return initSqlite({
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(wasm, imports);
      receive(instance);
      return instance.exports;
    },
  });
}
