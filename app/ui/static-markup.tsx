import { type ReactNode, Suspense, useState } from "react";
import { useScripting } from "~/ui/use-scripting";

const nothing = { __html: "" };

/**
 * Content without event handlers. On a first visit, the browser keeps the server's markup and loads neither its code nor
 * its texts; after a client-side navigation, `children` loads them.
 * @param children on the server the component, in the browser a lazy one
 */
export function StaticMarkup({ children }: { children: ReactNode }) {
  const scripting = useScripting();
  const [isFromServer] = useState(!scripting);
  if (!import.meta.env.SSR && isFromServer) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
    return <div suppressHydrationWarning dangerouslySetInnerHTML={nothing} className="contents" />;
  }
  return (
    <div className="contents">
      <Suspense fallback={null}>{children}</Suspense>
    </div>
  );
}
