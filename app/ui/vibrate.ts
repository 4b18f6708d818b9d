/** A short vibration where the device has one and its owner wants motion. Never fails. */
export function vibrate(milliseconds: number) {
  try {
    // Browsers complain where nobody has touched the page yet.
    if (!navigator.userActivation?.hasBeenActive) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    navigator.vibrate?.(milliseconds);
  } catch {
    // It is only an accent.
  }
}
