import { useId } from "react";
import { longestText } from "~/practice-test/longest-text";
import * as m from "~/practice-test/messages";
import { describedBy } from "~/ui/field-errors";
import { FieldFrame } from "~/ui/field-frame";
import { TextArea } from "~/ui/text-area";

/** A text to make the test from. */
export function PastedText({ text, errors }: { text?: string; errors?: string[] }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={m.yourText()} hint={m.textHint()} errors={errors}>
      <TextArea
        id={id}
        name="textContent"
        dir="auto"
        maxLength={longestText}
        defaultValue={text}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy(id, true, errors)}
        placeholder={m.textPlaceholder()}
        className="max-h-[55dvh] min-h-56"
      />
    </FieldFrame>
  );
}
