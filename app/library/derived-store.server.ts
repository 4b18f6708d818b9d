import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { derivedValues, files } from "./tables.server";

/** Characters in a part: at most 1 MB in UTF-8, well below D1's 2 MB a value. */
const partLength = 300_000;

/** Identifies a version of a file's text: if the text changes, so does one of these. */
export interface TextVersion {
  id: string;
  userId: string;
  extractionVersion: number | null;
  words: number | null;
}

/** The JSON stored under a name, or null. */
export async function findDerivedValue(
  database: Database,
  file: TextVersion,
  name: string,
): Promise<string | null> {
  const rows = await database.read(
    database
      .select({ value: derivedValues.value })
      .from(derivedValues)
      .innerJoin(files, eq(files.id, derivedValues.fileId))
      .where(
        and(
          eq(derivedValues.fileId, file.id),
          eq(derivedValues.name, name),
          eq(files.userId, file.userId),
        ),
      )
      .orderBy(asc(derivedValues.part)),
  );
  return rows.length > 0 ? rows.map(({ value }) => value).join("") : null;
}

/** Replaces a value and its older versions, unless the text has changed since it was read. */
export async function storeDerivedValue(
  database: Database,
  file: TextVersion,
  name: string,
  json: string,
): Promise<void> {
  const isSame = sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${file.id}
    AND ${files.userId} = ${file.userId} AND ${files.extractionVersion} IS ${file.extractionVersion}
    AND ${files.words} IS ${file.words})`;
  const kind = name.replace(/-\d+$/, "");
  const inserts = splitJson(json).map((value, part) =>
    database
      .insert(derivedValues)
      .select(sql`SELECT ${file.id}, ${name}, ${part}, ${value} WHERE ${isSame}`),
  );
  const older = database
    .delete(derivedValues)
    .where(
      and(
        eq(derivedValues.fileId, file.id),
        sql`(${derivedValues.name} = ${name} OR ${derivedValues.name} GLOB ${`${kind}-[0-9]*`})`,
        isSame,
      ),
    );
  await database.batch([older, ...inserts]);
}

/** Deletes the values derived from a text; part of the batch that changes the text. */
export function deleteDerivedStatement(database: Database, fileId: string, condition: SQL) {
  return database.delete(derivedValues).where(and(eq(derivedValues.fileId, fileId), condition));
}

/** Parts of bounded length; none splits a surrogate pair. */
function splitJson(json: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < json.length; ) {
    let end = Math.min(json.length, start + partLength);
    if (/[\ud800-\udbff]/.test(json[end - 1] ?? "")) end -= 1;
    parts.push(json.slice(start, end));
    start = end;
  }
  return parts;
}
