import { APICallError } from "@ai-sdk/provider";
import type { ModelFamily } from "./model-family";

export type RequestBody = Record<string, unknown>;

/** Fields that a request can omit. The two names of the token limit replace each other. */
const optional = [
  "max_tokens",
  "max_completion_tokens",
  "temperature",
  "seed",
  "reasoning_effort",
  "chat_template_kwargs",
] as const;
type OptionalField = (typeof optional)[number];

const otherTokenField = {
  max_tokens: "max_completion_tokens",
  max_completion_tokens: "max_tokens",
} as const;

/** Fields that a model has rejected; kept for the life of the isolate. */
export type Refused = Set<OptionalField>;

const refusals = new Map<string, Refused>();

/** @param model by its server and name */
export function refusedBy(model: string): Refused {
  const known = refusals.get(model) ?? new Set();
  refusals.set(model, known);
  return known;
}

/**
 * A request with the fields that the family accepts.
 * @param body from the AI SDK, with `max_tokens` and a schema in `response_format`
 */
export function shapeRequest(body: RequestBody, family: ModelFamily): RequestBody {
  const { max_tokens, temperature, seed, response_format, ...rest } = body;
  return {
    ...rest,
    ...family.fields,
    ...(typeof max_tokens === "number" && {
      [family.tokenField]: max_tokens + family.reasoningRoom,
    }),
    ...(family.takesSampling && definedOf({ temperature, seed })),
    ...placeSchema(response_format, family),
  };
}

function placeSchema(format: unknown, { schemaIn }: ModelFamily): RequestBody {
  if (!isObject(format)) return {};
  const { json_schema: given } = format;
  if (!isObject(given)) return { response_format: format };
  const schema = isObject(given.schema) ? given.schema : given;
  if (schemaIn === "guided_json") return { guided_json: schema };
  const envelope = given === schema ? { name: "items", schema, strict: true } : given;
  const json_schema = schemaIn === "envelope" ? envelope : schema;
  return { response_format: { ...format, json_schema } };
}

/**
 * Sends a request; if a field is rejected by name, sends it again without the field, at most once
 * per field. The rejected fields are remembered once a request succeeds.
 * @param send throws APICallError if the request is rejected
 */
export async function sendWithoutRefusedFields<T>(
  body: RequestBody,
  refused: Refused,
  send: (body: RequestBody) => Promise<T>,
): Promise<T> {
  const left = new Set(refused);
  for (;;) {
    const sent = omitFields(body, left);
    try {
      const answer = await send(sent);
      for (const field of left) refused.add(field);
      return answer;
    } catch (error) {
      const field = refusedField(error, sent);
      if (!field || left.has(field)) throw error;
      left.add(field);
    }
  }
}

/**
 * The request without these fields; the token limit uses its other name unless that is rejected
 * too.
 */
function omitFields(body: RequestBody, fields: Refused): RequestBody {
  const left: RequestBody = { ...body };
  for (const field of fields) {
    const value = left[field];
    delete left[field];
    if (value === undefined || !(field in otherTokenField)) continue;
    const other = otherTokenField[field as keyof typeof otherTokenField];
    if (!fields.has(other)) left[other] = value;
  }
  return left;
}

/** The rejected field: `param`, or the first field that the error message names. */
function refusedField(error: unknown, sent: RequestBody): OptionalField | null {
  if (!APICallError.isInstance(error)) return null;
  const { statusCode, data, responseBody = "" } = error;
  if (statusCode !== 400 && statusCode !== 422) return null;
  const given = optional.filter((field) => sent[field] !== undefined);
  const param = isObject(data) ? data.param : undefined;
  const byParam = given.find((field) => field === param);
  if (byParam) return byParam;
  const named = given
    .map((field) => ({ field, at: responseBody.search(new RegExp(`\\b${field}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0];
  if (named) return named.field;
  // Ollama's error names no field.
  return /thinking|reasoning/i.test(responseBody) && given.includes("reasoning_effort")
    ? "reasoning_effort"
    : null;
}

function definedOf(fields: RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
