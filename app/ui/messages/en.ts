export * from "./en/shell";
export * from "./en/upload";
export * from "./en/workshop";
