interface CreationOptions {
  challenge: string;
  rp: { id?: string };
  user: { id: string };
}

interface RequestOptions {
  challenge: string;
  rpId?: string;
}

/** User present and verified; with the data of a new credential. */
const used = 0b101;
const attested = 0b1000000;

/** A device that holds one passkey (ES256, without attestation), and its browser at `origin`. */
export class FakeAuthenticator {
  #counter = 0;
  #keys: CryptoKeyPair | null = null;
  readonly #id = crypto.getRandomValues(new Uint8Array(32));
  #user = "";

  constructor(readonly origin: string) {}

  /** The result of `navigator.credentials.create`, as it is sent to the API. */
  async create({ challenge, rp, user }: CreationOptions) {
    this.#keys = (await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, [
      "sign",
      "verify",
    ])) as CryptoKeyPair;
    this.#user = user.id;
    const { x = "", y = "" } = (await crypto.subtle.exportKey(
      "jwk",
      this.#keys.publicKey,
    )) as JsonWebKey;
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, decode(x)],
      [-3, decode(y)],
    ]);
    const credential = bytes(new Uint8Array(16), [0, this.#id.length], this.#id, cbor(key));
    const authData = bytes(await this.#data(rp.id ?? "", used | attested), credential);
    const attestation = new Map<string, Cbor>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", authData],
    ]);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: this.#clientData("webauthn.create", challenge),
        attestationObject: encode(cbor(attestation)),
        transports: ["internal"],
      },
    };
  }

  /** The result of `navigator.credentials.get`, as it is sent to the API. */
  async get({ challenge, rpId = "" }: RequestOptions) {
    if (!this.#keys) throw new Error("There is no passkey.");
    this.#counter += 1;
    const authenticatorData = await this.#data(rpId, used);
    const clientDataJSON = this.#clientData("webauthn.get", challenge);
    const hash = await sha256(decode(clientDataJSON));
    const raw = await crypto.subtle.sign(
      { name: "ECDSA", hash: "SHA-256" },
      this.#keys.privateKey,
      bytes(authenticatorData, hash),
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON,
        authenticatorData: encode(authenticatorData),
        signature: encode(derSignature(new Uint8Array(raw))),
        userHandle: this.#user,
      },
    };
  }

  #named() {
    const id = encode(this.#id);
    return { id, rawId: id, type: "public-key" as const };
  }

  async #data(rpId: string, flags: number): Promise<Uint8Array<ArrayBuffer>> {
    const counter = [0, 0, this.#counter >> 8, this.#counter & 255];
    return bytes(await sha256(new TextEncoder().encode(rpId)), [flags], counter);
  }

  #clientData(type: string, challenge: string): string {
    const data = { type, challenge, origin: this.origin, crossOrigin: false };
    return encode(new TextEncoder().encode(JSON.stringify(data)));
  }
}

type Cbor = number | string | Uint8Array | Map<number, Cbor> | Map<string, Cbor>;

/** The part of CBOR that is needed. */
function cbor(value: Cbor): Uint8Array<ArrayBuffer> {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") {
    const text = new TextEncoder().encode(value);
    return bytes(head(3, text.length), text);
  }
  if (value instanceof Uint8Array) return bytes(head(2, value.length), value);
  const entries = [...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)]);
  return bytes(head(5, value.size), ...entries);
}

function head(kind: number, size: number): Uint8Array<ArrayBuffer> {
  if (size < 24) return bytes([(kind << 5) | size]);
  if (size < 256) return bytes([(kind << 5) | 24, size]);
  return bytes([(kind << 5) | 25, size >> 8, size & 255]);
}

/** The ASN.1 encoding of an ECDSA signature's two numbers. */
function derSignature(raw: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = (part: Uint8Array) => {
    const start = part.findIndex((byte) => byte !== 0);
    const short = part.subarray(start);
    const padded = (short[0] ?? 0) > 127 ? bytes([0], short) : bytes(short);
    return bytes([2, padded.length], padded);
  };
  const both = bytes(whole(raw.subarray(0, 32)), whole(raw.subarray(32)));
  return bytes([48, both.length], both);
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

function bytes(...parts: (Uint8Array | number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function encode(data: Uint8Array): string {
  return btoa(String.fromCharCode(...data))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  const base64 = text.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
