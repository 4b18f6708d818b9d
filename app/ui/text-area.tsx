import { forwardRef, type TextareaHTMLAttributes } from "react";
import { controlClasses } from "~/ui/field-frame";

/** A growing text box without a label; set `aria-label` or `id`. */
export const TextArea = forwardRef<
  HTMLTextAreaElement,
  TextareaHTMLAttributes<HTMLTextAreaElement>
>(function TextArea({ className = "", ...rest }, ref) {
  return (
    <textarea
      {...rest}
      ref={ref}
      className={`${controlClasses} field-sizing-content min-h-12 resize-none py-2.5 ${className}`}
    />
  );
});
