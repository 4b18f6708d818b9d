import routes from "../../../app/routes";
import type { LearnerRecords } from "./learner-records";

interface Entry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Entry[] | undefined;
}

/** The patterns of every route of the app, and of the addresses that are answered without a route. */
export const patterns: readonly string[] = [
  ...new Set([...patternsOf(routes, ""), "/__manifest", "/webhooks/stripe"]),
];

function patternsOf(entries: readonly Entry[], above: string): string[] {
  return entries.flatMap(({ path, index, children }) => {
    const own = path ? `${above}/${path}` : above;
    const form = index ? [`${own || "/"}?index`] : [];
    return [...(path || index ? [own || "/"] : []), ...form, ...patternsOf(children ?? [], own)];
  });
}

/** Ids that do not exist. */
const oddIds = [
  "0",
  "00000000000000000000",
  "..%2f..%2fusers",
  "%00",
  "a".repeat(65),
  "%27%20OR%201",
];

/**
 * The addresses of a pattern: with each thing of another learner in each parameter, the rest filled
 * with the learner's own records, another's or nobody's.
 */
export function addressesOf(
  pattern: string,
  others: LearnerRecords,
  own: LearnerRecords,
): string[] {
  const parameters = [...pattern.matchAll(/:\w+/g)].map(([name]) => name);
  if (parameters.length === 0) return [pattern.replace("*", "no/such/place")];
  const fills = [...Object.values(others), ...oddIds];
  const all = parameters.flatMap((parameter) =>
    [others, own].flatMap((rest) =>
      fills.map((fill) =>
        parameters.reduce(
          (address, name) => address.replace(name, name === parameter ? fill : idFor(name, rest)),
          pattern,
        ),
      ),
    ),
  );
  return [...new Set(all)];
}

/** The thing that a parameter asks for. */
function idFor(parameter: string, records: LearnerRecords): string {
  const kind = parameter.replace(/^:|Id$/g, "") as keyof LearnerRecords;
  return records[kind] ?? records.file;
}
