import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

/** Shown while something is generated: the thinking fox and a sentence. */
export function Generating({
  title,
  heading,
  children,
}: {
  title: string;
  heading?: "h1" | "h2";
  children: string;
}) {
  return (
    <div role="status" className="flex flex-1 flex-col justify-center">
      <EmptyState heading={heading} mood="thinking" title={title}>
        <p className="grid justify-items-center gap-4 text-balance">
          {children}
          <Spinner className="size-6" />
        </p>
      </EmptyState>
    </div>
  );
}
