/** What the fox is doing: resting, hearing a recording, or working on an answer. */
export type FoxMood = "still" | "listening" | "thinking";

/** Fennec's mark: a fox head with very large ears. Decorative, so it is hidden from screen readers. */
export function Fox({ mood = "still", className = "" }: { mood?: FoxMood; className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={`fox-${mood} shrink-0 ${className}`}>
      <g className="fox-ear-left">
        <path d="M28 36C24 23 16 10 6 3C1 16 4 36 15 46Z" fill="var(--fur)" />
        <path d="M22 36C19 26 14 17 9 12C7 21 9 33 16 41Z" fill="var(--fur-deep)" />
      </g>
      <g className="fox-ear-right">
        <path d="M36 36C40 23 48 10 58 3C63 16 60 36 49 46Z" fill="var(--fur)" />
        <path d="M42 36C45 26 50 17 55 12C57 21 55 33 48 41Z" fill="var(--fur-deep)" />
      </g>
      <path
        d="M32 29C42 29 50 34 54 44C50 48 46 55 38 60C34 62.3 30 62.3 26 60C18 55 14 48 10 44C14 34 22 29 32 29Z"
        fill="var(--fur)"
      />
      <path
        d="M10 44C18 42 26 46 29 53C30 50 34 50 35 53C38 46 46 42 54 44C50 48 46 55 38 60C34 62.3 30 62.3 26 60C18 55 14 48 10 44Z"
        fill="var(--muzzle)"
      />
      <g className="fox-eyes" fill="#23204a">
        <ellipse cx="23" cy="43" rx="2.6" ry="3.1" />
        <ellipse cx="41" cy="43" rx="2.6" ry="3.1" />
      </g>
      <path d="M28.5 55.5H35.5C35.5 58 33.8 59.5 32 59.5S28.5 58 28.5 55.5Z" fill="#23204a" />
    </svg>
  );
}
