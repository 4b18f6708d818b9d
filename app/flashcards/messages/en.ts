export * from "./en/cards";
export * from "./en/deck";
export * from "./en/generation";
export * from "./en/import";
export * from "./en/settings";
export * from "./en/study";
export * from "./en/study-mode";
