import { History } from "~/progress/components/history";
import type { WorkView } from "~/progress/components/profile-views";
import { Weakest } from "~/progress/components/weakest";
import * as m from "~/progress/messages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";

/** What the learner made with each study mode; each item opens where it was left. */
export function Work({ work, weakest }: Omit<WorkView, "tab">) {
  const made = work.filter(({ items }) => items.length > 0);
  if (made.length === 0) {
    return (
      <EmptyState
        title={m.noWork()}
        action={<ButtonLink to="/app/quiz">{m.makeQuiz()}</ButtonLink>}
      >
        {m.noWorkHint()}
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <Weakest weakest={weakest} />
      {made.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-3 text-xl">{title}</h3>
          <History items={items} />
        </section>
      ))}
    </div>
  );
}
