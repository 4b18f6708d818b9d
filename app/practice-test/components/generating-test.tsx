import { EmptyState } from "~/ui/empty-state";
import { Spinner } from "~/ui/spinner";

/** While the questions are written. */
export function GeneratingTest() {
  return (
    <div role="status" className="flex flex-1 flex-col justify-center">
      <EmptyState mood="thinking" title="Generating Your Practice Test">
        <p className="flex items-center justify-center gap-2.5">
          <Spinner className="size-5" />
          This typically takes 15-30 seconds.
        </p>
      </EmptyState>
    </div>
  );
}
