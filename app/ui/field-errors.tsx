import { joinSentences } from "~/localization/join-sentences";

/** The `aria-describedby` of a control: its errors, or else its hint. */
export function describedBy(id: string, hint: boolean, errors: string[] | undefined) {
  if (errors?.length) return `${id}-error`;
  return hint ? `${id}-hint` : undefined;
}

/** What is wrong with a control or a set of them; `describedBy` refers to it. */
export function FieldErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  return errors?.length ? (
    <p id={`${id}-error`} className="text-sm font-semibold text-rust">
      {joinSentences(errors)}
    </p>
  ) : null;
}
