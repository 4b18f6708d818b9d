/** The records of a learner who has used everything. */
export interface Studied {
  ids: Record<"fileId" | "courseId" | "deckId" | "quizId" | "doneQuizId" | "testId", string>;
  /** A picture without text, or another file. */
  pictureId: string;
  card: { id: string; deckId: string };
  doneTestId: string;
}

/** The pages of all routes, with their parameters filled in. */
export const pagesOf = ({ ids, pictureId, card, doneTestId }: Studied): string[] => {
  const { fileId, courseId, deckId, quizId, doneQuizId, testId } = ids;
  return [
    "/app",
    `/app?fileId=${fileId}`,
    `/app?courseId=${courseId}`,
    `/app?fileId=${pictureId}`,
    `/app/docs?fileId=${pictureId}`,
    "/app/voice",
    `/app/docs?fileId=${fileId}`,
    `/app/docs?fileId=${fileId}&find=${encodeURIComponent("атом")}`,
    `/app/docs/guide?fileId=${fileId}`,
    `/app/docs/guide?courseId=${courseId}`,
    `/app/docs/concepts?fileId=${fileId}`,
    `/app/docs/concepts?courseId=${courseId}`,
    "/app/flashcards",
    `/app/flashcards?fileId=${fileId}`,
    "/app/flashcards/import",
    `/app/flashcards/new-card?fileId=${fileId}`,
    `/app/flashcards/${deckId}`,
    `/app/flashcards/${deckId}/study`,
    `/app/flashcards/${deckId}/study?side=back`,
    `/app/flashcards/${deckId}/summary`,
    `/app/flashcards/${card.deckId}/cards/${card.id}/course`,
    `/app/flashcards/${card.deckId}/cards/${card.id}/remove`,
    "/app/quiz",
    `/app/quiz?courseId=${courseId}`,
    `/app/quiz/${quizId}`,
    `/app/quiz/${doneQuizId}?question=1`,
    `/app/quiz/${doneQuizId}/result`,
    "/app/review",
    "/app/review/session",
    "/app/review/sheet",
    "/app/review/past-paper",
    "/app/review/wrong",
    `/app/flashcards/${deckId}/delete`,
    `/app/quiz/${doneQuizId}/delete`,
    `/practice-test/${doneTestId}/delete`,
    `/app/review/edit?item=${card.id}`,
    `/app/review/${card.id}/delete`,
    `/app/review/wrong?item=${doneQuizId}-1`,
    "/app/courses",
    "/app/courses/new",
    `/app/courses/${courseId}`,
    `/app/courses/${courseId}/delete`,
    "/app/upload",
    "/app/add",
    `/app/files/${fileId}/delete`,
    "/practice-test",
    "/practice-test?tab=paste",
    "/practice-test/upload",
    `/practice-test/${testId}`,
    `/practice-test/${testId}/cancel`,
    `/practice-test/${doneTestId}/review`,
    "/profile",
    ...["files", "chats", "quizzes", "analytics"].map((tab) => `/profile?tab=${tab}`),
    "/profile/settings",
    `/profile/files/${fileId}/delete`,
    "/profile/security",
    "/profile/delete-account",
    "/subscription",
    "/sandbox/checkout/none",
    "/sandbox/portal",
    "/soundtrack",
    "/offline",
    ...["moods", "collection"].map((tab) => `/soundtrack?tab=${tab}`),
    "/no-such-page",
  ];
};

export const visitorsPages = [
  ...["/", "/auth", "/auth?tab=register", "/auth/forgot", "/auth/reset", "/auth/recover"],
  ...["/auth/recovery-code", "/subscription", "/practice-test", "/soundtrack"],
];
