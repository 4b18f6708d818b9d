export * from "./en/conversation";
export * from "./en/on-device";
export * from "./en/study-mode";
export * from "./en/try-first";
export * from "./en/voice";
