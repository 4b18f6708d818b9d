import { withTimeout } from "~/platform/with-timeout";

type Methods = Record<PropertyKey, (...given: unknown[]) => Promise<unknown>>;

/**
 * A remote object of which every call fails that is not answered soon.
 * @param timeoutMs idle timeout, in milliseconds
 * @param longer of calls that take longer
 */
export function withCallTimeouts<T extends object>(
  stub: T,
  timeoutMs: number,
  longer: { [Method in keyof T]?: number } = {},
): T {
  return new Proxy(stub, {
    get:
      (_, method) =>
      async (...given: unknown[]) => {
        // Called as it is written: to `apply` it would be another call of the remote object.
        const answer = (stub as unknown as Methods)[method]?.(...given);
        return withTimeout(longer[method as keyof T] ?? timeoutMs, Promise.resolve(answer));
      },
  });
}
