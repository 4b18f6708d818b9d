import { expect, test, vi } from "vitest";
import front, { asBrowserRequest } from "./front.mjs";

const origin = "https://study.example.org";

function seen(url: string, headers: Record<string, string> = {}, proxies = 1): Request {
  return asBrowserRequest(new Request(url, { headers }), origin, proxies);
}

test("the app sees the URL that the browser requested", () => {
  expect(seen("http://10.0.0.2:8787/app?chat=1").url).toBe(`${origin}/app?chat=1`);
  expect(seen("http://10.0.0.2:8787//evil.example/x").url).toBe(`${origin}//evil.example/x`);
  const other = asBrowserRequest(new Request("http://a/"), "https://b.example:8443", 1);
  expect(other.url).toBe("https://b.example:8443/");
});

test("the method and body of a request are kept", async () => {
  const request = new Request("http://10.0.0.2/api/login", { method: "POST", body: "hello" });
  const asked = asBrowserRequest(request, origin, 1);
  expect(asked.method).toBe("POST");
  expect(await asked.text()).toBe("hello");
});

test("the client's address is the one that the last trusted proxy saw", () => {
  const address = (forwardedFor: string, proxies: number) =>
    seen("http://a/", { "X-Forwarded-For": forwardedFor }, proxies).headers.get("CF-Connecting-IP");
  expect(address("203.0.113.9", 1)).toBe("203.0.113.9");
  expect(address("1.1.1.1, 203.0.113.9", 1)).toBe("203.0.113.9");
  expect(address("1.1.1.1, 203.0.113.9, 10.0.0.3", 2)).toBe("203.0.113.9");
  expect(address("2001:db8::7", 1)).toBe("2001:db8::7");
  expect(address("203.0.113.9", 2)).toBeNull();
  expect(address("unknown", 1)).toBeNull();
  expect(address("203.0.113.9, ", 1)).toBeNull();
});

test("the operator is told once if there are fewer proxies than TRUSTED_PROXIES says", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const APP = { fetch: async () => new Response("ok") };
  const send = (headers: Record<string, string>) =>
    front.fetch(new Request("http://a/", { headers }), {
      APP,
      PUBLIC_ORIGIN: origin,
      TRUSTED_PROXIES: "2",
    });
  await send({});
  expect(log).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1) await send({ "X-Forwarded-For": "203.0.113.9" });
  expect(log.mock.calls.flat()).toEqual([expect.stringContaining("trusted_proxies_mismatch")]);
  log.mockRestore();
});

test("headers that only the platform may set are removed", () => {
  const { headers } = seen("http://a/", {
    "CF-Connecting-IP": "1.2.3.4",
    "CF-Ray": "x",
    "MF-Original-URL": "http://evil.example/",
    "X-Kept": "yes",
  });
  expect([...headers.keys()]).toEqual(["x-kept"]);
});
