import { AppError } from "~/platform/errors";
import type { OpenWeb } from "~/platform/ports";
import { productName } from "~/platform/product";
import * as m from "./messages";
import { ipOf, isPublicIp, publicAddress } from "./public-address";
import { uploadRules } from "./upload-rules";

const mostRedirects = 5;
/** Milliseconds for all of it. */
const timeout = 20_000;

/** What an address served. */
export interface Fetched {
  /** The address after all redirects. */
  url: URL;
  /** As declared, without parameters, lower case; "" if it is not. */
  mediaType: string;
  /** The encoding that was declared with it, or null. */
  charset: string | null;
  /** Its bytes as they arrive. @throws AppError unreachable or too_large */
  content: AsyncIterable<Uint8Array>;
}

/**
 * Fetches what a public address serves. Each redirect is checked like the address itself.
 * @throws AppError forbidden_address or unreachable
 */
export async function fetchAddress(web: OpenWeb, address: string): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeout);
  let url = parse(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    await checkPublic(web, url, signal);
    const response = await reach(() => web.fetch(url, { signal, headers: headers() }));
    const location = response.headers.get("Location");
    if (response.status < 300 || response.status > 399 || location === null) {
      return readResponse(url, response);
    }
    await response.body?.cancel();
    url = parse(location, url);
  }
  throw unreachable();
}

function headers() {
  return {
    Accept: "text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.5",
    "User-Agent": `${productName}/1.0 (reads pages that its users ask for)`,
  };
}

function parse(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw unreachable();
  }
}

async function checkPublic(web: OpenWeb, url: URL, signal: AbortSignal): Promise<void> {
  if (!publicAddress(url)) throw forbidden();
  if (ipOf(url) !== null) return;
  const found = await reach(() => web.resolve(url.hostname, signal));
  if (found.length === 0) throw unreachable();
  if (!found.every(isPublicIp)) throw forbidden();
}

async function readResponse(url: URL, response: Response): Promise<Fetched> {
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw unreachable();
  }
  const declared = response.headers.get("Content-Type") ?? "";
  const [mediaType = ""] = declared.split(";");
  const charset = /;\s*charset\s*=\s*"?([\w:.-]{1,40})/i.exec(declared)?.[1] ?? null;
  const content = contentOf(response.body as unknown as AsyncIterable<Uint8Array>);
  return { url, mediaType: mediaType.trim().toLowerCase(), charset, content };
}

async function* contentOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > uploadRules.fileBytes) throw new AppError("too_large", m.addressTooLarge());
      yield chunk;
    }
  } catch (error) {
    throw failureOf(error);
  }
}

/** Any failure counts as one of the other site or the network. */
async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): AppError {
  return error instanceof AppError ? error : unreachable();
}

function unreachable(): AppError {
  return new AppError("unreachable", m.addressUnreachable(), { field: "url" });
}

function forbidden(): AppError {
  return new AppError("forbidden_address", m.addressForbidden(), { field: "url" });
}
