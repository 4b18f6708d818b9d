/** The look of an option, and of its letter. */
export const optionRow =
  "flex min-h-14 w-full items-center gap-4 rounded-card border px-4 py-3 text-start leading-snug";
export const optionLetter =
  "grid size-8 shrink-0 place-items-center rounded-full text-base font-semibold tabular-nums";
