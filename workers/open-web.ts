import { z } from "zod";
import type { OpenWeb } from "~/platform/ports";
import type { Bindings } from "./bindings";

const defaultResolver = "https://cloudflare-dns.com/dns-query";

const dnsAnswer = z.object({
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/** A and AAAA, by their numbers in answers. */
const recordTypes = [
  { name: "A", number: 1 },
  { name: "AAAA", number: 28 },
];

/** Fetches from the web; names are resolved by DNS over HTTPS, since Workers have no resolver. */
export function createOpenWeb({
  WEB,
  DNS_RESOLVER,
}: Pick<Bindings, "WEB" | "DNS_RESOLVER">): OpenWeb {
  const send = (address: URL, init: RequestInit) =>
    (WEB ?? globalThis).fetch(address.href, { ...init, redirect: "manual" });
  return {
    async resolve(name, signal) {
      const found = await Promise.all(
        recordTypes.map(async (type) => {
          const query = new URL(DNS_RESOLVER || defaultResolver);
          query.searchParams.set("name", name);
          query.searchParams.set("type", type.name);
          const headers = { Accept: "application/dns-json" };
          // The resolver may be in the network of the deployment.
          const response = await fetch(query, { signal, headers });
          const { Answer = [] } = dnsAnswer.parse(await response.json());
          return Answer.filter((record) => record.type === type.number);
        }),
      );
      return found.flat().map(({ data }) => data);
    },
    fetch: async (url, init) => send(url, init),
  };
}
