const cloudflare = "https://api.cloudflare.com/client/v4";

/**
 * Workers AI through its REST API, with the interface of the binding, for processes outside Cloudflare.
 * @returns null if the environment has no account or token
 */
export function bindByRest(variables: Record<string, string | undefined>): Ai | null {
  const {
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_API_TOKEN: token,
    AI_GATEWAY_TOKEN: gatewayToken,
  } = variables;
  if (!account || !token) return null;
  const api = variables.CLOUDFLARE_API_BASE_URL || cloudflare;
  const run = async (model: string, inputs: unknown, { gateway }: AiOptions = {}) => {
    const url = gateway
      ? `https://gateway.ai.cloudflare.com/v1/${account}/${gateway.id}/workers-ai/${model}`
      : `${api}/accounts/${account}/ai/run/${model}`;
    const response = await fetch(url, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        ...(gateway && gatewayToken && { "cf-aig-authorization": `Bearer ${gatewayToken}` }),
      },
      body: JSON.stringify(inputs),
      redirect: "manual",
    });
    return response.headers.get("Content-Type")?.includes("application/json")
      ? unwrap(response)
      : response;
  };
  return { run } as unknown as Ai;
}

/** The REST API wraps what the binding returns. */
async function unwrap(response: Response): Promise<Response> {
  const { result, errors } = (await response.json()) as {
    result?: unknown;
    errors?: { code?: number; message?: string }[];
  };
  const [error] = errors ?? [];
  const body = response.ok ? result : { internalCode: error?.code, message: error?.message };
  return Response.json(body, { status: response.status });
}
