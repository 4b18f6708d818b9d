import * as m from "~/assessment/messages";
import { ConfirmLink } from "~/ui/confirm-link";
import { ConfirmationScreen } from "~/ui/confirmation-screen";
import type { NoticeView } from "~/ui/form-result";

interface Work {
  kind: keyof typeof labels;
  title: string;
}

const labels = {
  deck: m.deleteDeck,
  quiz: m.deleteQuiz,
  test: m.deleteTest,
  card: m.deleteCard,
  question: m.deleteQuestion,
};

/** What else is deleted, or stays. */
const consequences = {
  deck: m.cardsGo,
  quiz: m.keptQuestionsStay,
  test: m.keptQuestionsStay,
  card: m.progressGoes,
  question: m.progressGoes,
};

function Warning({ kind, title }: Work) {
  const name = <bdi key="title">{title}</bdi>;
  return (
    <>
      <p className="wrap-anywhere">{m.deleteWarning({ title: name })}</p>
      <p className="mt-2 text-base text-soft">{consequences[kind]()}</p>
    </>
  );
}

/** The way to the confirmation before something is deleted. */
export function DeleteWork({ to, ...work }: Work & { to: string }) {
  return (
    <ConfirmLink
      to={to}
      title={labels[work.kind]()}
      question={<Warning {...work} />}
      confirm={m.deleteWork()}
      pendingText={m.deletingWork()}
      className="-ms-3 inline-flex min-h-11 items-center justify-self-start rounded-card px-3 text-base font-semibold text-rust hover:bg-rust-wash"
    >
      {labels[work.kind]()}
    </ConfirmLink>
  );
}

export function DeleteWorkScreen({
  backHref,
  notice,
  heading,
  ...work
}: Work & { backHref: string; notice: NoticeView | undefined; heading?: "h1" | "h2" }) {
  return (
    <ConfirmationScreen
      title={labels[work.kind]()}
      heading={heading}
      notice={notice}
      question={<Warning {...work} />}
      confirm={m.deleteWork()}
      pendingText={m.deletingWork()}
      refuse={m.cancelDeletion()}
      backHref={backHref}
    />
  );
}
