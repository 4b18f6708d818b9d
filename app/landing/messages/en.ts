export * from "./en/page";
export * from "./en/sections";
