import type { ReactNode } from "react";
import { Fox, type FoxMood } from "~/ui/fox";

/** An empty screen: the fox, a sentence and an action. */
export function EmptyState({
  title,
  mood = "still",
  heading = "h2",
  children,
  action,
}: {
  title: string;
  mood?: FoxMood;
  heading?: "h1" | "h2";
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Heading = heading;
  return (
    <div className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-10 text-center">
      <Fox mood={mood} className="size-24" />
      <Heading className="text-2xl sm:text-3xl">{title}</Heading>
      {children ? <div className="text-balance text-soft">{children}</div> : null}
      {action}
    </div>
  );
}
