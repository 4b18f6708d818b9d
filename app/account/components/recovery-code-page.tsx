import { useState } from "react";
import { Button, ButtonLink } from "~/ui/button";
import { QuestionPage } from "~/ui/question-page";
import { useScripting } from "~/ui/use-scripting";
import * as m from "../messages";

/** Shows a recovery code, once. */
export function RecoveryCodePage({ code, next }: { code: string | null; next: string }) {
  if (!code) {
    return (
      <QuestionPage title={m.codeShownTitle()}>
        <p className="text-soft">{m.codeShown()}</p>
        <ButtonLink to={next}>{m.afterCode()}</ButtonLink>
      </QuestionPage>
    );
  }
  return (
    <QuestionPage title={m.keepCodeTitle()}>
      <p>{m.keepCode({ strong: (text) => <strong key={text}>{text}</strong> })}</p>
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
          {m.codeKept()}
        </ButtonLink>
      </div>
    </QuestionPage>
  );
}

/** Buttons that need JavaScript. */
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
        {copied ? m.codeCopied() : m.copyCode()}
      </Button>
      <Button type="button" variant="secondary" onClick={() => window.print()}>
        {m.printCode()}
      </Button>
    </>
  );
}
