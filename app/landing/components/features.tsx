import type { ReactNode } from "react";
import { rise } from "~/landing/components/rise";
import * as m from "~/landing/messages";

const paper = "fill-surface stroke-edge";
const writing = "fill-none stroke-soft [stroke-linecap:round]";

const features: { title(): string; text(): string; drawing: ReactNode }[] = [
  {
    title: m.snap,
    text: m.snapText,
    drawing: (
      <>
        <g transform="rotate(-7 70 80)">
          <path className={paper} d="M28 26h80v110H28Z" />
          <path
            className={writing}
            d="M40 48q6-9 11 0t11 0 11 0 11 0M40 70q6-9 11 0t11 0 11 0M40 92q6-9 11 0t11 0 11 0 11 0"
          />
        </g>
        <path className="fill-none stroke-ember" d="M122 82h20m-7-7 7 7-7 7" />
        <path className={paper} d="M154 22h80v118h-80Z" />
        <path className="stroke-mark stroke-[11]" d="M166 67h42" />
        <path className={writing} d="M166 45h54M166 67h42M166 89h54M166 111h34" />
      </>
    ),
  },
  {
    title: m.quizzes,
    text: m.quizzesText,
    drawing: (
      <>
        <path className={writing} d="M40 30h150" />
        <rect className={paper} x="30" y="48" width="200" height="36" rx="10" />
        <path className={writing} d="M72 66h90" />
        <circle className="fill-sunk" cx="51" cy="66" r="10" />
        <rect
          className="fill-sage-wash stroke-sage"
          x="30"
          y="94"
          width="200"
          height="36"
          rx="10"
        />
        <path className={writing} d="M72 112h120" />
        <circle className="fill-sage" cx="51" cy="112" r="10" />
        <path className="fill-none stroke-paper" d="m46 112 4 4 7-8" />
      </>
    ),
  },
  {
    title: m.explanations,
    text: m.explanationsText,
    drawing: (
      <>
        <path className={paper} d="M30 18h170v122H30Z" />
        <path className="stroke-mark stroke-[13]" d="M50 80h122M50 100h64" />
        <path className={writing} d="M50 40h130M50 60h96M50 80h122M50 100h64M50 120h116" />
        <circle className="fill-ember" cx="204" cy="90" r="17" />
        <path className="fill-none stroke-on-ember" d="m200 85 5-3v16" />
      </>
    ),
  },
  {
    title: m.multilingual,
    text: m.multilingualText,
    drawing: (
      <g direction="ltr" className="fill-ink stroke-none font-display text-2xl">
        <text x="26" y="62">
          ¿Por qué?
        </text>
        <text x="150" y="46" className="fill-ember-ink">
          Почему?
        </text>
        <text x="54" y="118" className="fill-ember-ink">
          لماذا؟
        </text>
        <text x="140" y="108">
          Warum?
        </text>
      </g>
    ),
  },
];

/** What Fennec does. */
export function Features() {
  return (
    <section id="features" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <h2 className="max-w-[18ch] text-3xl sm:text-5xl">{m.featuresTitle()}</h2>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {features.map((feature, order) => (
          <li key={feature.title()} {...rise(order)}>
            <svg
              viewBox="0 0 260 160"
              aria-hidden="true"
              className="w-full rounded-card bg-sunk stroke-[2.5] [stroke-linejoin:round]"
            >
              {feature.drawing}
            </svg>
            <h3 className="mt-5 text-xl">{feature.title()}</h3>
            <p className="mt-2 text-soft">{feature.text()}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
