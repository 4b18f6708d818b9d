import { Form, Link, useNavigation } from "@remix-run/react";
import { Download, KeyRound, Layers, Trash2 } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { CurrentPasswordField } from "~/account/components/current-password-field";
import { DeleteAccountDialog } from "~/account/components/delete-account-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { type FormResult, type NoticeView, noticeAbove } from "~/ui/form-result";
import { LanguageForm } from "~/ui/language-form";
import { NoticeToast } from "~/ui/notice-toast";
import { opensNewTab } from "~/ui/opens-new-tab";
import { TextField } from "~/ui/text-field";
import { useErrorFocus } from "~/ui/use-error-focus";
import { waitsForNetwork } from "~/ui/use-offline-guard";
import * as m from "../messages";

const accountLink =
  "inline-flex min-h-11 items-center gap-2 rounded-card font-semibold underline-offset-4 hover:underline";

/** All cards and kept questions in one file. */
const cardFiles = [
  { format: "apkg", label: m.cardsForAnki },
  { format: "csv", label: m.cardsAsCsv },
  { format: "md", label: m.cardsAsMarkdown },
];

/** Empties the password fields after a successful save. */
function useResetAfterSave(
  form: RefObject<HTMLFormElement>,
  pending: boolean,
  result: FormResult | undefined,
) {
  const before = useRef(pending);
  useEffect(() => {
    if (before.current && !pending && !result) form.current?.reset();
    before.current = pending;
  }, [form, pending, result]);
}

/** Email, password, data export and account deletion. Passwords are never prefilled. */
export function SettingsPanel({
  learner,
  result,
  notice,
  href,
  cancelHref,
}: {
  learner: { username: string; email: string | null };
  result?: FormResult;
  /** The notice of the previous request. */
  notice: NoticeView | null;
  /** The panel's own URL. */
  href: string;
  cancelHref: string;
}) {
  return (
    <section
      id="settings"
      aria-labelledby="settings-title"
      className="appear grid gap-5 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="settings-title" className="text-xl">
        {m.settingsTitle()}
      </h2>
      <NoticeToast notice={noticeAbove(result) ?? notice} stays />
      <SettingsForm
        learner={learner}
        result={result}
        action={`${href}#settings`}
        cancelHref={cancelHref}
      />
      <LanguageForm className="border-t border-line pt-5" />
      <AccountLinks />
    </section>
  );
}

function SettingsForm({
  learner,
  result,
  action,
  cancelHref,
}: {
  learner: { username: string; email: string | null };
  result?: FormResult;
  action: string;
  cancelHref: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  useErrorFocus(form, result);
  const pending = useNavigation().formData?.has("newPassword") ?? false;
  useResetAfterSave(form, pending, result);
  const errors = result?.errors ?? {};
  return (
    <Form
      {...waitsForNetwork}
      ref={form}
      method="post"
      action={action}
      noValidate
      preventScrollReset
      className="grid gap-4"
    >
      <TextField
        label={m.username()}
        name="username"
        autoComplete="username"
        readOnly
        value={learner.username}
        hint={m.usernameFixed()}
        className="bg-sunk! text-soft!"
      />
      <TextField
        label={m.email()}
        name="email"
        type="email"
        autoComplete="email"
        required
        defaultValue={result?.values.email ?? learner.email ?? ""}
        errors={errors.email}
      />
      <SettingsPasswords errors={errors} />
      <div className="flex flex-wrap gap-2">
        <Button
          pending={pending}
          pendingText={m.savingSettings()}
          className="flex-1 whitespace-nowrap"
        >
          {m.saveSettings()}
        </Button>
        <ButtonLink to={cancelHref} preventScrollReset variant="secondary">
          {m.cancel()}
        </ButtonLink>
      </div>
    </Form>
  );
}

function SettingsPasswords({ errors }: Pick<FormResult, "errors">) {
  return (
    <>
      <CurrentPasswordField label={m.currentPassword()} errors={errors.currentPassword} />
      <TextField
        label={m.changedPassword()}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint={m.changedPasswordHint()}
        errors={errors.newPassword}
      />
    </>
  );
}

function AccountLinks() {
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <div className="grid justify-items-start border-t border-line pt-3">
        <Link to="/profile/security" className={`${accountLink} text-ember-ink`}>
          <KeyRound aria-hidden="true" className="size-4" />
          {m.linkToSecurity()}
        </Link>
        <a href="/api/user/export" download className={`${accountLink} text-ember-ink`}>
          <Download aria-hidden="true" className="size-4" />
          {m.downloadData()}
        </a>
        {cardFiles.map(({ format, label }) => (
          <a
            key={format}
            href={`/api/export?format=${format}`}
            download
            className={`${accountLink} text-ember-ink`}
          >
            <Layers aria-hidden="true" className="size-4" />
            {label()}
          </a>
        ))}
        <Link
          to="/profile/delete-account"
          className={`${accountLink} text-rust`}
          onClick={(event) => {
            if (opensNewTab(event)) return;
            event.preventDefault();
            setDeleting(true);
          }}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {m.deleteAccount()}
        </Link>
      </div>
      <DeleteAccountDialog open={deleting} onClose={() => setDeleting(false)} />
    </>
  );
}
