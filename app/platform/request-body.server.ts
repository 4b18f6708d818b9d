import { AppError } from "./errors";
import * as m from "./messages";

const maximumDepth = 16;

/** Per form; the largest has a field for each of twenty files. */
const maximumFields = 100;

/**
 * Reads the body as text. Its size is counted on arrival, not taken from the header.
 * @throws AppError too_large
 */
export async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) {
      throw new AppError("too_large", m.textTooLong());
    }
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]).text();
}

/**
 * Reads a JSON object. An empty body is an empty object, for calls with optional fields only.
 * @throws AppError invalid_request if it is not JSON, not an object, or nested too deep
 */
export async function readJson(request: Request, limit: number): Promise<Record<string, unknown>> {
  const text = await readText(request, limit);
  if (text.trim() === "") return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError("invalid_request", m.invalidJson());
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("invalid_request", m.jsonNoObject());
  }
  if (depthExceeds(value, maximumDepth)) {
    throw new AppError("invalid_request", m.jsonTooDeep());
  }
  return value as Record<string, unknown>;
}

/**
 * Reads the fields of a form, url-encoded or multipart, without files.
 * @throws AppError invalid_request if it is not a form or has too many fields, as parsing takes quadratic
 * time
 */
export async function readForm(request: Request, limit: number): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  const text = await readText(request, limit);
  const form = await parseForm(text, type);
  if ([...form.keys()].length > maximumFields) {
    throw new AppError("invalid_request", m.tooManyFields());
  }
  return form;
}

async function parseForm(text: string, type: string): Promise<FormData> {
  try {
    return await new Response(text, { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new AppError("invalid_request", m.unreadableForm());
  }
}

function depthExceeds(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (limit === 0) return true;
  return Object.values(value).some((child) => depthExceeds(child, limit - 1));
}
