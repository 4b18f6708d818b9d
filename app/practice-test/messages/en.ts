export * from "./en/generation";
export * from "./en/question";
export * from "./en/result";
export * from "./en/setup";
export * from "./en/study-mode";
