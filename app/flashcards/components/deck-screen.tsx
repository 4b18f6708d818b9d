import { Download } from "lucide-react";
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

/** Every card of a deck, to read, change or remove. */
export function DeckScreen({
  deck,
  cards,
  due,
  studyHref,
  settingsHref,
  exportHrefs,
  result,
}: {
  deck: { id: string; title: string; notice: string | null };
  cards: CardView[];
  /** Null if mastery is not tracked. */
  due: number | null;
  studyHref: string | null;
  settingsHref: string;
  exportHrefs: { anki: string; csv: string };
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
          <div className="flex flex-wrap items-center gap-3">
            {studyHref ? (
              <ButtonLink to={studyHref} className="min-h-12">
                {m.startStudying()}
              </ButtonLink>
            ) : null}
            <ButtonLink to={settingsHref} variant="secondary" className="min-h-12">
              {m.modifySettings()}
            </ButtonLink>
          </div>
          <div className="-mx-3 -mt-4 flex flex-wrap items-center">
            <ButtonLink to={exportHrefs.anki} variant="quiet" reloadDocument>
              <Download aria-hidden="true" className="size-4" />
              {m.exportForAnki()}
            </ButtonLink>
            <ButtonLink to={exportHrefs.csv} variant="quiet" reloadDocument>
              <Download aria-hidden="true" className="size-4" />
              {m.exportCsv()}
            </ButtonLink>
          </div>
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
          action={<ButtonLink to={settingsHref}>{m.modifySettings()}</ButtonLink>}
        >
          {m.noCardsHint()}
        </EmptyState>
      )}
    </section>
  );
}
