import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import * as m from "~/landing/messages";
import { Brand } from "~/ui/brand";
import { ButtonLink } from "~/ui/button";

const sections = [
  { href: "#features", label: m.features },
  { href: "#demo", label: m.howItWorks },
  { href: "#testimonials", label: m.testimonials },
];

export interface LandingHeaderProps {
  signedIn: boolean;
  /** What the learner has for today, and where. */
  due: { text: string; path: string } | null;
}

/** Transparent at the top of the page, a veil once it has scrolled by more than 10 px. */
export function LandingHeader({ signedIn, due }: LandingHeaderProps) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > 10);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return (
    <header data-scrolled={scrolled} className="veil fixed inset-x-0 top-0 z-40">
      <div className="mx-auto grid max-w-6xl grid-cols-[1fr_auto] items-center px-4 pt-2.5 sm:px-6 md:grid-cols-[1fr_auto_1fr] md:pb-2.5">
        <Brand className="justify-self-start" />
        <nav
          aria-label={m.sections()}
          className="flex justify-center max-md:order-1 max-md:col-span-2"
        >
          {sections.map((section) => (
            <Link
              key={section.href}
              to={section.href}
              className="inline-flex min-h-11 items-center px-3 font-semibold hover:text-ember-ink max-sm:px-2"
            >
              {section.label()}
            </Link>
          ))}
        </nav>
        <div className="flex items-center justify-end gap-1">
          {signedIn && !due ? null : (
            <ButtonLink
              to={due?.path ?? "/auth"}
              variant="quiet"
              className="text-ink! whitespace-nowrap max-sm:px-1.5!"
            >
              {due?.text ?? m.logIn()}
            </ButtonLink>
          )}
          <ButtonLink to="/app" className="px-4! whitespace-nowrap sm:px-5!">
            {m.getStarted()}
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
