import type { CSSProperties } from "react";

/** The place of an item in the staggered entrance: 0.2 s, then 0.1 s for each before it. */
export function rise(order: number) {
  return { className: "rise", style: { "--i": order } as CSSProperties };
}
