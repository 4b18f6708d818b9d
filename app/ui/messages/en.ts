export * from "./en/shell";
export * from "./en/study";
export * from "./en/upload";
export * from "./en/workshop";
