import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { QuestionPage } from "~/ui/question-page";
import { useScripting } from "~/ui/use-scripting";

/** Shows a recovery code, which no other page ever will. */
export function RecoveryCodePage({ code, next }: { code: string | null; next: string }) {
  if (!code) {
    return (
      <QuestionPage title="The code was shown already">
        <p className="text-soft">
          It is not kept, so it cannot be shown again. Did you miss it? Make a new one in your
          account settings.
        </p>
        <ButtonLink to={next}>Continue</ButtonLink>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title="Keep your recovery code">
      <p>
        If you forget your password, this code sets a new one. Write it down, or print this page:{" "}
        <strong>it is shown only now.</strong>
      </p>
      <p className="rounded-card border border-edge bg-surface px-4 py-5 text-center font-mono text-lg leading-relaxed font-semibold tracking-wide select-all sm:text-xl">
        {code.split("-").map((group, index) => (
          <span key={group + String(index)} className="whitespace-nowrap">
            {index > 0 ? "-" : ""}
            {group}
            <wbr />
          </span>
        ))}
      </p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <KeepButtons code={code} />
        <ButtonLink to={next} className="grow">
          I have kept it
        </ButtonLink>
      </div>
    </QuestionPage>
  );
}

/** Ways to keep a code that need scripts. */
function KeepButtons({ code }: { code: string }) {
  const [copied, setCopied] = useState(false);
  if (!useScripting()) return null;
  return (
    <>
      <Button
        type="button"
        variant="secondary"
        onClick={() =>
          navigator.clipboard?.writeText(code).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        {copied ? "Copied" : "Copy"}
      </Button>
      <Button type="button" variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
