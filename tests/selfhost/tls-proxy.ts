import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

export interface Site {
  /** The origin that browsers see. */
  origin: string;
  /** The certificate that browsers trust. */
  certificate: string;
  close(): Promise<void>;
}

/**
 * What an operator puts in front: ends TLS by a certificate of its own, and adds the address it sees
 * to `X-Forwarded-For`.
 * @param port of the product
 */
export async function startProxy(folder: string, port: number): Promise<Site> {
  const { key, certificate } = makeCertificate(folder);
  const server = createServer({ key, cert: certificate }, (asked, answer) =>
    passOn(asked, answer, port),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${own}`,
    certificate,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url, headers, socket } = asked;
  const forwardedFor = [headers["x-forwarded-for"], socket.remoteAddress].filter(Boolean);
  const passed = request({
    ...{ host: "127.0.0.1", port, method, path: url, agent: false },
    headers: {
      ...headers,
      "x-forwarded-for": forwardedFor.join(", "),
      "x-forwarded-proto": "https",
    },
  });
  passed.on("response", (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.on("error", () => answer.destroy());
    answered.pipe(answer);
  });
  passed.on("error", () => {
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  });
  asked.on("error", () => passed.destroy());
  asked.pipe(passed);
}

function makeCertificate(folder: string): { key: string; certificate: string } {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"],
      ...["-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
      ...["-keyout", key, "-out", certificate],
    ],
    { stdio: "ignore" },
  );
  return { key: readFileSync(key, "utf8"), certificate: readFileSync(certificate, "utf8") };
}
