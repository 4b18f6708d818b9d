import { Form } from "@remix-run/react";
import { Printer } from "lucide-react";
import { PrintedSheet } from "~/review/components/printed-sheet";
import { SheetForm } from "~/review/components/sheet-form";
import type { SheetView } from "~/review/components/sheet-views";
import { mostOnSheet } from "~/review/kept-sheet";
import * as m from "~/review/messages";
import { sheetPath, todayPath } from "~/review/review-links";
import { Button, ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { NoticeToast } from "~/ui/notice-toast";
import { PageHeader } from "~/ui/page-header";
import { TextField } from "~/ui/text-field";
import { useOfflineGuard } from "~/ui/use-offline-guard";

/** Today's queue on paper, and what was ticked on it. */
export function SheetScreen({
  sheet,
  unknown,
  result,
}: {
  sheet: SheetView | null;
  /** A code that no sheet has. */
  unknown: string | null;
  result: FormResult | undefined;
}) {
  useOfflineGuard();
  return (
    <>
      <section className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-8 pb-16 print:hidden">
        <PageHeader title={m.onPaper()}>
          {sheet || unknown !== null
            ? m.sheetIntroduction({ most: mostOnSheet })
            : m.nothingToPrint()}
        </PageHeader>
        <NoticeToast notice={result?.notice} stays />
        {sheet ? (
          <>
            <PrintActions code={sheet.code} />
            <SheetForm key={sheet.code} sheet={sheet} result={result} />
          </>
        ) : null}
        <CodeForm unknown={unknown} />
      </section>
      {sheet ? <PrintedSheet {...sheet} /> : null}
    </>
  );
}

/** Without scripts, only the browser's own command prints. */
function PrintActions({ code }: { code: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="button"
        onClick={() => window.print()}
        className="min-h-12 max-sm:w-full [@media(scripting:none)]:hidden"
      >
        <Printer aria-hidden="true" className="size-5" />
        {m.printSheet()}
      </Button>
      <p className="hidden [@media(scripting:none)]:block">{m.printByBrowser()}</p>
      <p className="font-semibold tabular-nums">{m.printedCode({ code })}</p>
    </div>
  );
}

function CodeForm({ unknown }: { unknown: string | null }) {
  return (
    <section className="grid gap-4 border-t border-line pt-6">
      <h2 className="text-xl">{m.anotherSheet()}</h2>
      <Form method="get" action={sheetPath} className="grid gap-4">
        <TextField
          label={m.sheetCode()}
          name="code"
          hint={m.sheetCodeHint()}
          defaultValue={unknown ?? ""}
          errors={unknown === null ? undefined : [m.sheetNotFound()]}
          required
          maxLength={50}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary">{m.openSheet()}</Button>
          <ButtonLink to={sheetPath} variant="quiet">
            {m.todaysSheet()}
          </ButtonLink>
          <ButtonLink to={todayPath} variant="quiet">
            {m.toTheDay()}
          </ButtonLink>
        </div>
      </Form>
    </section>
  );
}
