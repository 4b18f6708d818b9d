export * from "./en/shell";
export * from "./en/workshop";
