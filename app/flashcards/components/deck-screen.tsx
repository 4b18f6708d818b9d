import { Download } from "lucide-react";
import { KeepOffer, type KeepOfferView } from "~/assessment/components/keep-offer";
import type { CardView } from "~/flashcards/components/card-views";
import { EditableCard } from "~/flashcards/components/editable-card";
import * as m from "~/flashcards/messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

function describeDeck(count: number, due: number | null): string {
  if (due === null) return m.cards({ count });
  return due === 0 ? m.cardsNoneDue({ count }) : m.cardsDue({ count, due });
}

interface DeckLinksView {
  /** Null if there is nothing to study. */
  study: string | null;
  settings: string;
  anki: string;
  csv: string;
}

/** Every card of a deck, to read, change or remove. */
export function DeckScreen({
  deck,
  cards,
  due,
  offer,
  links,
  result,
}: {
  deck: { id: string; title: string; notice: string | null };
  cards: CardView[];
  /** Null if mastery is not tracked. */
  due: number | null;
  /** Null once it is answered. */
  offer: KeepOfferView | null;
  links: DeckLinksView;
  result?: FormResult;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader title={deck.title}>
        <span className="tabular-nums">{describeDeck(cards.length, due)}</span>
      </PageHeader>
      <NoticeToast notice={result?.notice} />
      {cards.length ? (
        <>
          <DeckLinks {...links} />
          {offer ? <KeepOffer offer={offer} /> : null}
          {deck.notice ? <p className="text-base text-soft">{deck.notice}</p> : null}
          <ol aria-label={m.cardList()} className="grid border-t border-line">
            {cards.map((card) => (
              <EditableCard
                key={`${card.id} ${card.front} ${card.back}`}
                card={card}
                result={result?.values.cardId === card.id ? result : undefined}
              />
            ))}
          </ol>
        </>
      ) : (
        <EmptyState
          title={m.noCards()}
          action={<ButtonLink to={links.settings}>{m.modifySettings()}</ButtonLink>}
        >
          {m.noCardsHint()}
        </EmptyState>
      )}
    </section>
  );
}

/** What can be done with a deck: study, change its settings, export it. */
function DeckLinks({ study, settings, anki, csv }: DeckLinksView) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {study ? (
          <ButtonLink to={study} className="min-h-12">
            {m.startStudying()}
          </ButtonLink>
        ) : null}
        <ButtonLink to={settings} variant="secondary" className="min-h-12">
          {m.modifySettings()}
        </ButtonLink>
      </div>
      <div className="-mx-3 -mt-4 flex flex-wrap items-center">
        <ButtonLink to={anki} variant="quiet" reloadDocument>
          <Download aria-hidden="true" className="size-4" />
          {m.exportForAnki()}
        </ButtonLink>
        <ButtonLink to={csv} variant="quiet" reloadDocument>
          <Download aria-hidden="true" className="size-4" />
          {m.exportCsv()}
        </ButtonLink>
      </div>
    </>
  );
}
