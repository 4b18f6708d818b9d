import * as m from "~/practice-test/messages";
import { ConfirmationScreen } from "~/ui/confirmation-screen";
import type { NoticeView } from "~/ui/form-result";

/** What cancelling a test deletes. @param answered how many questions */
export function CancelWarning({ title: text, answered }: { title: string; answered: number }) {
  const title = <bdi key="title">{text}</bdi>;
  return (
    <p className="wrap-anywhere">
      {answered === 0
        ? m.cancelWithoutAnswers({ title })
        : m.cancelWithAnswers({ title, count: answered })}
    </p>
  );
}

/** The confirmation before a test is cancelled. */
export function CancelTestScreen({
  title,
  answered,
  testHref,
  notice,
}: {
  title: string;
  answered: number;
  testHref: string;
  notice?: NoticeView;
}) {
  return (
    <ConfirmationScreen
      title={m.areYouSure()}
      heading="h2"
      notice={notice}
      question={<CancelWarning title={title} answered={answered} />}
      confirm={m.cancel()}
      pendingText={m.cancelling()}
      refuse={m.keepGoing()}
      backHref={testHref}
    />
  );
}
