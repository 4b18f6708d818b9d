export * from "./en/screen";
export * from "./en/titles";
