ALTER TABLE `files` ADD `queued` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `files_reading` ON `files` (`user_id`,`created_at`) WHERE "files"."status" = 'reading';