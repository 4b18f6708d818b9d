/** A text encrypted with a key derived from a learner's id. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

export async function seal(text: string, learner: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  const key = await keyOf(learner);
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes) };
}

/** @returns null if it belongs to another learner */
export async function unseal({ iv, data }: Sealed, learner: string): Promise<string | null> {
  try {
    const key = await keyOf(learner);
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data),
    );
  } catch {
    return null;
  }
}

/** Ids are random, and a browser only receives that of the learner who is logged in. */
async function keyOf(learner: string): Promise<CryptoKey> {
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(`answers of ${learner}`),
  );
  return crypto.subtle.importKey("raw", digest, "AES-GCM", false, ["encrypt", "decrypt"]);
}
