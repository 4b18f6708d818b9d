import type { Material } from "../ports";

/** A `Material.derive` that keeps values in memory; failed ones are computed again. */
export function memoizeDerived(): Material["derive"] {
  const values = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const known = values.get(name);
    // Each name has values of one type.
    if (known) return (await known) as T;
    const value = work();
    values.set(name, value);
    value.catch(() => values.delete(name));
    return value;
  };
}
