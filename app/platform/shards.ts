import { z } from "zod";

/**
 * How learners are spread over databases, the shards. The first is bound as `DB`, the others as `DB_1`,
 * `DB_2` and so on. docs/scale.md says what each holds.
 */
export interface Shards {
  count: number;
  /** Where those who register live: each shard's share of them, by its number. */
  weights: readonly number[];
}

/** The name under which a shard is bound. */
export function shardBinding(shard: number): string {
  return shard === 0 ? "DB" : `DB_${shard}`;
}

/**
 * @param bindings of a worker
 * @throws Error where one is missing between others
 */
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

/** The weights where each takes as many new learners as another. */
export function evenly(count: number): number[] {
  return Array<number>(count).fill(1);
}

/**
 * @param variables of which NEW_LEARNERS names the shards that take new learners, as `DB_1 DB_2=3`
 * does: the second three times as many as the first. All take as many as another unless told.
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
            context.addIssue(`It has to name databases, like "DB_1 DB_2=3": ${word} is none.`);
          else weights[shard] = Number(weight);
        }
        return weights;
      }),
  });
  return schema.parse(variables).NEW_LEARNERS;
}

/** Where a learner who registers will live: always the same for the same id and weights. */
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

/** The app with each of the databases, the first one first. */
export function everyShard<A extends { at(shard: number): A; config: { shards: Shards } }>(
  app: A,
): A[] {
  return Array.from({ length: app.config.shards.count }, (_, shard) => app.at(shard));
}
