/** The number of the last event that a reader has received of a turn; 0 where it tells none. */
export function receivedBefore(request: Request): number {
  const last = request.headers.get("Last-Event-ID")?.split(".").pop() ?? "0";
  return /^\d{1,9}$/.test(last) ? Number(last) : 0;
}
