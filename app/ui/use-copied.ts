import { useEffect, useState } from "react";

/** Milliseconds for which a button says that it has copied. */
const shownMs = 2_000;

/** A text to copy: whether it has just been copied, and what copies it. */
export function useCopied(text: string): [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), shownMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return [isCopied, copy];
}
