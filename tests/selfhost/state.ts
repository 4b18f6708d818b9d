import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The contents of a state folder while no server uses it, read without the product. */
export interface Stored {
  /** The keys that rows of files refer to. */
  rows: string[];
  /** The keys that are announced for removal. */
  announced: string[];
  /** The keys in the byte store. */
  objects: string[];
  /** The blobs on disk, and those that objects consist of. */
  blobs: { onDisk: string[]; needed: string[] };
}

export function readState(state: string): Stored {
  const database = sqliteFile(state, "d1", "miniflare-D1DatabaseObject");
  const bucket = sqliteFile(state, "r2", "miniflare-R2BucketObject");
  return {
    rows: column(database, "SELECT bytes_key AS value FROM files"),
    announced: column(database, "SELECT key AS value FROM bytes_to_remove"),
    objects: column(bucket, "SELECT key AS value FROM _mf_objects"),
    blobs: {
      onDisk: readdirSync(join(state, "v3", "r2", "fennec", "blobs")).sort(),
      needed: column(
        bucket,
        `SELECT blob_id AS value FROM _mf_objects WHERE blob_id IS NOT NULL
        UNION SELECT blob_id FROM _mf_multipart_parts`,
      ),
    },
  };
}

/** The names of the columns of a table of the database. */
export function columnsOf(state: string, table: string): string[] {
  const database = sqliteFile(state, "d1", "miniflare-D1DatabaseObject");
  return column(database, `SELECT name AS value FROM pragma_table_info('${table}')`);
}

function sqliteFile(state: string, ...folders: string[]): string {
  const folder = join(state, "v3", ...folders);
  const [file, ...others] = readdirSync(folder).filter((name) =>
    /^[0-9a-f]{64}\.sqlite$/.test(name),
  );
  if (!file || others.length > 0) throw new Error(`There is not one database in ${folder}.`);
  return join(folder, file);
}

function column(file: string, query: string): string[] {
  const database = new DatabaseSync(file);
  try {
    const rows = database.prepare(query).all();
    return rows.map(({ value }) => String(value)).sort();
  } finally {
    database.close();
  }
}
