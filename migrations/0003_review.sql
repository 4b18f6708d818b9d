CREATE TABLE `review_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`item_id` text NOT NULL,
	`grade` text NOT NULL,
	`selected` integer,
	`sure` integer,
	`first` integer NOT NULL,
	`rated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `review_log_item` ON `review_log` (`item_id`,`rated_at`);--> statement-breakpoint
CREATE INDEX `review_log_user` ON `review_log` (`user_id`,`rated_at`);--> statement-breakpoint
CREATE TABLE `review_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text,
	`title` text NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`explanation` text NOT NULL,
	`source` text NOT NULL,
	`option_sources` text NOT NULL,
	`due` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`scheduled_days` integer NOT NULL,
	`learning_steps` integer NOT NULL,
	`reps` integer NOT NULL,
	`lapses` integer NOT NULL,
	`state` integer NOT NULL,
	`last_review` integer,
	`kept_at` integer,
	`set_aside_at` integer,
	`set_aside_reason` text,
	`missed_at` integer,
	`missed_sure` integer,
	`initial_memory` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `review_questions_due` ON `review_questions` (`user_id`,`state`,`due`) WHERE "review_questions"."kept_at" IS NOT NULL AND "review_questions"."set_aside_at" IS NULL;--> statement-breakpoint
CREATE INDEX `review_questions_file` ON `review_questions` (`file_id`);--> statement-breakpoint
CREATE TABLE `review_settings` (
	`user_id` text PRIMARY KEY NOT NULL,
	`new_per_day` integer NOT NULL,
	`due_per_day` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `cards` ADD `user_id` text REFERENCES users(id) ON DELETE cascade;--> statement-breakpoint
ALTER TABLE `cards` ADD `kept_at` integer;--> statement-breakpoint
ALTER TABLE `cards` ADD `set_aside_at` integer;--> statement-breakpoint
ALTER TABLE `cards` ADD `set_aside_reason` text;--> statement-breakpoint
ALTER TABLE `cards` ADD `missed_at` integer;--> statement-breakpoint
ALTER TABLE `cards` ADD `missed_sure` integer;--> statement-breakpoint
ALTER TABLE `cards` ADD `initial_memory` text;--> statement-breakpoint
CREATE INDEX `cards_review` ON `cards` (`user_id`,`state`,`due`) WHERE "cards"."kept_at" IS NOT NULL AND "cards"."set_aside_at" IS NULL;--> statement-breakpoint
ALTER TABLE `decks` ADD `keep_answered_at` integer;--> statement-breakpoint
ALTER TABLE `practice_tests` ADD `keep_answered_at` integer;--> statement-breakpoint
ALTER TABLE `quizzes` ADD `keep_answered_at` integer;--> statement-breakpoint
UPDATE `cards` SET `user_id` = (SELECT `user_id` FROM `decks` WHERE `decks`.`id` = `cards`.`deck_id`);
--> statement-breakpoint
INSERT INTO `review_log` (`id`, `user_id`, `item_id`, `grade`, `first`, `rated_at`) SELECT `card_ratings`.`id`, `decks`.`user_id`, `card_id`, `grade`, `before` ->> 'reps' = 0, `rated_at` FROM `card_ratings` INNER JOIN `decks` ON `decks`.`id` = `card_ratings`.`deck_id`;
--> statement-breakpoint
CREATE TRIGGER `cards_ratings` AFTER DELETE ON `cards` BEGIN DELETE FROM `review_log` WHERE `item_id` = old.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `review_questions_ratings` AFTER DELETE ON `review_questions` BEGIN DELETE FROM `review_log` WHERE `item_id` = old.`id`; END;
--> statement-breakpoint
DROP TABLE `card_ratings`;
