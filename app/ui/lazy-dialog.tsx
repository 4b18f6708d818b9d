import { type ComponentProps, lazy, Suspense } from "react";

const Dialog = lazy(async () => ({ default: (await import("~/ui/dialog")).Dialog }));

/** A dialog whose code loads when it opens. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  if (!props.open) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
