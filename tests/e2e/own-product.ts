import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { bundledWorker } from "../../workers/bundled-worker.mjs";
import { app, documents, engine, music, root, stripeWebhook } from "../../workers/toolchain.mjs";
import { blindReader } from "../workers/blind-reader.mjs";

interface OwnProduct {
  origin: string;
  stop(): Promise<void>;
}

/**
 * Serves the product with the given variables. Nothing leaves this machine: `answer` responds to requests to
 * other sites.
 * @param log called with each line that the product prints
 */
export async function serveOwn(
  variables: Record<string, string>,
  answer: (url: string, init: RequestInit) => Promise<Response> = async () =>
    new Response(null, { status: 503 }),
  log: (line: string) => void = () => {},
): Promise<OwnProduct> {
  const workers = [app, stripeWebhook, documents, engine, music]
    .map(bundledWorker)
    .map((worker) => ({
      ...worker,
      // Like `npm start`: mail is printed, so registration shows no recovery code.
      bindings: {
        ...worker.bindings,
        ...{ DEPLOYMENT: "local", MAIL_PROVIDER: "log" },
        ...variables,
      },
      outboundService: async (request: Request) => {
        const { method, url, headers } = request;
        const body = method === "GET" ? null : await request.text();
        return answer(url, { method, headers: [...headers], body });
      },
    }));
  const server = new Miniflare(
    convertV4MiniflareOptions({
      port: 0,
      cf: false,
      workers: [...workers, blindReader],
      handleStructuredLogs: ({ message }) => log(message),
    }),
  );
  const address = await server.ready;
  await migrate(server);
  return { origin: `http://localhost:${address.port}`, stop: () => server.dispose() };
}

async function migrate(server: Miniflare): Promise<void> {
  const database = await server.getD1Database("DB", app.name);
  const folder = join(root, "migrations");
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sql"))) {
    const statements = readFileSync(join(folder, file), "utf8").split("--> statement-breakpoint");
    for (const statement of statements) await database.prepare(statement).run();
  }
}
