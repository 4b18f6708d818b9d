import { CallToAction } from "~/landing/components/call-to-action";
import { Hero } from "~/landing/components/hero";
import { LandingFooter } from "~/landing/components/landing-footer";
import { LandingHeader, type LandingHeaderProps } from "~/landing/components/landing-header";
import RenderedSections from "~/landing/components/sections";
import { loadComponent } from "~/ui/load-component";
import { SkipLink } from "~/ui/skip-link";
import { StaticMarkup } from "~/ui/static-markup";

const Sections = import.meta.env.SSR
  ? RenderedSections
  : loadComponent(() => import("~/landing/components/sections"));

/** The public page. */
export function LandingPage({ signedIn, due, year }: LandingHeaderProps & { year: number }) {
  return (
    <>
      <SkipLink />
      <LandingHeader signedIn={signedIn} due={due} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <StaticMarkup>
          <Sections />
        </StaticMarkup>
        <CallToAction />
      </main>
      <LandingFooter year={year} />
    </>
  );
}
