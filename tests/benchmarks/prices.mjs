// Published prices in US dollars, from copies of the providers' pages of 2026-11-24, which docs/costs.md names. Prices
// change: check them before you rely on them.
import { modelProviders } from "../../workers/server/model-providers.mjs";

const million = 1e6;
const gigabyte = 1e9;

/** Dollars per month of the paid plan of Workers. */
export const standingCosts = 5;

/** Cloudflare's prices, their units, and the amounts that the paid plan includes per month. */
export const hostPrices = [
  price("Worker requests", ({ requests }) => requests, million, 0.3, 10 * million),
  price("CPU milliseconds", ({ cpu }) => cpu, million, 0.02, 30 * million),
  price("D1 rows read", ({ rowsRead }) => rowsRead, million, 0.001, 25_000 * million),
  price("D1 rows written", ({ rowsWritten }) => rowsWritten, million, 1, 50 * million),
  price("D1 bytes added", ({ databaseBytes }) => databaseBytes, gigabyte, 0.75, 5 * gigabyte),
  price("R2 Class A operations", ({ classA }) => classA, million, 4.5, million),
  price("R2 Class B operations", ({ classB }) => classB, million, 0.36, 10 * million),
  price("R2 bytes added", ({ storedBytes }) => storedBytes, gigabyte, 0.015, 10 * gigabyte),
  price("Durable Object requests", ({ objectRequests }) => objectRequests, million, 0.15, million),
  // Billed while an object is active, with 128 MB: a counter for milliseconds, a conversation as long as its reply. A
  // second per call is more than the mean of both.
  price(
    "Durable Object GB-s",
    ({ objectRequests }) => objectRequests * 0.128,
    million,
    12.5,
    400_000,
  ),
  // A call of a counter writes at most two rows.
  price(
    "Durable Object rows written",
    ({ objectRequests }) => objectRequests * 2,
    million,
    1,
    50 * million,
  ),
  // A message is written, read and deleted.
  price("Queue operations", ({ messages }) => messages * 3, million, 0.4, million),
  // One per request and one per turn.
  price(
    "Metrics",
    ({ requests, modelCalls }) => requests + modelCalls,
    million,
    0.25,
    10 * million,
  ),
];

function price(name, unit, per, dollars, included) {
  return { name, unit, per, price: dollars, included };
}

/** Dollars per million tokens. */
export const modelPrices = modelProviders.flatMap(({ pricesPerMillionTokens }) =>
  pricesPerMillionTokens.map(({ model, ...price }) => ({ name: model, ...price })),
);
