import { Link } from "@remix-run/react";
import { useId } from "react";
import { interfaceLocale } from "~/localization/interface-language";
import * as m from "~/offline/messages";
import { type OfflinePlace, offlineLink } from "~/offline/offline-links";
import type { ListView } from "~/offline/view-device";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/page-header";

/** Everything that is on the device. */
export function DeviceList({ madeAt, review, decks, documents, missing }: ListView) {
  const time = madeAt.toLocaleString(interfaceLocale(), {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <div className="grid gap-6">
      {missing ? (
        <Notice tone="info" title={missing === "page" ? m.pageNeedsNetwork() : m.notOnDevice()}>
          {missing === "page" ? m.openLater() : m.newestAreKept()}
        </Notice>
      ) : null}
      <PageHeader title={m.onThisDevice()}>
        {m.asOf({ time })} {m.needsNetwork()}
      </PageHeader>
      <Part title={m.todaysReview()}>
        <Row
          to={{ review: true }}
          title={review > 0 ? m.leftToday({ count: review }) : m.nothingLeft()}
        />
      </Part>
      {decks.length > 0 ? (
        <Part title={m.decks()}>
          {decks.map(({ id, title, cards, size, due }) => (
            <Row
              key={id}
              to={{ deck: id }}
              title={title}
              detail={[
                cards < size ? m.cardsOf({ cards, size }) : m.cards({ count: cards }),
                ...(due === null ? [] : [due > 0 ? m.due({ count: due }) : m.doneForNow()]),
              ].join(" · ")}
            />
          ))}
        </Part>
      ) : null}
      {documents.length > 0 ? (
        <Part title={m.documents()}>
          {documents.map(({ id, name }) => (
            <Row key={id} to={{ file: id }} title={name} />
          ))}
        </Part>
      ) : null}
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-1 grid">{children}</ul>
    </section>
  );
}

function Row({ to, title, detail }: { to: OfflinePlace; title: string; detail?: string }) {
  return (
    <li>
      <Link
        to={offlineLink(to)}
        discover="none"
        className="-mx-3 flex min-h-14 items-center justify-between gap-4 rounded-card px-3 py-2 hover:bg-sunk"
      >
        <span dir="auto" className="line-clamp-2 min-w-0 leading-snug font-semibold wrap-anywhere">
          {title}
        </span>
        {detail ? (
          <span className="shrink-0 text-end text-base text-soft tabular-nums">{detail}</span>
        ) : null}
      </Link>
    </li>
  );
}
