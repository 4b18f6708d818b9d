import fc from "fast-check";
import type { z } from "zod";

/** Texts at the limits of schemas, and texts that are hard to split, compare or display. */
const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "0",
    "-0",
    "1",
    "-1",
    "1.5",
    "1e9",
    "1e400",
    "NaN",
    "0x10",
    "null",
    "[]",
  ),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "\udc00\ud800",
    "\u202e",
    "\ufeff",
    "%00",
    "../../x",
    "'; --",
  ),
  fc.constantFrom("__proto__", "constructor", "toString", "on", "true", "false", "undefined"),
  fc
    .tuple(
      fc.constantFrom(
        "a",
        " ",
        "a ",
        "é",
        "\u0301",
        "漢",
        "👩‍🚀",
        "\n",
        "\r\n",
        "=",
        "a.",
        "a@",
        "-",
      ),
      fc.constantFrom(1, 2, 5, 6, 63, 64, 65, 200, 201, 500, 1_000, 1_001, 8_000, 8_001, 20_001),
    )
    .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length)),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.string({ unit: "binary", maxLength: 80 }),
);

const oddNumber = fc.oneof(
  fc.integer({ min: -2, max: 105 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e308, 2 ** 53, 0.1),
  fc.double(),
);

/** Any JSON that a client may send instead of the expected value. */
const anyJson = fc.oneof(
  ...[oddText, oddNumber, fc.boolean(), fc.jsonValue()],
  fc.constantFrom(null, { toString: null }, { valueOf: 1, toString: "x" }, [[]], { length: 1e9 }),
);

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
}

/** Inputs that are mostly valid for a schema, and others that are not. */
export function inputsOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: likely(schema) }, { weight: 1, arbitrary: anyJson });
}

function likely(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { def } = schema as unknown as { def: Definition };
  switch (def.type) {
    case "object":
      return fc
        .tuple(
          fc.record(
            Object.fromEntries(
              Object.entries(def.shape ?? {}).map(([name, field]) => [name, inputsOf(field)]),
            ),
            { requiredKeys: [] },
          ),
          fc.oneof(
            { weight: 4, arbitrary: fc.constant({}) },
            { weight: 1, arbitrary: fc.dictionary(oddText, anyJson, { maxKeys: 3 }) },
          ),
        )
        .map(([known, unknown]) => ({ ...unknown, ...known }));
    case "array":
      return fc.array(def.element ? likely(def.element) : anyJson, { maxLength: 24 });
    case "enum":
      return fc.constantFrom(...Object.values(def.entries ?? {}));
    case "literal":
      return fc.constantFrom(...(def.values ?? []));
    case "union":
      return fc.oneof(...(def.options ?? []).map(likely));
    case "pipe":
      return def.in && !isTransform(def.in) ? likely(def.in) : likelyOf(def.out);
    case "number":
    case "int":
      return fc.oneof(oddNumber, fc.integer({ min: 1, max: 100 }).map(String));
    case "boolean":
      return fc.boolean();
    case "string":
      return fc.oneof(oddText, fc.constantFrom("Ada", "ada@example.com", "a secret", "osmosis"));
    case "transform":
      return oddText;
    default:
      return likelyOf(def.innerType);
  }
}

function likelyOf(inner: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!inner) return anyJson;
  return fc.oneof({ weight: 6, arbitrary: likely(inner) }, fc.constantFrom(undefined, null));
}

function isTransform(schema: z.ZodType): boolean {
  return (schema as unknown as { def: Definition }).def.type === "transform";
}

/** The fields of a form. A name may occur more than once. */
export function fieldsOf(schema: z.ZodType): fc.Arbitrary<[string, string][]> {
  const names = fieldNames(schema);
  return fc
    .tuple(
      inputsOf(schema),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            ...names,
            "other",
            "a[0].b",
            "a..b",
            ...names.map((name) => `${name}.toString`),
          ),
          oddText,
        ),
        {
          maxLength: 4,
        },
      ),
    )
    .map(([input, more]) => [...Object.entries(input ?? {}).flatMap(asFields), ...more]);
}

function asFields([name, value]: [string, unknown]): [string, string][] {
  if (value === undefined || value === null || name === "") return [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => [name, typeof one === "string" ? one : String(JSON.stringify(one))]);
}

/** The names of an object schema's fields; none for other schemas. */
export function fieldNames(schema: z.ZodType): string[] {
  const { def } = schema as unknown as { def: Definition };
  if (def.shape) return Object.keys(def.shape);
  const inner = def.innerType ?? def.in;
  return inner ? fieldNames(inner) : [];
}
