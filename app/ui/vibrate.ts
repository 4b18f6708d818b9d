/** Vibrates shortly, if the device can and the learner does not prefer reduced motion. Never fails. */
export function vibrate(milliseconds: number) {
  try {
    // Browsers block vibration before the first interaction.
    if (!navigator.userActivation?.hasBeenActive) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    navigator.vibrate?.(milliseconds);
  } catch {
    // It is only an accent.
  }
}
