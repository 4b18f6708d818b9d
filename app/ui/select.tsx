import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { controlClasses } from "~/ui/field-frame";

/** A list to choose from; a choice that is too long ends with an ellipsis before the arrow. */
export function Select(props: ComponentProps<"select">) {
  return (
    <span className="relative grid grid-cols-1">
      <select
        {...props}
        className={`${controlClasses} min-h-12 appearance-none pe-12 text-ellipsis`}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute end-4 top-1/2 size-5 -translate-y-1/2 text-soft"
      />
    </span>
  );
}
