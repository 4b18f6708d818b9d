import { useState } from "react";

/** Makes a form that is sent twice, by a hasty finger or a reload, do once what it does. */
export function OnceField() {
  const [key] = useState(() => crypto.randomUUID());
  // The server's key and the browser's differ; either will do.
  return <input type="hidden" name="once" defaultValue={key} suppressHydrationWarning />;
}
