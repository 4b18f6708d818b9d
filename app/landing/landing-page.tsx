import { CallToAction } from "~/landing/components/call-to-action";
import { Features } from "~/landing/components/features";
import { Hero } from "~/landing/components/hero";
import { HowItWorks } from "~/landing/components/how-it-works";
import { LandingFooter } from "~/landing/components/landing-footer";
import { LandingHeader } from "~/landing/components/landing-header";
import { Testimonials } from "~/landing/components/testimonials";
import { SkipLink } from "~/ui/skip-link";

/** The public page. */
export function LandingPage({ signedIn, year }: { signedIn: boolean; year: number }) {
  return (
    <>
      <SkipLink />
      <LandingHeader signedIn={signedIn} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <Features />
        <HowItWorks />
        <Testimonials />
        <CallToAction />
      </main>
      <LandingFooter year={year} />
    </>
  );
}
