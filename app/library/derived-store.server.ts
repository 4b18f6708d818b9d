import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/platform/database.server";
import { derivedValues, files } from "./tables.server";

/** Characters in a part: at most 1 MB in UTF-8, well below D1's 2 MB a value. */
const partLength = 300_000;

/** What identifies one reading of a file: if the text changes, so does one of these. */
export interface ReadText {
  id: string;
  userId: string;
  readerVersion: number | null;
  words: number | null;
}

/** The JSON that was stored under this name, or null. */
export async function findDerivedValue(
  database: Database,
  file: ReadText,
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

/** Stores a value in place of its older versions, unless the text has changed since it was read. */
export async function storeDerivedValue(
  database: Database,
  file: ReadText,
  name: string,
  json: string,
): Promise<void> {
  const isSame = sql`EXISTS (SELECT 1 FROM ${files} WHERE ${files.id} = ${file.id}
    AND ${files.userId} = ${file.userId} AND ${files.readerVersion} IS ${file.readerVersion}
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

/** The statement that deletes what was derived from a text; part of the batch that changes the text. */
export function forgetDerivedStatement(database: Database, fileId: string, condition: SQL) {
  return database.delete(derivedValues).where(and(eq(derivedValues.fileId, fileId), condition));
}

/** Parts of bounded length, none of which ends within a character. */
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
