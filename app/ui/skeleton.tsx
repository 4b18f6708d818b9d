const widths = ["w-full", "w-11/12", "w-full", "w-4/5", "w-2/3"];

/** Placeholder lines for loading text. */
export function Skeleton({ lines = 4, className = "" }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={`breathe grid gap-3 ${className}`}>
      {Array.from({ length: lines }, (_, line) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: identical lines that never move
          key={line}
          className={`h-4 rounded-full bg-line ${widths[line % widths.length]}`}
        />
      ))}
    </div>
  );
}
