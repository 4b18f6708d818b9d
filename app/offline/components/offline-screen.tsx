import { CardStep } from "~/offline/components/card-step";
import { DeviceList } from "~/offline/components/device-list";
import { DocumentText } from "~/offline/components/document-text";
import { showRefusedAnswers } from "~/offline/components/offline-banner";
import { QuestionStep } from "~/offline/components/question-step";
import * as m from "~/offline/messages";
import { offlineLink, offlinePath } from "~/offline/offline-links";
import { useDevice } from "~/offline/use-device";
import type { DeviceView } from "~/offline/view-device";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Fox } from "~/ui/fox";
import { PageFrame } from "~/ui/page-frame";
import { Spinner } from "~/ui/spinner";

/** What is on the device, to study without a network. */
export function OfflineScreen({ view }: { view: DeviceView }) {
  return (
    <PageFrame header={<Header />} className="mx-auto w-full max-w-2xl px-4 pt-5 pb-16">
      <Content view={view} />
    </PageFrame>
  );
}

function Content({ view }: { view: DeviceView }) {
  switch (view.is) {
    case "nothing":
      return (
        <EmptyState title={m.nothingKept()} heading="h1" mood="listening">
          {m.openOnce()}
        </EmptyState>
      );
    case "list":
      return <DeviceList {...view} />;
    case "document":
      return <DocumentText {...view} />;
    case "card":
      return <CardStep key={view.item.id} {...view} />;
    case "question":
      return <QuestionStep {...view} />;
    case "done":
      return (
        <EmptyState
          title={m.doneForNow()}
          heading="h1"
          action={
            <ButtonLink to={offlineLink()} discover="none">
              {m.backToList()}
            </ButtonLink>
          }
        >
          {view.title ? <p dir="auto">{view.title}</p> : null}
          {view.answers > 0 ? (
            <p>{m.answered({ right: view.right, total: view.answers })}</p>
          ) : null}
        </EmptyState>
      );
  }
}

/** The page before the scripts run, which is all that a browser without them shows. */
export function OpeningScreen() {
  return (
    <PageFrame header={<BrandLine />} className="grid place-content-center px-4 pb-24">
      <h1 className="sr-only">{m.pageTitle()}</h1>
      <p className="flex items-center gap-3 text-soft noscript:hidden">
        <Spinner />
        {m.opening()}
      </p>
      <p className="hidden noscript:block">{m.needsScripts()}</p>
    </PageFrame>
  );
}

function Header() {
  const device = useDevice(offlinePath, showRefusedAnswers);
  const isOnline = device?.isOnline === true;
  const waiting = device?.waiting ?? 0;
  return (
    <BrandLine>
      {device && device.isOnline !== null ? (
        <div role="status" className="text-end text-base leading-snug">
          <p className="font-semibold">{isOnline ? m.youAreOnline() : m.youAreOffline()}</p>
          <p className="text-soft tabular-nums">
            {waiting > 0 ? m.waiting({ count: waiting }) : isOnline ? m.allSent() : null}
          </p>
        </div>
      ) : null}
      {isOnline ? (
        // The page is reloaded: this one may be of an earlier build.
        <a
          href="/app"
          className="inline-flex min-h-11 items-center font-semibold text-ember-ink underline underline-offset-4"
        >
          {m.openFennec()}
        </a>
      ) : null}
    </BrandLine>
  );
}

function BrandLine({ children }: { children?: React.ReactNode }) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-17 w-full max-w-2xl flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
        <Fox className="size-9" />
        <div className="flex flex-1 flex-wrap items-center justify-end gap-x-4">{children}</div>
      </div>
    </header>
  );
}
