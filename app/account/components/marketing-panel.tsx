import { Fox } from "~/ui/fox";
import * as m from "../messages";

const points = [
  { title: m.answersTitle, text: m.answersText },
  { title: m.quizzesTitle, text: m.quizzesText },
  { title: m.flashcardsTitle, text: m.flashcardsText },
];

/** Features, next to the form on wide screens. */
export default function MarketingPanel() {
  return (
    <aside
      aria-label={m.whatFennecDoes()}
      className="sticky top-0 hidden h-dvh overflow-hidden bg-[var(--sky)] lg:block"
    >
      <div className="relative z-10 mx-auto max-w-lg px-10 pt-[11vh]">
        <h2 className="text-4xl">{m.marketingTitle()}</h2>
        <ul className="mt-9 grid gap-6">
          {points.map(({ title, text }) => (
            <li key={title()} className="border-s-3 border-ember ps-5">
              <h3 className="text-xl">{title()}</h3>
              <p className="mt-1 text-base">{text()}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="absolute inset-x-0 bottom-0">
        <Fox
          mood="listening"
          className="absolute start-[46%] bottom-[36%] size-[min(14rem,22vh)]"
        />
        <svg viewBox="0 0 800 300" aria-hidden="true" className="relative w-full">
          <path d="M0 90C150 60 300 130 470 132S700 120 800 70V300H0Z" fill="var(--dune-far)" />
          <path d="M0 190C160 140 330 180 470 200S690 220 800 160V300H0Z" fill="var(--dune-mid)" />
          <path d="M0 270C220 220 520 290 800 235V300H0Z" fill="var(--dune-near)" />
        </svg>
      </div>
    </aside>
  );
}
