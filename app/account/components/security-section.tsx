import { type ReactNode, useId } from "react";

/** A section of the page: heading, explanation, content. */
export function SecuritySection({
  title,
  about,
  children,
}: {
  title: string;
  about: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <p className="mt-1 text-base text-soft">{about}</p>
      </div>
      {children}
    </section>
  );
}

/** The part of a button's name for screen readers only. */
export function hidden(text: string) {
  return (
    <span key={text} className="sr-only">
      {text}
    </span>
  );
}
