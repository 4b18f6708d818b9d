/** There is one conversation for each learner and file, and one without a file. */
export function conversationId(userId: string, fileId: string | null): string {
  return fileId ? `${userId}-${fileId}` : userId;
}
