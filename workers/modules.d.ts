declare module "*.wasm" {
  const module: WebAssembly.Module;
  export default module;
}

declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
