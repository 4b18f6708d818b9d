export * from "./en/errors";
export * from "./en/marketing";
export * from "./en/passkeys";
export * from "./en/recovery";
export * from "./en/security";
export * from "./en/settings";
export * from "./en/sign-in";
