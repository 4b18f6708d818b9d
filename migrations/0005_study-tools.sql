CREATE TABLE `card_ratings` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`card_id` text NOT NULL,
	`grade` text NOT NULL,
	`rated_at` integer NOT NULL,
	`before` text NOT NULL,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`card_id`) REFERENCES `cards`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `card_ratings_deck` ON `card_ratings` (`deck_id`,`rated_at`);--> statement-breakpoint
CREATE INDEX `card_ratings_card` ON `card_ratings` (`card_id`);--> statement-breakpoint
ALTER TABLE `quizzes` ADD `retry_of` text;--> statement-breakpoint
-- By hand: the wrong ones of a quiz asked again are no new quiz.
DROP TRIGGER `study_metrics_quiz`;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_quiz` AFTER INSERT ON `quizzes` WHEN new.`retry_of` IS NULL BEGIN
	UPDATE `study_metrics` SET `quizzes_created` = `quizzes_created` + 1 WHERE `user_id` = new.`user_id`;
END;
