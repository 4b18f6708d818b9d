import { counted, History, type HistoryItem } from "~/progress/components/history";
import type { WorkView } from "~/progress/components/profile-views";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** Quizzes, decks and practice tests; each opens where it was left. */
export function Work({ quizzes, decks, tests }: Omit<WorkView, "tab">) {
  if (quizzes.length + decks.length + tests.length === 0) {
    return (
      <EmptyState
        title="No quizzes yet"
        action={<ButtonLink to="/app/quiz">Make a quiz</ButtonLink>}
      >
        Your quizzes, flashcards and practice tests gather here, with their scores.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <Kind
        title="Quizzes"
        items={quizzes.map(({ difficulty, isRetry, ...quiz }) => ({
          ...toTaken(quiz),
          note: isRetry ? "your mistakes again" : difficulty,
        }))}
      />
      <Kind
        title="Flashcards"
        items={decks.map(({ createdAt, cardCount, due, ...deck }) => ({
          ...deck,
          date: createdAt,
          size: counted(cardCount, "card"),
          ...(due === null ? {} : { standing: due === 0 ? "Done for now" : `${due} due` }),
        }))}
      />
      <Kind title="Practice tests" items={tests.map(toTaken)} />
    </div>
  );
}

function Kind({ title, items }: { title: string; items: HistoryItem[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="mb-3 text-xl">{title}</h3>
      <History items={items} />
    </section>
  );
}

function toTaken(taken: WorkView["tests"][number]): HistoryItem {
  const { id, href, title, createdAt, questionCount, answered, score } = taken;
  return {
    id,
    href,
    title,
    date: createdAt,
    size: counted(questionCount, "question"),
    standing: score === null ? progressOf(answered, questionCount) : `${score}%`,
  };
}

function progressOf(answered: number, questionCount: number) {
  return answered === 0 ? "Not started" : `${answered} of ${questionCount} answered`;
}
