/** How long a counter may be silent, in milliseconds; it answers in a few. */
const patience = 10_000;

type Methods = Record<PropertyKey, (...given: unknown[]) => Promise<unknown>>;

/** A remote object of which every call fails that is not answered soon. */
export function answeringSoon<T extends object>(stub: T): T {
  return new Proxy(stub, {
    get:
      (_, method) =>
      async (...given: unknown[]) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const silence = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error("A counter does not answer.")), patience);
        });
        try {
          // Called as it is written: to `apply` it would be another call of the remote object.
          return await Promise.race([(stub as unknown as Methods)[method]?.(...given), silence]);
        } finally {
          clearTimeout(timer);
        }
      },
  });
}
