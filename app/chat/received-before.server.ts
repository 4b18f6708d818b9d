/** The number of the last event of a turn that the client received (`Last-Event-ID`), or 0. */
export function receivedBefore(request: Request): number {
  const last = request.headers.get("Last-Event-ID")?.split(".").pop() ?? "0";
  return /^\d{1,9}$/.test(last) ? Number(last) : 0;
}
