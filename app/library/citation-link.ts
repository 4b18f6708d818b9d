/** The reader, opened at a quote. Long quotes are cut: their beginning is enough to find them. */
export function citationLink(citation: {
  fileId: string;
  page: number | null;
  quote: string;
}): string {
  const query = new URLSearchParams({
    fileId: citation.fileId,
    quote: citation.quote.slice(0, 300),
  });
  if (citation.page !== null) query.set("page", String(citation.page));
  return `/app/docs?${query}#quote`;
}
