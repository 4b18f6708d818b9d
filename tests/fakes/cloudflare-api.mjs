// Stands in for Cloudflare's API as far as `npm run deploy` calls it: an account that keeps what is
// made in it, and refuses what the real one refuses. What it is asked is in `calls`, in order.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { DatabaseSync } from "node:sqlite";

/** An answer that is no success. */
class Refused extends Error {
  constructor(status, code, message) {
    super(message);
    Object.assign(this, { status, code });
  }
}

const noWorker = () => new Refused(404, 10007, "This Worker does not exist on your account.");

/** @returns {Promise<{ url: string, calls: any[], account: any, stop(): Promise<void> }>} */
export async function startCloudflareApi() {
  const account = {
    id: "acc0".repeat(8),
    name: "A fresh account",
    databases: new Map(),
    buckets: new Map(),
    queues: new Map(),
    workers: new Map(),
  };
  const calls = [];
  const server = createServer((request, response) => {
    answer(account, calls, request)
      .catch((error) => {
        if (!(error instanceof Refused)) console.error(error);
        return {
          status: error.status ?? 500,
          errors: [{ code: error.code, message: error.message }],
        };
      })
      .then(({ status = 200, errors = [], result = null, info }) => {
        response.writeHead(status, { "Content-Type": "application/json" });
        response.end(
          JSON.stringify({
            success: errors.length === 0,
            errors,
            messages: [],
            result,
            ...(info && { result_info: info }),
          }),
        );
      });
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${server.address().port}/client/v4`,
    calls,
    account,
    stop: () => new Promise((done) => server.close(done)),
  };
}

async function answer(account, calls, request) {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const path = pathname.replace("/client/v4", "").replace(`/accounts/${account.id}`, "");
  const call = { method: request.method, path, query: Object.fromEntries(searchParams) };
  calls.push(call);
  Object.assign(call, await bodyOf(request));
  for (const [method, pattern, handle] of routes) {
    const found = method === call.method && pattern.exec(path);
    if (found)
      return { result: null, ...(await handle({ ...call, account, request }, ...found.slice(1))) };
  }
  call.unknown = true;
  throw new Refused(404, 7003, `No route for ${call.method} ${path}`);
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const type = request.headers["content-type"] ?? "";
  if (type.startsWith("multipart/")) {
    const form = await new Response(bytes, { headers: { "Content-Type": type } }).formData();
    const metadata = form.get("metadata");
    const files = [...form].flatMap(([name, part]) =>
      typeof part === "string" ? [] : [{ name, type: part.type, size: part.size }],
    );
    return {
      files,
      metadata:
        metadata && JSON.parse(typeof metadata === "string" ? metadata : await metadata.text()),
    };
  }
  return /^\s*[[{]/.test(bytes.toString()) ? { body: JSON.parse(bytes.toString()) } : {};
}

/** Method, path below the account, and what is done. */
const routes = [
  ["GET", /^\/user$/, () => ({ result: { id: "user", email: "operator@fennec.test" } })],
  ["GET", /^\/user\/tokens\/verify$/, () => ({ result: { id: "token", status: "active" } })],
  ["GET", /^\/accounts$/, ({ account: { id, name } }) => list([{ id, name }])],
  ["GET", /^\/memberships$/, ({ account: { id, name } }) => list([{ account: { id, name } }])],

  ["GET", /^\/d1\/database$/, ({ account }) => list([...account.databases.values()].map(shown))],
  ["POST", /^\/d1\/database$/, ({ account, body }) => ({ result: makeDatabase(account, body) })],
  [
    "GET",
    /^\/d1\/database\/([^/]+)$/,
    ({ account }, key) => ({ result: shown(databaseOf(account, key)) }),
  ],
  [
    "POST",
    /^\/d1\/database\/([^/]+)\/query$/,
    ({ account, body }, key) => ({ result: query(databaseOf(account, key), body) }),
  ],

  [
    "GET",
    /^\/r2\/buckets\/([^/]+)(\/lifecycle)?$/,
    ({ account, request }, name) => ({ result: bucketOf(account, name, request) }),
  ],
  [
    "POST",
    /^\/r2\/buckets$/,
    ({ account, body, request }) => ({ result: makeBucket(account, body, request) }),
  ],

  [
    "GET",
    /^\/queues$/,
    ({ account, query }) =>
      list(
        [...account.queues.values()].filter(
          ({ queue_name }) => !query.name || queue_name === query.name,
        ),
      ),
  ],
  ["POST", /^\/queues$/, ({ account, body }) => ({ result: makeQueue(account, body) })],
  [
    "GET",
    /^\/queues\/([^/]+)\/consumers$/,
    ({ account }, id) => list(queueById(account, id).consumers),
  ],
  [
    "POST",
    /^\/queues\/([^/]+)\/consumers$/,
    ({ account, body }, id) => ({ result: addConsumer(account, queueById(account, id), body) }),
  ],
  ["PUT", /^\/queues\/([^/]+)\/consumers\/([^/]+)$/, ({ body }) => ({ result: body })],

  // The account has one domain.
  [
    "GET",
    /^\/zones$/,
    ({ query: { name = "school.test" } }) =>
      list(name === "school.test" ? [{ id: "zone", name }] : []),
  ],
  ["GET", /^\/zones\/zone\/workers\/routes$/, () => list([])],

  ["GET", /^\/workers\/subdomain$/, () => ({ result: { subdomain: "fresh" } })],
  [
    "GET",
    /^\/workers\/services\/([^/]+)$/,
    ({ account }, name) => ({
      result: {
        id: workerOf(account, name).name,
        default_environment: {
          environment: "production",
          script: { tag: name, tags: [], last_deployed_from: "wrangler" },
        },
      },
    }),
  ],
  [
    "GET",
    /^\/workers\/scripts\/([^/]+)\/secrets$/,
    ({ account }, name) => ({ result: secretsOf(workerOf(account, name)) }),
  ],
  [
    "GET",
    /^\/workers\/scripts\/([^/]+)\/deployments$/,
    ({ account }, name) => ({
      result: { deployments: workerOf(account, name).deployments.toReversed() },
    }),
  ],
  [
    "POST",
    /^\/workers\/scripts\/([^/]+)\/deployments$/,
    ({ account, body }, name) => ({ result: deployVersion(workerOf(account, name), body) }),
  ],
  [
    "GET",
    /^\/workers\/scripts\/([^/]+)\/versions$/,
    ({ account }, name) => ({ result: { items: workerOf(account, name).versions.toReversed() } }),
  ],
  [
    "GET",
    /^\/workers\/scripts\/([^/]+)\/versions\/([^/]+)$/,
    ({ account }, name, id) => ({
      result: workerOf(account, name).versions.find((version) => version.id === id),
    }),
  ],
  [
    "POST",
    /^\/workers\/scripts\/([^/]+)\/versions$/,
    ({ account, ...upload }, name) => ({
      result: addVersion(account, workerOf(account, name), upload),
    }),
  ],
  [
    "PUT",
    /^\/workers\/scripts\/([^/]+)$/,
    ({ account, ...upload }, name) => ({ result: putWorker(account, name, upload) }),
  ],
  [
    "GET",
    /^\/workers\/scripts$/,
    ({ account }) => ({
      result: [...account.workers.values()].map(({ name, tag }) => ({
        id: name,
        migration_tag: tag,
      })),
    }),
  ],
  [
    "GET",
    /^\/workers\/scripts\/([^/]+)\/settings$/,
    ({ account }, name) => ({ result: { bindings: workerOf(account, name).bindings } }),
  ],
  [
    "POST",
    /^\/workers\/scripts\/[^/]+\/assets-upload-session$/,
    () => ({ result: { jwt: "assets", buckets: [] } }),
  ],
  ["PATCH", /^\/workers\/scripts\/[^/]+\/script-settings$/, ({ body }) => ({ result: body })],
  [
    "GET",
    /^\/workers\/scripts\/[^/]+\/subdomain$/,
    () => ({ result: { enabled: false, previews_enabled: false } }),
  ],
  ["POST", /^\/workers\/scripts\/[^/]+\/subdomain$/, ({ body }) => ({ result: body })],
  ["PUT", /^\/workers\/scripts\/[^/]+\/schedules$/, ({ body }) => ({ result: body })],
  ["PUT", /^\/workers\/scripts\/[^/]+\/routes$/, ({ body }) => ({ result: body })],
  [
    "POST",
    /^\/workers\/scripts\/[^/]+\/domains\/changeset/,
    () => ({ result: { added: [], removed: [], updated: [], conflicting: [] } }),
  ],
  ["PUT", /^\/workers\/scripts\/[^/]+\/domains\/records$/, ({ body }) => ({ result: body })],
];

function list(result) {
  return {
    result,
    info: {
      page: 1,
      per_page: 100,
      count: result.length,
      total_count: result.length,
      total_pages: 1,
    },
  };
}

function shown({ uuid, name, jurisdiction }) {
  return { uuid, name, jurisdiction, version: "production", created_at: new Date().toISOString() };
}

function databaseOf({ databases }, key) {
  const found = [...databases.values()].find(({ uuid, name }) => key === uuid || key === name);
  if (!found) throw new Refused(404, 7404, `The database ${key} could not be found`);
  return found;
}

function makeDatabase({ databases }, { name, jurisdiction, primary_location_hint: location }) {
  const made = {
    uuid: randomUUID(),
    name,
    jurisdiction,
    location,
    data: new DatabaseSync(":memory:"),
  };
  databases.set(name, made);
  return shown(made);
}

/** A statement ends with a semicolon at the end of a line; D1's own rule is no better. */
function query({ data }, { sql, params = [] }) {
  const statements = sql.split(/(?<=;)(?:-->.*)?\s*\n/).filter((statement) => statement.trim());
  return statements.map((statement) => {
    try {
      const results = data.prepare(statement).all(...(statements.length === 1 ? params : []));
      return {
        results,
        success: true,
        meta: { duration: 1, changes: 0, rows_read: 0, rows_written: 0 },
      };
    } catch (error) {
      throw new Refused(400, 7500, `${error.message}: SQLITE_ERROR`);
    }
  });
}

const jurisdictionOf = (request) => request.headers["cf-r2-jurisdiction"] ?? "default";

function bucketOf({ buckets }, name, request) {
  const found = buckets.get(`${jurisdictionOf(request)}/${name}`);
  if (!found) throw new Refused(404, 10006, "The specified bucket does not exist.");
  return { ...found, rules: [] };
}

function makeBucket({ buckets }, { name, locationHint }, request) {
  const made = { name, location: locationHint, jurisdiction: jurisdictionOf(request) };
  buckets.set(`${made.jurisdiction}/${name}`, made);
  return made;
}

function makeQueue({ queues }, { queue_name }) {
  const made = {
    queue_id: randomUUID(),
    queue_name,
    producers: [],
    consumers: [],
    producers_total_count: 0,
    consumers_total_count: 0,
  };
  queues.set(queue_name, made);
  return made;
}

function queueById({ queues }, id) {
  return [...queues.values()].find(({ queue_id }) => queue_id === id);
}

function addConsumer({ queues, workers }, queue, body) {
  if (!workers.has(body.script_name)) throw noWorker();
  if (body.dead_letter_queue && !queues.has(body.dead_letter_queue)) {
    throw new Refused(400, 11003, `The queue ${body.dead_letter_queue} does not exist.`);
  }
  const consumer = { consumer_id: randomUUID(), type: "worker", script: body.script_name, ...body };
  queue.consumers.push(consumer);
  return consumer;
}

function workerOf({ workers }, name) {
  const found = workers.get(name);
  if (!found) throw noWorker();
  return found;
}

function secretsOf({ bindings }) {
  return bindings
    .filter(({ type }) => type === "secret_text")
    .map(({ name, type }) => ({ name, type }));
}

function putWorker(account, name, upload) {
  const worker = account.workers.get(name) ?? { name, bindings: [], versions: [], deployments: [] };
  const version = addVersion(account, worker, upload);
  account.workers.set(name, worker);
  worker.tag = upload.metadata.migrations?.new_tag ?? worker.tag;
  deployVersion(worker, { versions: [{ version_id: version.id, percentage: 100 }] });
  return {
    id: name,
    etag: "etag",
    deployment_id: version.id.replaceAll("-", ""),
    startup_time_ms: 5,
  };
}

/** Bindings to what is not there are refused, as is one that is to be inherited and is not there. */
function addVersion(account, worker, { metadata, files }) {
  const kept = worker.bindings.filter(({ type }) => type === "secret_text");
  const named = metadata.bindings.map((binding) => {
    if (binding.type !== "inherit") return binding;
    const before = worker.bindings.find(({ name }) => name === binding.name);
    if (before) return before;
    throw new Refused(
      400,
      10057,
      `inherit binding '${binding.name}' is invalid: nothing to inherit`,
    );
  });
  for (const binding of named) requireTarget(account, binding);
  worker.bindings = [
    ...kept.filter(({ name }) => !named.some((one) => one.name === name)),
    ...named,
  ];
  const version = {
    id: randomUUID(),
    number: worker.versions.length + 1,
    metadata: {
      created_on: new Date().toISOString(),
      source: "wrangler",
      author_email: "operator@fennec.test",
    },
    annotations: metadata.annotations ?? {},
    resources: { script: { etag: "etag" }, bindings: worker.bindings },
    startup_time_ms: 5,
    files,
  };
  worker.versions.push(version);
  return version;
}

function requireTarget(
  account,
  { type, name, id, bucket_name, queue_name, service, jurisdiction },
) {
  const is = {
    d1: () => [...account.databases.values()].some(({ uuid }) => uuid === id),
    r2_bucket: () => account.buckets.has(`${jurisdiction ?? "default"}/${bucket_name}`),
    queue: () => account.queues.has(queue_name),
    service: () => account.workers.has(service),
  }[type];
  if (is && !is()) throw new Refused(400, 10021, `binding ${name} of type ${type} points nowhere`);
}

function deployVersion(worker, { versions, annotations = {} }) {
  const deployment = {
    id: randomUUID(),
    source: "wrangler",
    strategy: "percentage",
    author_email: "operator@fennec.test",
    created_on: new Date().toISOString(),
    annotations,
    versions,
  };
  worker.deployments.push(deployment);
  const running = worker.versions.find(({ id }) => id === versions[0].version_id);
  worker.bindings = running.resources.bindings;
  return deployment;
}
