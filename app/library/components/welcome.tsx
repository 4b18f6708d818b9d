import type { FormResult } from "~/ui/form-result";
import { Fox } from "~/ui/fox";
import { UploadForm } from "~/ui/upload-form";

/** The first visit: nothing uploaded yet, one thing to do. */
export function Welcome({
  username,
  result,
  redirectTo = "/app",
}: {
  username?: string;
  result?: FormResult;
  redirectTo?: string;
}) {
  return (
    <section className="mx-auto grid w-full max-w-lg flex-1 content-center gap-6 py-10">
      <div className="grid justify-items-center gap-4 text-center">
        <Fox className="size-28" />
        <h1 className="text-3xl sm:text-4xl">Upload Study Materials</h1>
        <p className="text-soft">
          {username ? `Hello ${username}. ` : ""}Bring a chapter, a script or a photo of your notes.
          Fennec reads it, then you can ask about it and quiz yourself.
        </p>
      </div>
      <UploadForm result={result} redirectTo={redirectTo} />
    </section>
  );
}
