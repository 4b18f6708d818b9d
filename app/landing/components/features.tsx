import type { ReactNode } from "react";
import { rise } from "~/landing/components/rise";

const features: { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Snap & Transform",
    text: "A photo of your notes, a PDF or a Word file becomes text you can search and ask.",
    drawing: (
      <>
        <path d="M8 17h8l3-4h10l3 4h8v22H8Z" fill="var(--ember-wash)" />
        <circle cx="24" cy="27" r="7" />
        <path d="M8 17h8l3-4h10l3 4h8v22H8Z" />
      </>
    ),
  },
  {
    title: "Instant Quizzes",
    text: "Questions from your own material in moments, with an explanation for each answer.",
    drawing: (
      <>
        <rect x="9" y="8" width="30" height="32" rx="4" fill="var(--ember-wash)" />
        <path d="m15 18 3 3 5-6M15 31l3 3 5-6M28 19h6M28 32h6" />
      </>
    ),
  },
  {
    title: "Smart Explanations",
    text: "Ask what a sentence means. The reply shows the passage it stands on, word for word.",
    drawing: (
      <>
        <path d="M8 10h32v22H24l-8 8v-8H8Z" fill="var(--ember-wash)" />
        <path d="M15 18h18M15 24h11" />
      </>
    ),
  },
  {
    title: "Multilingual Magic",
    text: "Study in the language of your course. Fennec answers in the language you write.",
    drawing: (
      <>
        <circle cx="24" cy="24" r="16" fill="var(--ember-wash)" />
        <path d="M8 24h32M24 8c6 5 6 27 0 32M24 8c-6 5-6 27 0 32" />
      </>
    ),
  },
];

/** The four things Fennec does. */
export function Features() {
  return (
    <section id="features" className="mx-auto max-w-6xl px-4 py-20 sm:px-6 sm:py-28">
      <h2 className="max-w-[18ch] text-3xl sm:text-5xl">A quiet place to get it into your head</h2>
      <ul className="mt-12 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {features.map((feature, order) => (
          <li key={feature.title} {...rise(order)}>
            <svg
              viewBox="0 0 48 48"
              aria-hidden="true"
              className="size-14 fill-none stroke-ink stroke-[1.8]"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {feature.drawing}
            </svg>
            <h3 className="mt-5 text-xl">{feature.title}</h3>
            <p className="mt-2 text-soft">{feature.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
