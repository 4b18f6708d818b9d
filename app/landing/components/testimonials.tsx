import { rise } from "~/landing/components/rise";
import * as m from "~/landing/messages";

// Sample content: these people and their words are invented.
const testimonials = [
  {
    name: "Amara O.",
    role: m.biologyStudent,
    words: m.biologyStudentSays,
  },
  {
    name: "Jonas W.",
    role: m.languageLearner,
    words: m.languageLearnerSays,
  },
  {
    name: "Mei L.",
    role: m.nursingTrainee,
    words: m.nursingTraineeSays,
  },
];

function FiveStars() {
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={m.fiveStars()} className="h-5 w-25">
      {[0, 20, 40, 60, 80].map((x) => (
        <path
          key={x}
          transform={`translate(${x})`}
          d="m10 2 2.4 5 5.4.700-4 3.8 1 5.500L10 14.3 5.2 17l1-5.5-4-3.800L7.6 7Z"
          fill="var(--ember)"
        />
      ))}
    </svg>
  );
}

/** Sample content. */
export function Testimonials() {
  return (
    <section id="testimonials" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <h2 className="text-3xl sm:text-5xl">{m.whatStudentsSay()}</h2>
      <ul className="mt-12 grid gap-6 md:grid-cols-3">
        {testimonials.map((voice, order) => (
          <li key={voice.name} {...rise(order)}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-surface p-6">
              <FiveStars />
              <blockquote className="mt-4 flex-1 font-display text-xl leading-snug">
                {voice.words()}
              </blockquote>
              <figcaption className="mt-6 text-base">
                <span className="font-semibold">{voice.name}</span>
                <span className="block text-soft">{voice.role()}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
