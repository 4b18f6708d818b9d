/**
 * Whether the slow suites try every input and every fault (`npm run test:exhaustive`, which takes hours), instead
 * of a sample of each kind (`npm run test:long`).
 */
export const isExhaustive = process.env.EXHAUSTIVE === "1";
