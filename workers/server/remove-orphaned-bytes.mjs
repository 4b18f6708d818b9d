// Removes what an interrupted upload left when the server was killed: parts of incomplete objects, which R2 removes
// after a week and Miniflare never, and blobs that were written before their row. The app's sweep cannot see either.
// Runs before the server accepts uploads.
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Miniflare's numbers for the states of a multipart upload. */
const inProgress = 0;
const aborted = 2;

/**
 * @param {string} state
 * @param {string} bucket its name
 * @returns {number} how many blobs were removed
 */
export function removeOrphanedBytes(state, bucket) {
  const blobs = join(state, "v3", "r2", bucket, "blobs");
  if (!existsSync(blobs)) return 0;
  const needed = new Set(bucketDatabases(state).flatMap(neededBlobs));
  const lost = readdirSync(blobs).filter((id) => !needed.has(id));
  for (const id of lost) rmSync(join(blobs, id));
  return lost.length;
}

function bucketDatabases(state) {
  const folder = join(state, "v3", "r2", "miniflare-R2BucketObject");
  return readdirSync(folder)
    .filter((name) => /^[0-9a-f]{64}\.sqlite$/.test(name))
    .map((name) => join(folder, name));
}

/** @returns {string[]} the blobs of complete objects, after deleting the records of incomplete ones */
function neededBlobs(path) {
  const database = new DatabaseSync(path);
  try {
    database.exec(`
      DELETE FROM _mf_multipart_parts WHERE upload_id IN
        (SELECT upload_id FROM _mf_multipart_uploads WHERE state = ${inProgress});
      UPDATE _mf_multipart_uploads SET state = ${aborted} WHERE state = ${inProgress};
    `);
    return database
      .prepare(
        `SELECT blob_id FROM _mf_objects WHERE blob_id IS NOT NULL
        UNION SELECT blob_id FROM _mf_multipart_parts`,
      )
      .all()
      .map(({ blob_id }) => String(blob_id));
  } finally {
    database.close();
  }
}
