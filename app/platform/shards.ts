import { z } from "zod";

/**
 * The databases (shards) over which learners are spread. Bound as `DB`, `DB_1`, `DB_2` and so on; see
 * docs/scale.md.
 */
export interface Shards {
  count: number;
  /** Share of new learners by shard number. */
  weights: readonly number[];
}

/** A shard's binding. */
export function shardBinding(shard: number): string {
  return shard === 0 ? "DB" : `DB_${shard}`;
}

/** @throws Error if a binding is missing between others */
export function countShards(bindings: object): number {
  const numbers = Object.keys(bindings)
    .flatMap((name) => /^DB_([1-9]\d*)$/.exec(name)?.[1] ?? [])
    .map(Number);
  const count = numbers.length + 1;
  for (let shard = 1; shard < count; shard += 1) {
    if (numbers.includes(shard)) continue;
    throw new Error(`${shardBinding(shard)} is not bound, though a database after it is.`);
  }
  return count;
}

/** Equal weights. */
export function evenly(count: number): number[] {
  return Array<number>(count).fill(1);
}

/**
 * Parses NEW_LEARNERS: the shards for new learners and their weights. With `DB_1 DB_2=3` the second gets
 * three times as many as the first. Default: equal weights.
 * @throws ZodError
 */
export function parseWeights(variables: object, count: number): number[] {
  const schema = z.object({
    NEW_LEARNERS: z
      .string()
      .trim()
      .default("")
      .transform((told, context) => {
        if (told === "") return evenly(count);
        const weights = Array<number>(count).fill(0);
        for (const word of told.split(/\s+/)) {
          const [, name = "", weight = "1"] =
            /^(DB(?:_\d+)?)(?:=([1-9]\d{0,5}))?$/.exec(word) ?? [];
          const shard = weights.findIndex((_, number) => shardBinding(number) === name);
          if (shard < 0)
            context.addIssue(`Must name databases, such as "DB_1 DB_2=3": ${word} is not one.`);
          else weights[shard] = Number(weight);
        }
        return weights;
      }),
  });
  return schema.parse(variables).NEW_LEARNERS;
}

/** The shard of a new learner; deterministic by id and weights. */
export function chooseShard(learnerId: string, { weights }: Shards): number {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let place = hashOf(learnerId) % whole;
  return weights.findIndex((weight) => {
    place -= weight;
    return place < 0;
  });
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

interface Sharded<A> {
  at(shard: number): A;
  config: { shards: Shards };
}

/** The first rows of all shards together. @param list reads at least as many of one shard */
export async function listAcrossShards<A extends Sharded<A>, Row>(
  app: A,
  list: (shard: A) => Promise<Row[]>,
  order: (one: Row, other: Row) => number,
  limit: number,
): Promise<Row[]> {
  const rows = await Promise.all(everyShard(app).map(list));
  return rows.flat().sort(order).slice(0, limit);
}

/** The app once per shard, in order. */
export function everyShard<A extends Sharded<A>>(app: A): A[] {
  return Array.from({ length: app.config.shards.count }, (_, shard) => app.at(shard));
}
