import { Upload } from "lucide-react";
import { type RefObject, useId, useState } from "react";
import { Spinner } from "~/ui/spinner";

/** Where files are chosen or dropped. Around it stands whatever form sends them. */
export function DropZone({
  picker,
  name,
  multiple = false,
  busy,
  onChoose,
}: {
  picker: RefObject<HTMLInputElement>;
  /** Absent where a script sends the file, so that the form does not carry it a second time. */
  name?: string;
  multiple?: boolean;
  /** Files are under way: it takes no others. */
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
        accept=".jpg,.jpeg,.png,.pdf,.doc,.docx"
        aria-label={busy ? "Processing file..." : undefined}
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
          Processing file...
        </p>
      ) : (
        <label htmlFor={id} className="grid justify-items-center gap-1 text-base font-semibold">
          <Upload aria-hidden="true" className="size-6 text-ember-ink" />
          <span className="md:hidden">Tap to upload {multiple ? "materials" : "a file"}</span>
          <span className="hidden md:inline">
            Drop {multiple ? "files" : "a file"}, or click to choose
          </span>
        </label>
      )}
      {name ? (
        <p aria-hidden="true" className="hidden text-sm text-sage peer-valid:block">
          {multiple ? "Files chosen. Press Upload." : "File chosen."}
        </p>
      ) : null}
      <p id={`${id}-limits`} className="mt-1 text-sm text-soft">
        JPG, PNG, PDF, DOC, DOCX. Up to 25 MB{multiple ? " each, 20 at once" : ""}.
      </p>
    </div>
  );
}
