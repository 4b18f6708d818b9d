export * from "./en/upload";
