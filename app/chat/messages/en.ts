export * from "./en/study-mode";
