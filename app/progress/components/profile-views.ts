import type { listActivity } from "~/progress/list-activity.server";

/** What the open tab shows. */
export type ActivityView = Awaited<ReturnType<typeof listActivity>>;

export type FilesView = Extract<ActivityView, { tab: "files" }>;
export type ChatsView = Extract<ActivityView, { tab: "chats" }>;
export type WorkView = Extract<ActivityView, { tab: "quizzes" }>;
export type AnalyticsView = Extract<ActivityView, { tab: "analytics" }>;
