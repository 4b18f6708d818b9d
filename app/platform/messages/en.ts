export * from "./en/errors";
export * from "./en/product";
