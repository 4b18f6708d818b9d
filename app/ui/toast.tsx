import { useEffect, useState } from "react";

/** A passing remark, gone after five seconds. One at a time; give it a new `key` for a new remark. */
export function Toast({ title }: { title: string }) {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), 5000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-28 z-50 flex justify-center px-4 md:bottom-6 md:justify-end"
    >
      {shown ? (
        <p className="appear rounded-card bg-ink px-4 py-2.5 text-base font-semibold text-paper shadow-lift">
          {title}
        </p>
      ) : null}
    </div>
  );
}
