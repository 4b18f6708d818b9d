export * from "./en/study";
