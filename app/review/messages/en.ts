export * from "./en/calendar";
export * from "./en/reasons";
export * from "./en/session";
export * from "./en/sheet";
export * from "./en/study-mode";
export * from "./en/today";
