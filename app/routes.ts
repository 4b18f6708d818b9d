import {
  index,
  layout,
  type RouteConfig,
  type RouteConfigEntry,
  route,
} from "@remix-run/route-config";

/** The pages behind the login. Music that plays on one of them plays on through all. */
const rooms: RouteConfigEntry[] = [
  route("app", "library/study.tsx", [
    index("chat/chat.tsx"),
    route("docs", "library/docs.tsx"),
    route("flashcards", "flashcards/deck-settings.tsx"),
    route("flashcards/:deckId", "flashcards/deck.tsx"),
    route("flashcards/:deckId/study", "flashcards/study.tsx"),
    route("flashcards/:deckId/summary", "flashcards/summary.tsx"),
    route("flashcards/:deckId/cards/:cardId/remove", "flashcards/remove-card.tsx"),
    route("quiz", "quiz/quiz-setup.tsx"),
    route("quiz/:quizId", "quiz/quiz-question.tsx"),
    route("quiz/:quizId/result", "quiz/quiz-result.tsx"),
    route("upload", "library/upload.tsx"),
    route("files/:id/delete", "library/delete-file.tsx"),
  ]),

  layout("practice-test/practice-tests.tsx", [
    route("practice-test", "practice-test/practice-setup.tsx"),
    route("practice-test/upload", "practice-test/practice-upload.tsx"),
    route("practice-test/:testId", "practice-test/practice-question.tsx"),
    route("practice-test/:testId/cancel", "practice-test/cancel-practice-test.tsx"),
    route("practice-test/:testId/review", "practice-test/practice-review.tsx"),
  ]),

  route("profile", "progress/profile.tsx", [route("settings", "account/settings.tsx")]),
  route("profile/files/:id/delete", "progress/delete-file.tsx"),
  route("profile/delete-account", "account/delete-account.tsx"),
  route("subscription", "billing/subscription.tsx"),
  route("soundtrack", "soundtrack/soundtrack.tsx"),
];

/** Every URL of the product. */
export default [
  index("landing/landing.tsx"),
  route("auth", "account/auth.tsx"),
  route("logout", "account/log-out.ts"),

  layout("soundtrack/keep-playing.tsx", rooms),
  route("app/export", "chat/export.ts"),
  route("app/uploaded", "library/uploaded.ts"),
  route("app/flashcards/:deckId/export", "flashcards/export.ts"),

  route("api/user", "account/api.user.ts"),
  route("api/user/settings", "account/api.settings.ts"),
  route("api/user/export", "account/api.export-data.ts"),
  route("api/user/delete", "account/api.delete-account.ts"),
  route("api/login", "account/api.login.ts"),
  route("api/register", "account/api.register.ts"),
  route("api/logout", "account/api.logout.ts"),
  route("api/user/subscription", "billing/api.user-subscription.ts"),
  route("api/user/track-usage", "progress/api.track-usage.ts"),
  route("api/subscription/upgrade", "billing/api.upgrade.ts"),
  route("api/create-subscription", "billing/api.create-subscription.ts"),
  route("api/user/files", "library/api.user-files.ts"),
  route("api/upload", "library/api.upload.ts"),
  route("api/files/:id", "library/api.file.ts"),
  route("api/files/:id/content", "library/api.file-content.ts"),
  route("api/files/:id/thumbnail", "library/api.file-thumbnail.ts"),
  route("api/chat", "chat/api.chat.ts"),
  route("api/chat/turns/:turnId", "chat/api.chat-turn.ts"),
  route("api/chat/reset", "chat/api.chat-reset.ts"),
  route("api/chat/export", "chat/api.chat-export.ts"),
  route("api/flashcards", "flashcards/api.flashcards.ts"),
  route("api/quiz", "quiz/api.quiz.ts"),
  route("api/practice-test", "practice-test/api.practice-test.ts"),
  route("api/soundtrack/generate", "soundtrack/api.generate.ts"),
  route("api/soundtrack/tracks/:id", "soundtrack/api.track.ts"),
  route("api/soundtrack/plays", "soundtrack/api.plays.ts"),
  route("api/*", "platform/api.not-found.ts"),
  route("healthz", "platform/healthz.ts"),
  route("robots.txt", "platform/robots.ts"),
  route("sitemap.xml", "platform/sitemap.ts"),
  route("*", "platform/not-found.tsx"),
] satisfies RouteConfig;
