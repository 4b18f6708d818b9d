import { useCallback, useEffect, useRef, useState } from "react";
import { type BatchProblem, refusalTitle } from "~/ui/upload-batch";
import * as m from "./messages";

/** A file in the response to an upload, as far as the page needs it. */
type UploadedFile = { id: string };

/** Why files were not uploaded. */
type UploadFailure = {
  problem: BatchProblem;
  /** The server's message. */
  reason?: string;
  /** Whether the same files would be refused again. */
  final: boolean;
};

export type UploadState =
  | { step: "idle" }
  | { step: "shrinking"; files: File[] }
  | { step: "sending"; files: File[]; sent: number }
  | { step: "processing"; files: File[] }
  | { step: "failed"; files: File[]; failure: UploadFailure }
  | { step: "done"; files: File[]; ids: string[] };

/** Files are being shrunk, sent or read. */
export type RunningUpload = Extract<UploadState, { step: "shrinking" | "sending" | "processing" }>;

export function isRunning(state: UploadState): state is RunningUpload {
  return state.step === "shrinking" || state.step === "sending" || state.step === "processing";
}

/**
 * Uploads files by `POST /api/upload`, all or none, and reports the progress. Large photographs are
 * shrunk first.
 */
export function useUpload(): {
  state: UploadState;
  send(files: File[]): void;
  cancel(): void;
} {
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const request = useRef<XMLHttpRequest | null>(null);
  const stop = useCallback(() => {
    request.current?.abort();
    request.current = null;
  }, []);
  useEffect(() => stop, [stop]);

  const cancel = useCallback(() => {
    stop();
    setState({ step: "idle" });
  }, [stop]);

  const send = useCallback(async (chosen: File[]) => {
    // `fetch` does not report how much of a body has been sent.
    const xhr = new XMLHttpRequest();
    request.current = xhr;
    let files = chosen;
    if (chosen.some(isPicture)) {
      setState({ step: "shrinking", files });
      files = await shrinkIfPossible(chosen);
      if (request.current !== xhr) return;
    }
    const body = new FormData();
    for (const file of files) body.append("files", file);
    const fail = (failure: UploadFailure) => setState({ step: "failed", files, failure });
    xhr.upload.onprogress = ({ loaded }) => setState({ step: "sending", files, sent: loaded });
    xhr.upload.onload = () => setState({ step: "processing", files });
    xhr.onerror = () => fail(unreachable());
    xhr.onload = () => {
      if (xhr.status !== 201) return fail(refusal(xhr.status, xhr.responseText));
      const uploaded = JSON.parse(xhr.responseText) as UploadedFile[];
      setState({ step: "done", files, ids: uploaded.map(({ id }) => id) });
    };
    setState({ step: "sending", files, sent: 0 });
    xhr.open("POST", "/api/upload");
    xhr.send(body);
  }, []);

  return { state, send, cancel };
}

const isPicture = ({ type }: File) => type.startsWith("image/");

/** If the script cannot be loaded, the files are sent as they are. */
async function shrinkIfPossible(files: File[]): Promise<File[]> {
  try {
    const { shrinkPhotos } = await import("~/ui/shrink-photos");
    return await shrinkPhotos(files);
  } catch {
    return files;
  }
}

function unreachable(): UploadFailure {
  const problem = {
    title: navigator.onLine ? m.uploadFailedTitle() : m.offlineTitle(),
    message: m.uploadFailed(),
  };
  return { problem, final: false };
}

/** Too large, of another type, unreadable: sending the file again changes nothing. */
const finalStatuses = [413, 415, 422];

function refusal(status: number, body: string): UploadFailure {
  const reason = readError(body);
  const isUnsupportedFormat = status === 415 && reason !== null;
  const problem = {
    title: refusalTitle(isUnsupportedFormat),
    message: isUnsupportedFormat ? reason : m.uploadRefused({ status, reason: reason ?? body }),
  };
  return { problem, ...(reason ? { reason } : {}), final: finalStatuses.includes(status) };
}

function readError(body: string): string | null {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : null;
  } catch {
    return null;
  }
}
