export { type Random, seededRandom, shuffle } from "~/ai/text/seeded-random";
