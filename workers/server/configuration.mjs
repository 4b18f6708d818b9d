// The server's variables. This module runs before packages are installed, so it imports only Node.
//   PORT             the port to listen on; 8787 by default
//   STATE_DIR        the folder for all data; required in production
//   WORKER_MEMORY_MB memory limit of each process except the one that serves pages; 1024 by default
// In production also:
//   PUBLIC_URL       the origin that browsers see, such as https://study.example.org
//   HOST             the address to listen on; 127.0.0.1 by default
//   TRUSTED_PROXIES  the number of proxies between browser and server; 1 by default
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { Refusal } from "./refusal.mjs";

const root = resolve(import.meta.dirname, "..", "..");

/**
 * @typedef {object} Configuration
 * @property {number} port
 * @property {string} host
 * @property {string} state an absolute path
 * @property {string} origin what browsers see
 * @property {number} proxies
 * @property {number} workerMegabytes memory limit of each process except the one that serves pages
 * @property {boolean} production
 */

/**
 * @param {Record<string, string | undefined>} environment
 * @param {boolean} production behind a TLS proxy, with real limits; otherwise for this machine only
 * @returns {Configuration}
 * @throws Refusal where a value is wrong
 */
export function readConfiguration(environment, production) {
  const port = wholeNumber(environment, "PORT", 8787, 65_535);
  const workerMegabytes = wholeNumber(environment, "WORKER_MEMORY_MB", 1_024, 1_000_000);
  const shared = { port, workerMegabytes, production };
  if (!production) {
    const state = resolve(root, environment.STATE_DIR || join(".wrangler", "state"));
    return { ...shared, state, host: "localhost", origin: `http://localhost:${port}`, proxies: 0 };
  }
  if (!environment.STATE_DIR) {
    throw new Refusal("STATE_DIR is not set. Set it to the folder for all data.");
  }
  return {
    ...shared,
    host: environment.HOST || "127.0.0.1",
    origin: publicOrigin(environment.PUBLIC_URL),
    proxies: wholeNumber(environment, "TRUSTED_PROXIES", 1, 10),
    state: resolve(environment.STATE_DIR),
  };
}

/**
 * @param {Configuration} configuration
 * @throws Refusal where it cannot listen there
 */
export async function requireFreePort({ host, port }) {
  const addresses = host === "localhost" ? ["127.0.0.1", "::1"] : [host];
  for (const address of addresses) {
    const code = await whyNotListening(address, port);
    if (code) throw cannotListen(code, address, port);
  }
}

function cannotListen(code, address, port) {
  if (code === "EADDRINUSE") {
    return new Refusal(
      `Port ${port} is in use. Set PORT to another port, or stop the process that listens there.`,
    );
  }
  if (code === "EACCES") {
    return new Refusal(`Port ${port} is not open to this user. Set PORT to a port above 1023.`);
  }
  return new Refusal(`HOST is "${address}", which is not an address of this machine (${code}).`);
}

/** @returns {Promise<string | null>} the system's code */
function whyNotListening(host, port) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once("error", ({ code }) => {
      // A machine without IPv6.
      done(host === "::1" && code !== "EADDRINUSE" ? null : code);
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => done(null)));
  });
}

function wholeNumber(environment, name, usual, largest) {
  const value = environment[name];
  if (value === undefined || value === "") return usual;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= 1 && number <= largest) return number;
  throw new Refusal(`${name} is "${value}". It must be a whole number from 1 to ${largest}.`);
}

function publicOrigin(value) {
  const like = "Set it to the origin that browsers see, such as https://study.example.org.";
  if (!value) throw new Refusal(`PUBLIC_URL is not set. ${like}`);
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Refusal(`PUBLIC_URL is "${value}". ${like}`);
  }
  return url.origin;
}
