export * from "./en/allowances";
export * from "./en/errors";
export * from "./en/plans";
export * from "./en/sandbox";
export * from "./en/subscription";
