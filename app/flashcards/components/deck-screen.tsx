import { Download } from "lucide-react";
import type { CardView } from "~/flashcards/components/card-views";
import { EditableCard } from "~/flashcards/components/editable-card";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { useOfflineGuard } from "~/ui/use-offline-guard";

function figures(count: number, due: number | null) {
  const cards = count === 1 ? "1 card" : `${count} cards`;
  if (due === null) return cards;
  return due === 0 ? `${cards}, none due now` : `${cards}, ${due} due`;
}

/** The deck before it is studied: every card, to be read through, changed or thrown out. */
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
  /** Null where mastery is not tracked. */
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
        <span className="tabular-nums">{figures(cards.length, due)}</span>
      </PageHeader>
      <NoticeToast notice={result?.notice} />
      {cards.length ? (
        <>
          <div className="flex flex-wrap items-center gap-3">
            {studyHref ? (
              <ButtonLink to={studyHref} className="min-h-12">
                Start Studying
              </ButtonLink>
            ) : null}
            <ButtonLink to={settingsHref} variant="secondary" className="min-h-12">
              Modify Settings
            </ButtonLink>
          </div>
          <div className="-mx-3 -mt-4 flex flex-wrap items-center">
            <ButtonLink to={exportHrefs.anki} variant="quiet" reloadDocument>
              <Download aria-hidden="true" className="size-4" />
              Export for Anki
            </ButtonLink>
            <ButtonLink to={exportHrefs.csv} variant="quiet" reloadDocument>
              <Download aria-hidden="true" className="size-4" />
              Export CSV
            </ButtonLink>
          </div>
          {deck.notice ? <p className="text-base text-soft">{deck.notice}</p> : null}
          <ol aria-label="Cards" className="grid border-t border-line">
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
          title="No cards are left"
          action={<ButtonLink to={settingsHref}>Modify Settings</ButtonLink>}
        >
          You removed them all. Modify the settings to make new ones.
        </EmptyState>
      )}
    </section>
  );
}
