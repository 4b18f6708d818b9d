import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { rise } from "~/landing/components/rise";
import * as m from "~/landing/messages";
import { ButtonLink } from "~/ui/button";
import { Fox } from "~/ui/fox";

const promises = [m.noCreditCard, m.unlimitedDocuments, m.aiPowered, m.allFree];

/** The promise, two links, and the fox in the dunes. */
export function Hero() {
  return (
    <section className="relative overflow-hidden bg-[linear-gradient(var(--paper),var(--sky)_82%)]">
      <div className="relative z-10 mx-auto max-w-6xl px-4 pt-34 pb-84 text-center sm:px-6 sm:pt-40 sm:pb-[26rem]">
        <div {...rise(0)}>
          <h1 className="mx-auto max-w-[15ch] text-[clamp(2.6rem,7vw,4.75rem)] leading-[1.02] tracking-[-0.025em]">
            {m.headline()}
          </h1>
        </div>
        <div {...rise(1)}>
          <p className="mx-auto mt-6 max-w-xl text-lg text-soft sm:text-xl">{m.promise()}</p>
        </div>
        <div {...rise(2)}>
          <div className="mt-9 flex flex-wrap justify-center gap-3">
            <ButtonLink to="/app" className="min-h-13 px-7 text-lg">
              {m.getStartedFree()}
            </ButtonLink>
            <Link
              to="#demo"
              className="inline-flex min-h-13 items-center rounded-card border border-edge bg-surface px-7 text-lg font-semibold hover:bg-sunk"
            >
              {m.seeHowItWorks()}
            </Link>
          </div>
          <ul className="mx-auto mt-6 flex max-w-2xl flex-wrap justify-center gap-x-6 gap-y-1 text-base text-soft">
            {promises.map((promise) => (
              <li key={promise()}>{promise()}</li>
            ))}
          </ul>
        </div>
      </div>
      <Dunes />
    </section>
  );
}

function Dunes() {
  return (
    <div className="absolute inset-x-0 bottom-0">
      <div className="absolute end-[6%] bottom-56 size-14 rounded-full bg-[var(--sun)] sm:end-[18%] sm:bottom-60 sm:size-36" />
      <DuneLayer className="absolute bottom-0">
        <path d="M0 250C220 150 430 190 640 240S1120 260 1440 150V420H0Z" fill="var(--dune-far)" />
      </DuneLayer>
      <Fox
        mood="listening"
        className="absolute bottom-[6.6rem] left-1/2 size-44 -translate-x-1/2 sm:bottom-[8.6rem] sm:size-60"
      />
      <DuneLayer className="relative">
        <path d="M0 300C240 340 480 250 720 262S1200 360 1440 270V420H0Z" fill="var(--dune-mid)" />
        <path d="M0 380C300 300 560 340 800 366S1240 372 1440 336V420H0Z" fill="var(--dune-near)" />
      </DuneLayer>
    </div>
  );
}

function DuneLayer({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 420"
      preserveAspectRatio="xMidYMax slice"
      className={`h-80 w-full sm:h-[26rem] ${className}`}
    >
      {children}
    </svg>
  );
}
