/** The concepts of a document. */
export function conceptsLink(fileId: string): string {
  return `/app/docs/concepts?${new URLSearchParams({ fileId })}`;
}
