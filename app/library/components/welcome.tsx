import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { wholeLibrary } from "~/library/select-file";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";
import { showToast } from "~/ui/toast-store";
import { UploadButton } from "~/ui/upload-button";
import { UploadForm } from "~/ui/upload-form";

const onwards = `/app?fileId=${wholeLibrary}`;
const later = "You can upload files later from the sidebar.";

function Greeting({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Fox className="size-28" />
      <h1 className="text-3xl sm:text-4xl">{children}</h1>
      <p className="text-soft">
        Bring a chapter, a script or a photo of your notes. Fennec reads it, then you can ask about
        it and quiz yourself.
      </p>
    </div>
  );
}

/** The first visit: nothing uploaded yet, one thing to do, or not. */
export function Welcome({
  username,
  known,
  onSkip,
}: {
  username: string;
  /** Whether this is certainly a first visit; only the browser can tell. */
  known: boolean;
  onSkip: () => void;
}) {
  return (
    <section
      className={`mx-auto grid w-full max-w-lg flex-1 content-center gap-7 py-10 ${known ? "" : "unless-known"}`}
    >
      <Greeting>
        Hello <bdi className="wrap-anywhere">{username}</bdi>
      </Greeting>
      <div className="grid justify-items-center gap-2">
        <UploadButton />
        <ButtonLink to={onwards} variant="quiet" onClick={onSkip}>
          Skip & Continue
        </ButtonLink>
      </div>
    </section>
  );
}

/** A page that needs material where there is none. On wide screens the picker stands beside it. */
export function UploadFirst({
  title = "Nothing to read yet",
  result,
  redirectTo = "/app",
}: {
  title?: string;
  result?: FormResult;
  redirectTo?: string;
}) {
  return (
    <section className="mx-auto grid w-full max-w-lg flex-1 content-center gap-6 py-10">
      <NoticeToast notice={result?.notice} />
      <Greeting>{title}</Greeting>
      <div className="grid gap-3 md:hidden">
        <UploadForm redirectTo={redirectTo} />
        <Link
          to={onwards}
          onClick={() => showToast({ tone: "info", title: "No files yet", message: later })}
          className="inline-flex min-h-11 items-center justify-center rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
        >
          Continue without uploading
        </Link>
        <p className="hidden text-center text-base text-soft [@media(scripting:none)]:block">
          {later}
        </p>
      </div>
      <UploadButton small={false} />
    </section>
  );
}
