import { Link } from "@remix-run/react";
import { Brand } from "~/ui/brand";

// Sample content: three placeholder links, to be replaced by the operator's own.
const social = [
  { label: "Instagram", href: "https://example.com/instagram" },
  { label: "YouTube", href: "https://example.com/youtube" },
  { label: "Discord", href: "https://example.com/discord" },
];

const link = "inline-flex min-h-11 items-center px-3 hover:text-ember-ink";

/** Where else to go, and whose this is. */
export function LandingFooter({ year }: { year: number }) {
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-10 gap-y-3 px-4 py-8 text-base sm:px-6">
        <Brand />
        <nav aria-label="Footer" className="-mx-3 flex flex-wrap">
          <Link to="/app" className={link}>
            App
          </Link>
          <Link to="#features" className={link}>
            Features
          </Link>
          <Link to="#testimonials" className={link}>
            Testimonials
          </Link>
          {social.map((place) => (
            <a key={place.label} href={place.href} rel="noreferrer" className={link}>
              {place.label}
            </a>
          ))}
        </nav>
        <p className="text-soft">© {year} Fennec. Your Friendly AI Study Buddy.</p>
      </div>
    </footer>
  );
}
