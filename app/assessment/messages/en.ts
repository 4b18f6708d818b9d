export * from "./en/question";
export * from "./en/result";
