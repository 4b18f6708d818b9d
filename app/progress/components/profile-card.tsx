import { Form, Link, useNavigation } from "@remix-run/react";
import { ChevronDown, LogOut } from "lucide-react";
import * as m from "~/progress/messages";
import { profileLink, settingsLink } from "~/progress/profile-links";
import type { ProfileTab } from "~/progress/schema";
import { Button, ButtonLink } from "~/ui/button";
import { formatDate } from "~/ui/format-date";
import { waitsForNetwork } from "~/ui/use-offline-guard";

interface LearnerView {
  username: string;
  createdAt: string;
}

/** The learner, the account settings and logging out. */
export function ProfileCard({
  learner,
  tab,
  settingsOpen,
}: {
  learner: LearnerView;
  tab: ProfileTab;
  settingsOpen: boolean;
}) {
  const leaving = useNavigation().formAction === "/logout";
  return (
    <section
      aria-labelledby="learner"
      className="rounded-card border border-line bg-surface p-5 shadow-lift"
    >
      <Learner {...learner} />
      <div className="mt-5 flex flex-wrap gap-2 lg:grid">
        <ButtonLink to="/app" variant="secondary" className="basis-full">
          {m.toDashboard()}
        </ButtonLink>
        <Link
          to={settingsOpen ? profileLink(tab) : settingsLink(tab)}
          preventScrollReset
          aria-expanded={settingsOpen}
          className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-card border border-edge px-3 py-2 leading-tight font-semibold whitespace-nowrap hover:bg-sunk"
        >
          {m.accountSettings()}
          <ChevronDown
            aria-hidden="true"
            className={`size-4 transition-transform duration-150 motion-reduce:transition-none ${settingsOpen ? "rotate-180" : ""}`}
          />
        </Link>
        <Form {...waitsForNetwork} method="post" action="/logout" className="grid grow">
          <Button variant="quiet" pending={leaving} pendingText={m.loggingOut()}>
            <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {m.logOut()}
          </Button>
        </Form>
      </div>
    </section>
  );
}

function Learner({ username, createdAt }: LearnerView) {
  return (
    <div className="flex items-center gap-4 lg:flex-col lg:pt-3 lg:text-center">
      <span
        aria-hidden="true"
        className="grid size-16 shrink-0 place-items-center rounded-full bg-ink font-display text-2xl font-semibold text-paper lg:size-24 lg:text-4xl"
      >
        {[...username].slice(0, 2).join("").toUpperCase()}
      </span>
      <div className="min-w-0">
        <h1 id="learner" dir="auto" className="text-2xl wrap-anywhere">
          {username}
        </h1>
        <p className="mt-1 text-sm text-soft sm:text-base">
          {m.memberSince({
            date: (
              <time key="date" dateTime={createdAt} className="whitespace-nowrap">
                {formatDate(createdAt)}
              </time>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
