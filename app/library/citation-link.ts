/**
 * The URL of the reader at a quote. Long quotes are truncated: their beginning is enough to find them.
 * @param back the path to which the reader links back
 */
export function citationLink(
  citation: {
    fileId: string;
    page: number | null;
    quote: string;
  },
  back: string,
): string {
  const query = new URLSearchParams({
    fileId: citation.fileId,
    quote: citation.quote.slice(0, 300),
    back,
  });
  if (citation.page !== null) query.set("page", String(citation.page));
  return `/app/docs?${query}#quote`;
}
