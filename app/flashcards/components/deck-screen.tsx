import { Download } from "lucide-react";
import { KeptWork, type KeptWorkView } from "~/assessment/components/kept-work";
import { MoveForm, type MoveFormView } from "~/assessment/components/move-form";
import { AddCard } from "~/flashcards/components/add-card";
import type { CardView } from "~/flashcards/components/card-views";
import { DeckDetails } from "~/flashcards/components/deck-details";
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
  markdown: string;
  gift: string;
  qti: string;
  /** The cards before and after those of this page; null if there are none. */
  previous: string | null;
  next: string | null;
}

/** Every card of a deck, to read, change or remove. */
export function DeckScreen({
  deck,
  count,
  cards,
  due,
  kept,
  course,
  links,
  result,
  intent,
}: {
  deck: { id: string; title: string; notice: string | null };
  /** All of its cards. */
  count: number;
  /** Those of this page. */
  cards: CardView[];
  /** Null if mastery is not tracked. */
  due: number | null;
  kept: KeptWorkView;
  /** Null for the cards of a document. */
  course: Omit<MoveFormView, "id"> | null;
  links: DeckLinksView;
  result?: FormResult;
  /** The form that the result is of. */
  intent: string | null | undefined;
}) {
  useOfflineGuard();
  return (
    <section className="mx-auto grid w-full max-w-2xl gap-6 pb-16">
      <PageHeader title={deck.title}>
        <span className="tabular-nums">{describeDeck(count, due)}</span>
      </PageHeader>
      <NoticeToast notice={result?.notice} />
      {cards.length ? (
        <>
          <KeptWork {...kept} />
          <DeckLinks {...links} />
          {deck.notice ? <p className="text-base text-soft">{deck.notice}</p> : null}
          <CardList cards={cards} result={result} />
          <CardPages {...links} />
        </>
      ) : (
        <EmptyState
          title={m.noCards()}
          action={<ButtonLink to={links.settings}>{m.modifySettings()}</ButtonLink>}
        >
          {m.noCardsHint()}
        </EmptyState>
      )}
      {/* After a card was added, its form is empty again. */}
      <AddCard key={count} result={intent === "add" ? result : undefined} />
      {course ? <MoveForm id={deck.id} {...course} /> : null}
      <DeckDetails
        key={`details ${deck.title}`}
        {...deck}
        result={intent === "rename" ? result : undefined}
      />
    </section>
  );
}

function CardList({ cards, result }: { cards: CardView[]; result: FormResult | undefined }) {
  return (
    <ol aria-label={m.cardList()} className="grid border-t border-line">
      {cards.map((card) => (
        <EditableCard
          key={`${card.id} ${card.front} ${card.back}`}
          card={card}
          result={result?.values.cardId === card.id ? result : undefined}
        />
      ))}
    </ol>
  );
}

/** What can be done with a deck: study, change its settings, export it. */
function DeckLinks({ study, settings, ...links }: DeckLinksView) {
  const exports = [
    { to: links.anki, label: m.exportForAnki() },
    { to: links.csv, label: m.exportCsv() },
    { to: links.markdown, label: m.exportMarkdown() },
    { to: links.gift, label: m.exportGift() },
    { to: links.qti, label: m.exportQti() },
  ];
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
        {exports.map(({ to, label }) => (
          <ButtonLink key={to} to={to} variant="quiet" reloadDocument>
            <Download aria-hidden="true" className="size-4" />
            {label}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** The way through a deck that is too long for one page. */
function CardPages({ previous, next }: Pick<DeckLinksView, "previous" | "next">) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={m.cardPages()} className="flex justify-between gap-3">
      {previous ? (
        <ButtonLink to={previous} variant="secondary">
          {m.previousCards()}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={next} variant="secondary" className="ms-auto">
          {m.nextCards()}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
