import { Features } from "~/landing/components/features";
import { HowItWorks } from "~/landing/components/how-it-works";
import { Testimonials } from "~/landing/components/testimonials";

/** What stands between the promise and the end of the page. */
export default function Sections() {
  return (
    <>
      <Features />
      <HowItWorks />
      <Testimonials />
    </>
  );
}
