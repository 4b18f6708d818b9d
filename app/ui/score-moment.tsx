import { Fox } from "~/ui/fox";
import * as m from "./messages";

const stars = [
  { x: 14, y: 36, r: 5 },
  { x: 40, y: 10, r: 7 },
  { x: 92, y: 0, r: 4 },
  { x: 168, y: 0, r: 4 },
  { x: 220, y: 10, r: 7 },
  { x: 246, y: 36, r: 5 },
];

function star(x: number, y: number, r: number) {
  const inner = r * 0.32;
  return `M${x} ${y - r}L${x + inner} ${y - inner}L${x + r} ${y}L${x + inner} ${y + inner}L${x} ${y + r}L${x - inner} ${y + inner}L${x - r} ${y}L${x - inner} ${y - inner}Z`;
}

/** The score as a rising sun with the fox; a good score adds stars. */
export function ScoreMoment({ percentage }: { percentage: number }) {
  const share = Math.min(100, Math.max(0, percentage));
  return (
    <div className="w-64">
      <div className="relative">
        <svg viewBox="0 -10 260 150" aria-hidden="true" className="w-full overflow-visible">
          <path
            d="M30 130A100 100 0 0 1 230 130"
            fill="none"
            stroke="var(--line)"
            strokeWidth="14"
            strokeLinecap="round"
          />
          {share > 0 ? (
            <path
              d="M30 130A100 100 0 0 1 230 130"
              pathLength={100}
              fill="none"
              stroke="var(--ember)"
              strokeWidth="14"
              strokeLinecap="round"
              strokeDasharray={`${share} 200`}
            />
          ) : null}
          {share >= 80
            ? stars.map((item, index) => (
                <path
                  key={item.x}
                  d={star(item.x, item.y, item.r)}
                  fill="var(--sun)"
                  className="pop [transform-box:fill-box] origin-center"
                  style={{ "--i": index } as React.CSSProperties}
                />
              ))
            : null}
        </svg>
        <Fox className="absolute inset-x-0 bottom-1 mx-auto size-20" />
      </div>
      <p className="mt-1 font-display text-5xl font-semibold tabular-nums">
        {m.percentage({ percentage })}
      </p>
    </div>
  );
}
