import { FlipCard } from "~/assessment/components/flip-card";
import { ReportForm } from "~/assessment/components/report-form";
import { useCardKeys } from "~/assessment/components/use-card-keys";
import { CardHeader } from "~/flashcards/components/card-header";
import {
  CardNavigation,
  DeckNavigation,
  type StudyLinks,
} from "~/flashcards/components/card-navigation";
import type { MasteryView } from "~/flashcards/components/card-views";
import { RatingForm } from "~/flashcards/components/rating-form";
import { containsQuote } from "~/ui/contains-quote";
import type { NoticeView } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { SourceQuote, type SourceView } from "~/ui/source-quote";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** One card of a deck, one side at a time. */
export function StudyScreen({
  deck,
  card,
  side,
  position,
  total,
  mastery,
  shuffle,
  links,
  notice,
}: {
  deck: { id: string; title: string };
  card: { id: string; number: number; front: string; back: string; source: SourceView | null };
  side: "front" | "back";
  position: number;
  total: number;
  /** Null if mastery is not tracked. */
  mastery: MasteryView | null;
  /** The seed of the order; null for the deck's own. */
  shuffle: number | null;
  links: StudyLinks;
  /** That the deck starts again, or that something failed. */
  notice: NoticeView | null;
}) {
  useOfflineGuard();
  useCardKeys();
  const turned = side === "back";
  return (
    <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5 pb-10">
      <CardHeader
        deck={deck}
        position={position}
        total={total}
        shuffle={shuffle}
        mastery={mastery}
      />
      <NoticeToast notice={notice} />
      <FlipCard
        key={card.number}
        front={card.front}
        back={card.back}
        side={side}
        turnHref={turned ? links.front : links.back}
      />
      {turned && mastery ? (
        <RatingForm card={card.number} shuffle={shuffle} mastery={mastery} />
      ) : null}
      <CardNavigation links={links} turned={turned} isRated={mastery !== null} />
      {turned && card.source ? (
        <SourceQuote source={card.source} isQuoted={containsQuote(card.back, card.source.quote)} />
      ) : null}
      <DeckNavigation links={links} />
      <ReportForm key={`wrong ${card.id}`} id={card.id} back={links.afterWrong} />
    </section>
  );
}
