import Argon2, { Argon2Type } from "@phi-ag/argon2";
import wasm from "@phi-ag/argon2/argon2.wasm";
import type { PasswordHasher } from "./ports";

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const parameters = {
  type: Argon2Type.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  hashLength: 32,
};

let argon2: Argon2 | undefined;

/** Argon2id in WebAssembly; about 25 ms per password. */
export const argon2Hasher: PasswordHasher = {
  async hash(password) {
    return instance().hash(password.normalize("NFKC"), parameters).encoded;
  },
  async verify(encoded, password) {
    return instance().tryVerify(encoded, password.normalize("NFKC"), Argon2Type.Argon2id).success;
  },
};

/** One instance per isolate, to reuse its memory. */
function instance(): Argon2 {
  argon2 ??= new Argon2(new WebAssembly.Instance(wasm));
  return argon2;
}
