export * from "./en/learner-pages";
export * from "./en/shell";
export * from "./en/study";
export * from "./en/upload";
