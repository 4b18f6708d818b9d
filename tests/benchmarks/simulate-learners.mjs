// Draws random learners with their data and activity, distributes them over databases, and sums up the usage of each
// service. The measured figures are in scale-figures.json.
import { hostPrices, standingCosts } from "./prices.mjs";

/** Assumptions, because there is no deployment to measure. `sigma` is that of a log-normal distribution. */
export const assumptions = {
  premiumShare: 0.04,
  /** Registrations per month, as a share of all learners. */
  newInMonth: 0.05,
  activeOnDay: 0.15,
  /** The same on the busiest days of a year. */
  activeOnExamDay: 0.3,
  /** The share of a day's work in its busiest hour, and the factor for that hour's peak minute. */
  busiestHour: 0.12,
  worstMinute: 2,
  documents: { median: 3, sigma: 1.2, most: 400 },
  passagesOfDocument: { median: 25, sigma: 1.3, most: 6_000 },
  megabytesOfDocument: { median: 0.5, sigma: 1.2, most: 24 },
  /** A learner's activity, as a multiple of the mean day below. */
  diligence: { median: 0.73, sigma: 0.8, most: 20 },
  day: {
    openPage: 25,
    readDocument: 8,
    chatTurn: 6,
    makeQuiz: 0.6,
    answerQuestion: 20,
    makeDeck: 0.3,
    uploadNotes: 0.25,
    uploadBook: 0.03,
    uploadPicture: 0.05,
    logIn: 0.07,
  },
  /** The days of activity whose results are stored. */
  activeDaysSoFar: 40,
  /** How full the fullest database may be, because its learners keep uploading. */
  fillTo: 0.7,
  /** The highest utilisation of a database in its peak minute. */
  busyTo: 0.5,
  /** The factor by which a statement takes longer on D1 than on the machine that measured it. */
  slower: 3,
};

/** In US dollars. `free` is the amount that the plan includes. */
export const prices = {
  requests: priceOf("Worker requests"),
  cpuMs: priceOf("CPU milliseconds"),
  rowsRead: priceOf("D1 rows read"),
  rowsWritten: priceOf("D1 rows written"),
  databaseGb: priceOf("D1 bytes added", 1e9),
  objectRequests: priceOf("Durable Object requests"),
  objectGbSeconds: priceOf("Durable Object GB-s"),
  bucketWrites: priceOf("R2 Class A operations"),
  bucketReads: priceOf("R2 Class B operations"),
  bucketGb: priceOf("R2 bytes added", 1e9),
  queued: priceOf("Queue operations"),
};

/** @param {number} units per unit of the prices here */
function priceOf(name, units = 1) {
  const { per, price, included } = hostPrices.find((one) => one.name === name);
  return { free: included / units, each: (price / per) * units };
}

const daysOfMonth = 30;
/** Writing, reading and deleting a message are billed separately. */
const paidPerMessage = 3;
/** Billed memory of a Durable Object. */
const objectGb = 0.128;
/** The seconds for which a call keeps a counter active. */
const counterSeconds = 0.02;
/** The bytes of a row of `homes` with its indexes, measured with 100,000 rows. */
const bytesOfHome = 110;

export const limits = {
  databaseGb: 10,
  storageGb: 1_000,
  databases: 50_000,
  bindings: 5_000,
  queriesOfInvocation: 1_000,
};

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {number} learners
 * @param {{ operations: Record<string, Record<string, number>>, sizes: Record<string, number> }} figures
 * @param {number} [databases] by default as many as are needed
 */
export function simulate(learners, figures, databases) {
  const random = seeded(learners);
  const stock = drawLearners(learners, figures.sizes, random);
  const bytes = stock.bytes.reduce((sum, one) => sum + one, 0);
  const count = databases ?? databasesNeeded(stock, figures, random);
  const spread = spreadOver(count, stock, figures, random);
  const month = monthOf(stock, figures, count);
  const costs = costsOf(month, { bytes: bytes + learners * bytesOfHome, bucketGb: stock.bucketGb });
  return { learners, count, bytes, spread, month, costs, stock };
}

function drawLearners(learners, sizes, random) {
  const bytes = new Float64Array(learners);
  const diligence = new Float64Array(learners);
  let bucketGb = 0;
  const { documents, passagesOfDocument, megabytesOfDocument, day, activeDaysSoFar } = assumptions;
  for (let learner = 0; learner < learners; learner += 1) {
    diligence[learner] = draw(assumptions.diligence, random);
    const count = Math.round(draw(documents, random));
    let passages = 0;
    for (let document = 0; document < count; document += 1) {
      passages += Math.round(draw(passagesOfDocument, random));
      bucketGb += draw(megabytesOfDocument, random) / 1_000;
    }
    const made =
      day.chatTurn * sizes.bytesPerChatTurn +
      day.makeQuiz * sizes.bytesPerQuiz +
      day.makeDeck * sizes.bytesPerDeck;
    bytes[learner] =
      bytesOfAccount +
      passages * (sizes.bytesPerPassage + sizes.derivedBytesPerPassage) +
      activeDaysSoFar * diligence[learner] * made;
  }
  const largest = bytes.reduce((most, one) => Math.max(most, one), 0);
  return { bytes, largest, diligence, bucketGb };
}

/** Rows of the account itself: user, sessions, metrics, plan. */
const bytesOfAccount = 2_000;

function draw({ median, sigma, most }, random) {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.min(most, median * Math.exp(sigma * normal));
}

/** The fewest databases of which none is too full or too busy. */
function databasesNeeded(stock, figures, random) {
  const whole = stock.bytes.reduce((sum, one) => sum + one, 0);
  let count = Math.max(1, Math.ceil(whole / (limits.databaseGb * 1e9 * assumptions.fillTo)));
  for (;;) {
    const { fullest, busiest } = spreadOver(count, stock, figures, random);
    const fits = fullest <= limits.databaseGb * 1e9 * assumptions.fillTo;
    if (fits && busiest <= assumptions.busyTo) return count;
    count += Math.max(1, Math.floor(count / 50));
  }
}

/** Distributes learners over databases at random and simulates the peak minute of an exam day. */
function spreadOver(count, stock, figures, random) {
  const filled = new Float64Array(count);
  const busy = new Float64Array(count);
  const { activeOnExamDay, busiestHour, worstMinute, slower } = assumptions;
  const ofDay = (busiestHour * worstMinute) / 60;
  const operations = Object.entries(assumptions.day);
  for (let learner = 0; learner < stock.bytes.length; learner += 1) {
    const database = Math.floor(random() * count);
    filled[database] += stock.bytes[learner];
    if (random() >= activeOnExamDay) continue;
    for (const [name, times] of operations) {
      const done = poisson(times * stock.diligence[learner] * ofDay, random);
      if (done > 0) busy[database] += done * figures.operations[name].databaseMs * slower;
    }
  }
  return { fullest: Math.max(...filled), busiest: Math.max(...busy) / 60_000 };
}

function poisson(mean, random) {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}

/** The usage of each service in a month. */
function monthOf({ bytes, diligence }, { operations }, databases) {
  const learners = bytes.length;
  const { day, activeOnDay, newInMonth } = assumptions;
  const meanDiligence = diligence.reduce((sum, one) => sum + one, 0) / learners;
  const learnerDays = learners * activeOnDay * daysOfMonth * meanDiligence;
  const times = Object.fromEntries(
    Object.entries(day).map(([name, mean]) => [name, mean * learnerDays]),
  );
  times.register = learners * newInMonth;
  times.sweepDatabase = databases * 24 * daysOfMonth;
  const sum = (field) =>
    Object.entries(times).reduce(
      (total, [name, count]) => total + count * operations[name][field],
      0,
    );
  return {
    requests: sum("requests"),
    cpuMs: sum("elapsedMs"),
    rowsRead: sum("rowsRead"),
    rowsWritten: sum("rowsWritten"),
    queries: sum("queries"),
    objectRequests: sum("objectRequests"),
    objectGbSeconds:
      objectGb *
      (sum("objectRequests") * counterSeconds +
        (times.chatTurn * operations.chatTurn.elapsedMs) / 1_000),
    bucketWrites: sum("bucketWrites"),
    bucketReads: sum("bucketReads"),
    queued: sum("queued") * paidPerMessage,
    times,
  };
}

function costsOf(month, stored) {
  const used = { ...month, databaseGb: stored.bytes / 1e9, bucketGb: stored.bucketGb };
  const costs = Object.fromEntries(
    Object.entries(prices).map(([name, { free, each }]) => [
      name,
      Math.max(0, used[name] - free) * each,
    ]),
  );
  const together = standingCosts + Object.values(costs).reduce((sum, one) => sum + one, 0);
  return { ...costs, together };
}

/** Statements per database: accounts, Premium, stored data, backlog, size. */
const statementsOfTotals = 5;

/** Each paying learner's plan is checked once a day. */
const checksInHour = assumptions.premiumShare / 24;
const ofCheck = 3;

/** Each limit with its utilisation and the number of learners at which it is reached. */
export function limitsOf({ learners, count, bytes, spread, stock, month }, figures) {
  const peak = peakPerSecond(stock);
  const share = (name, used, limit, isProportional = true) => ({
    name,
    used,
    limit,
    share: used / limit,
    reachedAt: isProportional ? Math.round((learners * limit) / used) : null,
  });
  return [
    share("total database storage, GB (raised on request)", bytes / 1e9, limits.storageGb),
    share("database bindings of one worker", count, limits.bindings),
    share("databases per account (raised on request)", count, limits.databases),
    share("size of the fullest database, GB", spread.fullest / 1e9, limits.databaseGb, false),
    share("utilisation of the busiest database, peak minute", spread.busiest, 1, false),
    share("data of the largest learner, GB", stock.largest / 1e9, limits.databaseGb, false),
    share(
      "size of the directory in the first database, GB",
      (learners * bytesOfHome) / 1e9,
      limits.databaseGb,
    ),
    share(
      "utilisation of the first database by logins, peak minute",
      (peak.logIn * 2 * assumptions.slower) / 1_000,
      assumptions.busyTo,
    ),
    share(
      "statements of one database's hourly sweep",
      figures.operations.sweepDatabase.queries + (learners / count) * checksInHour * ofCheck,
      limits.queriesOfInvocation,
      false,
    ),
    share(
      "databases queried per payment event or email address",
      count,
      limits.queriesOfInvocation,
    ),
    share(
      "statements of `npm run admin -- usage`",
      count * statementsOfTotals,
      limits.queriesOfInvocation,
    ),
    share("pages read by OCR per second (four at once, 2 s each)", peak.uploadPicture, 2),
    share("calls of the counter of paid model calls (one object) per second", peak.chatTurn, 1_000),
  ].map((limit) => ({ ...limit, requestsInMonth: month.requests }));
}

function peakPerSecond({ bytes, diligence }) {
  const { day, activeOnExamDay, busiestHour, worstMinute } = assumptions;
  const mean = diligence.reduce((sum, one) => sum + one, 0) / bytes.length;
  const factor = (bytes.length * activeOnExamDay * mean * busiestHour * worstMinute) / 3_600;
  return Object.fromEntries(Object.entries(day).map(([name, times]) => [name, times * factor]));
}
