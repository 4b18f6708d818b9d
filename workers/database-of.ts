import { shardBinding } from "~/platform/shards";
import type { Bindings } from "./bindings";

/** The database of a shard. @throws Error where none is bound */
export function databaseOf(env: Pick<Bindings, "DB">, shard: number): D1Database {
  const database: D1Database | undefined = Reflect.get(env, shardBinding(shard));
  if (!database) throw new Error(`No database is bound as ${shardBinding(shard)}.`);
  return database;
}
