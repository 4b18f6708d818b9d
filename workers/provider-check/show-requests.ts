/** Characters of a text that are shown. */
const shown = 160;

/**
 * Shows each request with a body before it is sent: address and JSON, or the fields of a form. Headers, which
 * hold the key, are not shown.
 * @param send usually the global `fetch`
 */
export function showingRequests(send: typeof fetch, write: (line: string) => void): typeof fetch {
  return async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.body) {
      const address = input instanceof Request ? input.url : String(input);
      write(`  sends  ${init.method ?? "POST"} ${address}`);
      for (const line of linesOf(init.body)) write(`         ${line}`);
    }
    return send(input, init);
  };
}

function linesOf(body: BodyInit): string[] {
  if (typeof body === "string") {
    return JSON.stringify(JSON.parse(body), shorten, 2).split("\n");
  }
  if (!(body instanceof FormData)) return [];
  return [...body].map(([name, value]) =>
    typeof value === "string"
      ? `${name}=${value}`
      : `${name}=@${value.name} (${value.type}, ${value.size} bytes)`,
  );
}

/** Documents and pictures would fill the terminal. */
function shorten(_name: string, value: unknown): unknown {
  return typeof value === "string" && value.length > shown
    ? `${value.slice(0, shown)}… (${value.length} characters)`
    : value;
}
