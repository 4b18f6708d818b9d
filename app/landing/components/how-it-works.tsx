import { DemoMock } from "~/landing/components/demo-mock";
import { rise } from "~/landing/components/rise";
import * as m from "~/landing/messages";
import { ButtonLink } from "~/ui/button";

const steps = [
  { title: m.uploadStep, text: m.uploadStepText },
  { title: m.chooseStep, text: m.chooseStepText },
  { title: m.learnStep, text: m.learnStepText },
];

/** Three steps beside a still picture of the product. */
export function HowItWorks() {
  return (
    <section id="demo" className="bg-sunk">
      <div className="mx-auto grid max-w-6xl items-center gap-14 px-4 py-20 sm:px-6 sm:py-28 lg:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 className="text-3xl sm:text-5xl">{m.howItWorks()}</h2>
          <ol className="mt-10 grid gap-8">
            {steps.map((step, order) => (
              <li key={step.title()} {...rise(order)}>
                <div className="flex gap-5">
                  <span
                    aria-hidden="true"
                    className="font-display min-w-6 text-4xl leading-none font-semibold text-ember-ink"
                  >
                    {order + 1}
                  </span>
                  <div>
                    <h3 className="text-xl">{step.title()}</h3>
                    <p className="mt-1 text-soft">{step.text()}</p>
                  </div>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink to="/app" className="mt-10">
            {m.tryItNow()}
          </ButtonLink>
        </div>
        <DemoMock />
      </div>
    </section>
  );
}
