import { longestText } from "~/practice-test/longest-text";
import * as m from "~/practice-test/messages";
import { TextAreaField } from "~/ui/text-area-field";

/** A text to make the test from. */
export function PastedText({ text, errors }: { text?: string; errors?: string[] }) {
  return (
    <TextAreaField
      label={m.yourText()}
      name="textContent"
      hint={m.textHint()}
      maxLength={longestText}
      defaultValue={text}
      errors={errors}
      placeholder={m.textPlaceholder()}
      className="max-h-[55dvh] min-h-56"
    />
  );
}
