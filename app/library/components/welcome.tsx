import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { UploadForm } from "~/library/components/upload-form";
import * as m from "~/library/messages";
import { everything, scopedLink } from "~/study-scope";
import { ButtonLink } from "~/ui/button";
import type { FormResult } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { NoticeToast } from "~/ui/notice-toast";
import { showToast } from "~/ui/toast-store";
import { UploadButton } from "~/ui/upload-button";

const onwards = scopedLink("/app", everything);

function Greeting({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <Fox className="size-28" />
      <h1 className="text-3xl sm:text-4xl">{children}</h1>
      <p className="text-soft">{m.introduction()}</p>
    </div>
  );
}

/** The first visit: upload a file, or skip that. */
export function Welcome({
  username,
  known,
  onSkip,
}: {
  username: string;
  /** Whether the browser has determined that this is a first visit. */
  known: boolean;
  onSkip: () => void;
}) {
  return (
    <section
      className={`mx-auto grid w-full max-w-lg flex-1 content-center gap-7 py-10 ${known ? "" : "unless-known"}`}
    >
      <Greeting>
        {m.hello({
          username: (
            <bdi key="username" className="wrap-anywhere">
              {username}
            </bdi>
          ),
        })}
      </Greeting>
      <div className="grid justify-items-center gap-2">
        <UploadButton />
        <ButtonLink to={onwards} variant="quiet" onClick={onSkip}>
          {m.skip()}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Asks for a file on a page that needs one. On wide screens the picker is in the sidebar. */
export function UploadFirst({
  title = m.nothingToReadYet(),
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
          onClick={() =>
            showToast({ tone: "info", title: m.noFilesYet(), message: m.uploadLater() })
          }
          className="inline-flex min-h-11 items-center justify-center rounded-card px-3 font-semibold text-soft hover:bg-sunk hover:text-ink"
        >
          {m.continueWithout()}
        </Link>
        <p className="hidden text-center text-base text-soft [@media(scripting:none)]:block">
          {m.uploadLater()}
        </p>
      </div>
      <UploadButton small={false} />
    </section>
  );
}
