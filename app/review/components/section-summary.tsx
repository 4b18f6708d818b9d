import { ChevronDown } from "lucide-react";

/** What a section of the day says while it is closed; the parent `details` has the class "group". */
export function SectionSummary({ title }: { title: string }) {
  return (
    <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-base font-semibold [&::-webkit-details-marker]:hidden">
      {title}
      <ChevronDown
        aria-hidden="true"
        className="size-5 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
      />
    </summary>
  );
}
