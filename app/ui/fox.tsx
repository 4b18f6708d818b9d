/** Resting, listening to a recording, or working on an answer. */
export type FoxMood = "still" | "listening" | "thinking";

/** Fennec's logo, a fox with large ears. Decorative, so hidden from screen readers. */
export function Fox({ mood = "still", className = "" }: { mood?: FoxMood; className?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={`fox-${mood} shrink-0 overflow-visible ${className}`}
    >
      <g className="fox-ear-left">
        <path
          fill="var(--fur)"
          d="M31 30C28.5 18.5 20.5 7.5 10.5 3.6C8 2.6 6 3.8 5.3 6.3C2.6 17.5 5 33 13 43Z"
        />
        <path
          fill="var(--fur-deep)"
          d="M25.5 32C23 22.5 17.5 14.5 10.8 11C9 19.5 11 29.5 16.5 37Z"
        />
      </g>
      <g className="fox-ear-right">
        <path
          fill="var(--fur)"
          d="M33 30C35.5 18.5 43.5 7.5 53.5 3.6C56 2.6 58 3.8 58.7 6.3C61.4 17.5 59 33 51 43Z"
        />
        <path
          fill="var(--fur-deep)"
          d="M38.5 32C41 22.5 46.5 14.5 53.2 11C55 19.5 53 29.5 47.5 37Z"
        />
      </g>
      <path
        fill="var(--fur)"
        d="M32 26.5C43 26.5 51.5 33 55.5 43.2C52.5 50.5 45.5 57 37 60.7C33.8 62 30.2 62 27 60.7C18.5 57 11.5 50.5 8.5 43.2C12.5 33 21 26.5 32 26.5Z"
      />
      <path
        fill="var(--muzzle)"
        d="M8.5 43.2C16.5 39.5 25.5 42.5 29.3 50C30.5 52.3 33.5 52.3 34.7 50C38.5 42.5 47.5 39.5 55.5 43.2C52.5 50.5 45.5 57 37 60.7C33.8 62 30.2 62 27 60.7C18.5 57 11.5 50.5 8.5 43.2Z"
      />
      <g className="fox-eyes">
        <path
          fill="#23204a"
          d="M22.3 38.9A3 3.6 0 1 1 22.29 38.9ZM41.7 38.9A3 3.6 0 1 1 41.69 38.9Z"
        />
        <path fill="#fdeed6" d="M23.3 40.2A1 1 0 1 1 23.29 40.2ZM42.7 40.2A1 1 0 1 1 42.69 40.2Z" />
      </g>
      <path
        fill="#23204a"
        d="M28 53.2C28 52 29 51.5 32 51.5S36 52 36 53.2C36 55.6 34 57.3 32 57.3S28 55.6 28 53.2Z"
      />
    </svg>
  );
}
