import { type ComponentProps, Suspense } from "react";
import { loadComponent } from "~/ui/load-component";

const Dialog = loadComponent(async () => ({ default: (await import("~/ui/dialog")).Dialog }));

/** A dialog whose code loads when it opens. */
export function LazyDialog(props: ComponentProps<typeof Dialog>) {
  if (!props.open) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
