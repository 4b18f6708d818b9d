/** A labelled progress bar. */
export function ProgressBar({
  label,
  value,
  max,
  className = "",
}: {
  label: string;
  value: number;
  max: number;
  className?: string;
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={`h-1.5 overflow-hidden rounded-full bg-line ${className}`}
    >
      <div
        className="h-full rounded-full bg-ember transition-[width] duration-200 motion-reduce:transition-none"
        style={{ width: `${share * 100}%` }}
      />
    </div>
  );
}
