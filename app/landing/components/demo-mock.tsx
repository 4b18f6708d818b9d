import * as m from "~/landing/messages";
import { Fox } from "~/ui/fox";

/** A still picture of a question and its cited answer. Sample content. */
export function DemoMock() {
  return (
    <figure className="rounded-card border border-line bg-surface p-4 shadow-lift sm:p-6">
      <figcaption className="flex items-center justify-between gap-4 border-b border-line pb-4 text-base">
        <span className="font-semibold">{m.demoFile()}</span>
        <span className="shrink-0 text-sm text-soft">{m.demoPages()}</span>
      </figcaption>
      <div className="mt-5 flex justify-end ps-8">
        <p className="rounded-card bg-ember-wash px-4 py-2.5">{m.demoQuestion()}</p>
      </div>
      <div className="mt-6 flex gap-3">
        <Fox className="mt-0.5 size-9" />
        <div className="min-w-0">
          <p>{m.demoAnswer()}</p>
          <p className="mt-4 flex gap-3 rounded-card border border-line px-3 py-2.5 text-base leading-snug">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-ember-wash text-sm font-semibold text-ember-ink">
              1
            </span>
            <span>
              <q className="font-display">
                {m.demoQuote({ mark: (text) => <mark key="mark">{text}</mark> })}
              </q>
              <span className="mt-0.5 block text-sm text-soft">{m.demoPage()}</span>
            </span>
          </p>
        </div>
      </div>
    </figure>
  );
}
