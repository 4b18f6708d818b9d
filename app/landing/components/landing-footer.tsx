import { Link } from "@remix-run/react";
import * as m from "~/landing/messages";
import { Brand } from "~/ui/brand";
import { LanguageForm } from "~/ui/language-form";

// Sample content: three placeholder links, to be replaced by the operator's own.
const social = [
  { label: "Instagram", href: "https://example.com/instagram" },
  { label: "YouTube", href: "https://example.com/youtube" },
  { label: "Discord", href: "https://example.com/discord" },
];

const link = "inline-flex min-h-11 items-center px-3 hover:text-ember-ink";

/** Links and the copyright. */
export function LandingFooter({ year }: { year: number }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 py-8 text-base sm:px-6">
        <Brand />
        <nav aria-label={m.footer()} className="-mx-3 flex flex-wrap">
          <Link to="/app" className={link}>
            {m.app()}
          </Link>
          <Link to="#features" className={link}>
            {m.features()}
          </Link>
          <Link to="#testimonials" className={link}>
            {m.testimonials()}
          </Link>
          {social.map((place) => (
            <a key={place.label} href={place.href} rel="noreferrer" className={link}>
              {place.label}
            </a>
          ))}
        </nav>
        <LanguageForm />
        <p className="text-soft">{m.copyright({ year })}</p>
      </div>
    </footer>
  );
}
