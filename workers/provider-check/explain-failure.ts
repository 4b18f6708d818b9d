import { ProviderError } from "~/ai/provider-error";
import { failureOf } from "~/ai/providers/failure";
import type { InspectedServer } from "~/ai/providers/provider";

/** The model that was tried. */
export interface InspectedModel extends InspectedServer {
  model: string;
  /** Its idle timeout. */
  timeoutSeconds: number;
}

type Catalogue = NonNullable<InspectedServer["catalogue"]>;

const never = new AbortController().signal;

/** What went wrong, in words that name what to change. */
export async function explainFailure(error: unknown, provider: InspectedModel): Promise<string> {
  const failure = failureOf(error, never);
  if (!(failure instanceof ProviderError)) return String(failure);
  const { status, message } = failure;
  const said = message.replace(/^\d+: /, "");
  if (failure.failure === "provider_timeout") {
    return `gives no answer in ${provider.timeoutSeconds} s: too slow, or AI_TIMEOUT_SECONDS is too short`;
  }
  if (status === null) {
    return cannotConnect.test(said)
      ? `cannot be reached: does a server run at ${provider.server}? (${said})`
      : said;
  }
  return explainStatus(status, said, provider);
}

const cannotConnect = /connect|fetch failed|ECONNREFUSED|ENOTFOUND|getaddrinfo|socket|network/i;
const unknownModel = /model/i;
const notThere = /not found|not exist|no such|unknown|invalid|not available|5007/i;

async function explainStatus(
  status: number,
  said: string,
  { server, catalogue, model, explainRejectedKey }: InspectedModel,
): Promise<string> {
  if (status === 401 || status === 403) return explainRejectedKey(said);
  if (status === 404 || (status === 400 && unknownModel.test(said) && notThere.test(said))) {
    const known = catalogue ? await listModels(catalogue) : [];
    if (known.length > 0 && !known.includes(model)) {
      return `does not know the model ${model}; it has ${known.slice(0, 8).join(", ")}`;
    }
    return known.length === 0 && !unknownModel.test(said) && catalogue
      ? `has no such API call at ${server}: does the address end in /v1? (${said})`
      : `does not know the model ${model} (${said})`;
  }
  if (status === 402 || /insufficient_quota|quota|credit|3036/i.test(said)) {
    return `has no credit left: ${said}`;
  }
  if (status === 429) return `is over a rate limit or at capacity: ${said}`;
  if (status >= 300 && status < 400) return "redirects to another address, which is not followed";
  if (status >= 500) return `has an error of its own, ${status}: ${said}`;
  return `refuses the request with ${status}: ${said}`;
}

/** @returns the names of the server's models; none if it does not list them */
async function listModels({ url, key }: Catalogue): Promise<string[]> {
  try {
    const response = await fetch(url, {
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
    });
    const { data } = (await response.json()) as { data?: { id?: unknown }[] };
    return (data ?? []).flatMap(({ id }) => (typeof id === "string" ? [id] : []));
  } catch {
    return [];
  }
}
