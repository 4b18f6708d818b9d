ALTER TABLE `files` ADD `queued` integer;--> statement-breakpoint
CREATE INDEX `files_reading` ON `files` (`user_id`,`created_at`) WHERE "files"."status" = 'reading';--> statement-breakpoint
CREATE INDEX `review_questions_user` ON `review_questions` (`user_id`);