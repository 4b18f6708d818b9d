export * from "./en/activity";
export * from "./en/figures";
export * from "./en/files";
export * from "./en/profile";
