import { and, eq, type SQL, sql } from "drizzle-orm";
import type { DocumentPart, Passage } from "~/ai/ports";
import type { Database } from "~/platform/database.server";
import { isOneOf } from "~/platform/is-one-of.server";
import { inScope, type PassageScope, passageColumns, toPassages } from "./passage-store.server";
import { fileScope, ownerScope, toQueryTerms } from "./search-terms";
import { files, passages } from "./tables.server";

/** The most passages that a search ranks by term weights only. */
const mostRanked = 1_000;

/** For each result, this many candidates are ranked by their text. */
const candidatesPerResult = 4;

/** The parameters k1 and b of BM25. */
const k1 = 1.2;
const b = 0.75;

/**
 * The passages that match any of `terms` best, as rows of `id` and `rank`, best first: by BM25 with
 * document frequencies of the scope. The `bm25` of FTS5 counts the passages of all learners: it takes
 * longer the more there are, and one learner's texts would change another's ranks.
 *
 * In a scope of more than `mostRanked` passages, those with the rarest terms are ranked, and the other
 * terms only add to their rank; a term in at least as many counts as if it were in every fourth passage.
 * Every term is quoted, so that search syntax in it is text.
 */
function bestPassages(terms: string[], scope: PassageScope, limit: number): SQL {
  const tokens = scope.fileIds ? scope.fileIds.map(fileScope) : [ownerScope(scope.userId)];
  const own = `scope:(${tokens.map((token) => `"${token}"`).join(" OR ")})`;
  const withTerm = (term: SQL) => sql`${`${own} AND terms:"`} || ${term} || '"'`;
  const held = (match: SQL) => sql`(
    SELECT count(*) FROM (
      SELECT 1 FROM passage_index WHERE passage_index MATCH ${match} LIMIT ${mostRanked}
    )
  )`;
  const filesOf = and(
    eq(files.userId, scope.userId),
    scope.fileIds ? isOneOf(files.id, scope.fileIds) : undefined,
  );
  // A word without its inflected ending.
  const beginning = sql`substr(h.term, 1, max(4, length(h.term) - 1))`;
  return sql`(
    WITH counted AS MATERIALIZED (
      SELECT key AS place, value AS term, ${held(withTerm(sql`value`))} AS held
      FROM json_each(${JSON.stringify(terms)})
    ), summed AS MATERIALIZED (
      SELECT term, held, sum(held) OVER (ORDER BY held, place) AS together
      FROM counted WHERE held > 0
    ), rarest AS MATERIALIZED (
      SELECT ' AND terms:(' || group_concat('"' || term || '"', ' OR ') || ')' AS match FROM summed
      WHERE together <= ${mostRanked} OR together = held OR ${held(sql`${own}`)} < ${mostRanked}
    ), size AS MATERIALIZED (
      SELECT sum(
        (SELECT 1 + max(ordinal) FROM passages WHERE file_id = files.id)
      ) AS passages FROM files WHERE ${filesOf}
    ), rare AS MATERIALIZED (
      SELECT term, passages, iif(held < ${mostRanked}, held, max(held, passages / 4.0)) AS often
      FROM summed, size
    ), hits AS MATERIALIZED (
      SELECT rare.term, i.rowid AS id,
        ln(1 + (max(passages, often) - often + 0.5) / (often + 0.5)) AS weight
      FROM rare CROSS JOIN rarest CROSS JOIN passage_index i
      WHERE i.passage_index MATCH ${withTerm(sql`rare.term`)} || rarest.match
    ), likely AS MATERIALIZED (
      SELECT id FROM hits GROUP BY id ORDER BY sum(weight) DESC, id LIMIT ${limit * candidatesPerResult}
    ), looked AS (
      SELECT h.id, h.weight, length(p.body) AS long, avg(length(p.body)) OVER () AS usual,
        max(1, (length(p.body) - length(replace(lower(p.body), ${beginning}, '')))
          / length(${beginning})) AS times
      FROM likely CROSS JOIN hits h ON h.id = likely.id CROSS JOIN passages p ON p.id = h.id
    )
    SELECT id, sum(weight * times * ${k1 + 1}
      / (times + ${k1} * (${1 - b} + ${b} * long / usual))) AS rank
    FROM looked GROUP BY id ORDER BY rank DESC, id LIMIT ${limit}
  )`;
}

/** The passages that match any word of `query` best, best first; none if it has no words. */
export async function searchPassageRows(
  database: Database,
  scope: PassageScope,
  query: string,
  limit: number,
): Promise<Passage[]> {
  const terms = toQueryTerms(query);
  if (terms.length === 0 || scope.fileIds?.length === 0) return [];
  const rows = await database.read(
    database
      .select(passageColumns)
      .from(sql`${bestPassages(terms, scope, limit)} AS best`)
      .innerJoin(passages, sql`${passages.id} = best.id`)
      .innerJoin(files, eq(files.id, passages.fileId))
      .where(inScope(scope))
      .orderBy(sql`best.rank DESC, best.id`),
  );
  return toPassages(rows);
}

/** The results of a search in documents that lie in parts of them. */
export async function searchPartRows(
  database: Database,
  userId: string,
  parts: readonly DocumentPart[],
  query: string,
  limit: number,
): Promise<Passage[]> {
  const scope = { userId, fileIds: [...new Set(parts.map(({ fileId }) => fileId))] };
  const found = await searchPassageRows(database, scope, query, limit * searchedBeyond);
  return found.filter((passage) => parts.some((part) => liesIn(passage, part))).slice(0, limit);
}

/** The whole documents are searched for this many times as many results. */
const searchedBeyond = 4;

function liesIn({ fileId, ordinal, page }: Passage, part: DocumentPart): boolean {
  if (fileId !== part.fileId) return false;
  if ("from" in part)
    return ordinal >= part.from && (part.before === null || ordinal < part.before);
  return page !== null && page >= part.firstPage && page <= part.lastPage;
}
