export * from "./en/export";
export * from "./en/question";
export * from "./en/result";
