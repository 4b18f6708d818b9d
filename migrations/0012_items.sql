ALTER TABLE `practice_questions` ADD `set_aside_at` integer;--> statement-breakpoint
ALTER TABLE `quiz_questions` ADD `set_aside_at` integer;--> statement-breakpoint
CREATE INDEX `cards_called_wrong` ON `cards` (`user_id`) WHERE "cards"."set_aside_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX `review_questions_called_wrong` ON `review_questions` (`user_id`) WHERE "review_questions"."set_aside_at" IS NOT NULL;