export * from "./en/delete";
export * from "./en/export";
export * from "./en/intervals";
export * from "./en/keep";
export * from "./en/question";
export * from "./en/rating";
export * from "./en/result";
export * from "./en/wrong";
