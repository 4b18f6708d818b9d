import type { CSSProperties } from "react";

/**
 * Where the middle of a slider's thumb is, which is 1.25rem wide and never reaches the ends.
 * @param share 0 to 1
 */
export function thumbPlace(share: number): string {
  return `calc(0.625rem + (100% - 1.25rem) * ${share})`;
}

/** Colours a slider up to its thumb. @param share 0 to 1 */
export function sliderFill(share: number): CSSProperties {
  return { "--filled": thumbPlace(share) } as CSSProperties;
}
