import type { Material } from "../ports";

/** A `Material.derive` that keeps its values in memory: each is worked out once, unless that fails. */
export function memoizeDerived(): Material["derive"] {
  const values = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const known = values.get(name);
    // Each name always stands for values of one type.
    if (known) return (await known) as T;
    const value = work();
    values.set(name, value);
    value.catch(() => values.delete(name));
    return value;
  };
}
