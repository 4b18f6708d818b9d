/**
 * The URL of the reader at a quote. Long quotes are truncated: their beginning is enough to find them.
 * @param back the path to which the reader links back, if it does
 */
export function citationLink(
  citation: {
    fileId: string;
    page: number | null;
    quote: string;
  },
  back: string | null,
): string {
  const query = new URLSearchParams({
    fileId: citation.fileId,
    quote: citation.quote.slice(0, 300),
  });
  if (back !== null) query.set("back", back);
  if (citation.page !== null) query.set("page", String(citation.page));
  return `/app/docs?${query}#quote`;
}
