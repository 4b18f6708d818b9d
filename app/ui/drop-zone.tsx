import { Upload } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { formatMegabytes } from "~/ui/file-size";
import { Spinner } from "~/ui/spinner";
import type { UploadRules } from "~/ui/upload-batch";
import * as m from "./messages";

function hintOf({ formatNames, fileBytes, files }: UploadRules, multiple: boolean): string {
  const limits = { formats: formatNames, size: formatMegabytes(fileBytes) };
  return multiple ? m.filesHint({ ...limits, count: files }) : m.fileHint(limits);
}

function Prompt({ pickerId, multiple }: { pickerId: string; multiple: boolean }) {
  return (
    <label htmlFor={pickerId} className="grid justify-items-center gap-1 text-base font-semibold">
      <Upload aria-hidden="true" className="size-6 text-ember-ink" />
      <span className="md:hidden">{multiple ? m.tapToUploadFiles() : m.tapToUploadFile()}</span>
      <span className="hidden md:inline">{multiple ? m.dropFiles() : m.dropFile()}</span>
    </label>
  );
}

/** Where files are chosen or dropped, within the form that sends them. */
export function DropZone({
  picker,
  rules,
  name,
  multiple = false,
  busy,
  onChoose,
}: {
  picker: RefObject<HTMLInputElement>;
  rules: UploadRules;
  /** Absent if a script sends the file, so that the form does not send it again. */
  name?: string;
  multiple?: boolean;
  /** While files are being uploaded it takes no others. */
  busy: boolean;
  onChoose: () => void;
}) {
  const id = useId();
  const [over, setOver] = useState(false);
  return (
    <div
      data-over={over}
      className="relative grid min-h-33 place-content-center justify-items-center rounded-card border-2 border-dashed border-edge bg-surface px-3 py-4 text-center transition-colors duration-150 hover:bg-ember-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember data-[over=true]:border-ember data-[over=true]:bg-ember-wash"
    >
      <input
        ref={picker}
        id={id}
        type="file"
        name={name}
        multiple={multiple}
        required={Boolean(name)}
        accept={rules.extensions.map((extension) => `.${extension}`).join()}
        aria-label={busy ? m.processingFile() : undefined}
        aria-describedby={`${id}-limits`}
        disabled={busy}
        onChange={onChoose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-progress"
      />
      {busy ? (
        <p role="status" className="flex items-center gap-2.5 font-semibold">
          <Spinner className="size-5" />
          {m.processingFile()}
        </p>
      ) : (
        <Prompt pickerId={id} multiple={multiple} />
      )}
      {name ? (
        <p aria-hidden="true" className="hidden text-sm text-sage peer-valid:block">
          {multiple ? m.filesChosen() : m.fileChosen()}
        </p>
      ) : null}
      <p id={`${id}-limits`} className="mt-1 text-sm text-soft">
        {hintOf(rules, multiple)}
      </p>
    </div>
  );
}
