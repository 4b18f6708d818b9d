import { and, asc, eq, gt, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { StoredItems } from "~/assessment/item-queries.server";
import type { ItemPlace } from "~/assessment/review-log-store.server";
import type { Owner } from "~/platform/app.server";
import type { Database } from "~/platform/database.server";
import type { Course, CourseChange, CourseInput } from "./schema";
import { courseFiles, courses, isUnsettled } from "./tables.server";

/** The learner's courses, oldest first. @param id only this one */
export async function listCourseRows(
  database: Database,
  userId: Owner["id"],
  id?: string,
): Promise<Course[]> {
  const rows = await database.read(
    database
      .select({
        id: courses.id,
        name: courses.name,
        examOn: courses.examOn,
        fileIds: fileIdsOf(),
      })
      .from(courses)
      .where(and(eq(courses.userId, userId), id === undefined ? undefined : eq(courses.id, id)))
      .orderBy(asc(courses.createdAt), asc(courses.id)),
  );
  return rows.map((row) => ({ ...row, fileIds: JSON.parse(row.fileIds) as string[] }));
}

const fileIdsOf = () =>
  sql<string>`(SELECT json_group_array(file_id) FROM
    (SELECT file_id FROM course_files WHERE course_id = courses.id ORDER BY rowid))`.as("file_ids");

/** Adds a course unless it is there already, or the learner has `most` courses. */
export async function insertCourse(
  database: Database,
  { userId, createdAt, most }: { userId: string; createdAt: Date; most: number },
  { id, name, examOn, fileIds }: CourseInput & { id: string },
): Promise<void> {
  await database.batch([
    database
      .insert(courses)
      .select(sql`
        SELECT ${id}, ${userId}, ${name}, ${examOn}, ${createdAt.getTime()}, NULL
        WHERE (SELECT count(*) FROM courses WHERE user_id = ${userId}) < ${most}`)
      .onConflictDoNothing(),
    addFiles(database, { userId, id }, fileIds),
  ]);
}

/** Changes what is given of a course. */
export async function updateCourse(
  database: Database,
  place: { userId: string; id: string },
  { name, examOn, fileIds }: CourseChange,
): Promise<void> {
  const own = and(eq(courses.id, place.id), eq(courses.userId, place.userId));
  await database.batch([
    database
      .update(courses)
      .set({
        name: name ?? sql`${courses.name}`,
        examOn: examOn === undefined ? sql`${courses.examOn}` : examOn,
      })
      .where(own),
    ...(fileIds
      ? [
          database.delete(courseFiles).where(
            sql`${courseFiles.courseId} IN (SELECT id FROM courses WHERE id = ${place.id} AND user_id = ${place.userId})
              AND ${courseFiles.fileId} NOT IN (SELECT value FROM json_each(${JSON.stringify(fileIds)}))`,
          ),
          addFiles(database, place, fileIds),
        ]
      : []),
  ]);
}

function addFiles(
  database: Database,
  { userId, id }: { userId: string; id: string },
  fileIds: readonly string[],
) {
  return database
    .insert(courseFiles)
    .select(sql`
      SELECT courses.id, value FROM courses JOIN json_each(${JSON.stringify(fileIds)})
      WHERE courses.id = ${id} AND courses.user_id = ${userId}`)
    .onConflictDoNothing();
}

export async function deleteCourseRow(
  database: Database,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  await database.delete(courses).where(and(eq(courses.id, id), eq(courses.userId, userId)));
}

/**
 * The exams after a day of each course and document that has some, by their ids.
 * @param today a UTC day, YYYY-MM-DD
 * @param besides a course that is left out
 */
export async function listExams(
  database: Database,
  userId: Owner["id"],
  today: string,
  { besides }: { besides?: string } = {},
): Promise<Map<string, string[]>> {
  const rows = await database.read(
    database
      .select({
        id: courses.id,
        fileId: sql<string | null>`${courseFiles.fileId}`.as("file_id"),
        examOn: sql<string>`${courses.examOn}`.as("file_exam_on"),
      })
      .from(courses)
      .leftJoin(courseFiles, eq(courseFiles.courseId, courses.id))
      .where(
        and(
          eq(courses.userId, userId),
          gt(courses.examOn, today),
          besides === undefined ? undefined : ne(courses.id, besides),
        ),
      ),
  );
  const exams = new Map(rows.map(({ id, examOn }) => [id, [examOn]]));
  for (const { fileId, examOn } of rows) {
    if (fileId !== null) exams.set(fileId, [...(exams.get(fileId) ?? []), examOn]);
  }
  return exams;
}

/** The exams after a day that an item in review is for. @param today a UTC day, YYYY-MM-DD */
export async function findExamsOfItem(
  database: Database,
  { table, fileId, courseId }: StoredItems,
  { userId, itemId }: ItemPlace,
  today: string,
): Promise<string[]> {
  const rows = await database
    .select({ examOn: sql<string>`${courses.examOn}` })
    .from(table)
    .innerJoin(
      courses,
      sql`${courses.id} = ${courseId}
        OR ${courses.id} IN (SELECT course_id FROM course_files WHERE file_id = ${fileId})`,
    )
    .where(
      and(
        eq(table.id, itemId),
        isNotNull(table.keptAt),
        eq(courses.userId, userId),
        gt(courses.examOn, today),
      ),
    );
  return rows.map(({ examOn }) => examOn);
}

/** A course whose exam day has begun. */
interface UnsettledCourse {
  id: string;
  userId: string;
  examOn: string | null;
  fileIds: string[];
}

/** Courses whose exam day has begun without their due times being put right since, the earliest exam first. */
export async function listUnsettled(
  database: Database,
  today: string,
  limit: number,
): Promise<UnsettledCourse[]> {
  const { id, userId, examOn } = courses;
  const rows = await database
    .select({ id, userId, examOn, fileIds: fileIdsOf() })
    .from(courses)
    .where(and(isUnsettled(courses), lte(examOn, today)))
    .orderBy(asc(examOn))
    .limit(limit);
  return rows.map((row) => ({ ...row, fileIds: JSON.parse(row.fileIds) as string[] }));
}

/** Notes that the due times are right after this exam, unless the course has another one by now. */
export async function markSettled(
  database: Database,
  { id, examOn }: Pick<UnsettledCourse, "id" | "examOn">,
): Promise<void> {
  await database
    .update(courses)
    .set({ examSettledOn: examOn })
    .where(and(eq(courses.id, id), examOn === null ? undefined : eq(courses.examOn, examOn)));
}
