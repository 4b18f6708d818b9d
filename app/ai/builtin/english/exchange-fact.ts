import { type FoundName, namesIn } from "../find-names";
import { findQuantities, formatLike } from "../find-quantities";

/** Words that turn a statement into its contrary when one takes the other's place. */
const CONTRARIES: readonly (readonly [string, string])[] =
  "more:less most:least larger:smaller largest:smallest higher:lower highest:lowest increase:decrease increased:decreased increases:decreases increasing:decreasing increasingly:decreasingly rise:fall rose:fell gain:lose gained:lost earlier:later early:late before:after first:last north:south northern:southern east:west eastern:western hot:cold hotter:colder warm:cool warmer:cooler strong:weak stronger:weaker strongest:weakest fast:slow faster:slower fastest:slowest slowly:quickly rapidly:slowly nearest:farthest closest:farthest near:far rich:poor richer:poorer wealthy:poor positive:negative inner:outer inside:outside above:below internal:external maximum:minimum majority:minority older:younger oldest:youngest long:short longer:shorter longest:shortest heavy:light heavier:lighter thick:thin thicker:thinner public:private often:rarely frequently:rarely always:never usually:rarely common:rare easy:difficult easier:harder direct:indirect formal:informal skilled:unskilled urban:rural import:export imports:exports supply:demand winning:losing won:lost encouraged:discouraged supported:opposed accepted:rejected allowed:forbade united:divided expanded:shrank strengthened:weakened similar:opposite same:opposite upper:lower top:bottom visible:invisible many:few best:worst better:worse dense:thin denser:thinner young:old summer:winter day:night men:women attractive:repulsive opened:closed joined:left gradually:suddenly successfully:unsuccessfully"
    .split(" ")
    .map((pair) => {
      const [one = "", other = ""] = pair.split(":");
      return [one, other] as const;
    });

const contrary = new Map(
  CONTRARIES.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
);

/** The statement with one fact exchanged for another of its kind: surely false. Null where nothing can be. */
export function exchangeFact(
  statement: string,
  names: ReadonlyMap<string, FoundName>,
  whole: string,
): string | null {
  const number = findQuantities(statement, "en")[0];
  if (number && !number.isYear && number.value >= 5) {
    const factor =
      number.value * 2 <= 100 || !/^\s?(?:%|percent)/u.test(statement.slice(number.end)) ? 2 : 0.5;
    return replaceAt(
      statement,
      number.start,
      number.text,
      formatLike(number.value * factor, number.text),
    );
  }
  if (number?.isYear) {
    const shift = number.value % 2 === 0 ? 30 : -40;
    const year = number.value + shift > 2020 ? number.value - 40 : number.value + shift;
    return replaceAt(statement, number.start, number.text, String(year));
  }
  for (const match of statement.matchAll(/(?<![\p{L}-])\p{Ll}+(?![\p{L}-])/gu)) {
    const other = contrary.get(match[0]);
    if (!other || (match[0] === "first" && /^ (?:of|to)\b/u.test(statement.slice(match.index + 5))))
      continue;
    if (
      /\b(?:more|less|most|least|no|not|than|the|as) $/u.test(statement.slice(0, match.index)) &&
      /^(?:often|rarely|common|rare|many|few)$/u.test(other)
    )
      continue;
    if (
      /^(?:than|and|or)$/u.test(
        statement.slice(match.index + match[0].length + 1).split(" ")[0] ?? "",
      ) &&
      /^(?:more|less|many|few|before|after)$/u.test(match[0]) &&
      !/^than/u.test(statement.slice(match.index + match[0].length + 1))
    )
      continue;
    return replaceAt(statement, match.index, match[0], other);
  }
  const place = namesIn(` ${statement}`).find(
    ({ text }) => names.get(text)?.kind === "person" || names.get(text)?.kind === "place",
  );
  if (!place) return null;
  const kind = names.get(place.text)?.kind;
  const other = [...names.values()]
    .filter((name) => name.kind === kind && name.text !== place.text && !whole.includes(name.text))
    .sort(
      (a, b) =>
        Math.abs(a.text.length - place.text.length) - Math.abs(b.text.length - place.text.length) ||
        b.count - a.count,
    )[0];
  return other && !other.text.includes(place.text) && !place.text.includes(other.text)
    ? replaceAt(statement, place.start - 1, place.text, other.text)
    : null;
}

function replaceAt(text: string, start: number, old: string, replacement: string): string {
  return `${text.slice(0, start)}${replacement}${text.slice(start + old.length)}`;
}
