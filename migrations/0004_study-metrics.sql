CREATE TABLE `study_metrics` (
	`user_id` text PRIMARY KEY NOT NULL,
	`quizzes_created` integer NOT NULL,
	`flashcards_created` integer NOT NULL,
	`practice_tests_taken` integer NOT NULL,
	`audio_tts_usage` integer NOT NULL,
	`chat_milliseconds` integer NOT NULL,
	`last_chat_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
-- From here on by hand. Learners who are here already start with what they still have.
INSERT INTO `study_metrics`
SELECT `id`,
	(SELECT count(*) FROM `quizzes` WHERE `user_id` = `users`.`id`),
	(SELECT count(*) FROM `cards` JOIN `decks` ON `decks`.`id` = `deck_id` WHERE `user_id` = `users`.`id`),
	(SELECT count(*) FROM `practice_tests` WHERE `user_id` = `users`.`id` AND `finished_at` IS NOT NULL),
	0, 0, NULL
FROM `users`;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_open` AFTER INSERT ON `users` BEGIN
	INSERT INTO `study_metrics`
		(`user_id`, `quizzes_created`, `flashcards_created`, `practice_tests_taken`, `audio_tts_usage`, `chat_milliseconds`)
	VALUES (new.`id`, 0, 0, 0, 0, 0);
END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_quiz` AFTER INSERT ON `quizzes` BEGIN
	UPDATE `study_metrics` SET `quizzes_created` = `quizzes_created` + 1 WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_card` AFTER INSERT ON `cards` BEGIN
	UPDATE `study_metrics` SET `flashcards_created` = `flashcards_created` + 1
	WHERE `user_id` = (SELECT `user_id` FROM `decks` WHERE `id` = new.`deck_id`);
END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_test` AFTER UPDATE OF `finished_at` ON `practice_tests`
WHEN old.`finished_at` IS NULL AND new.`finished_at` IS NOT NULL BEGIN
	UPDATE `study_metrics` SET `practice_tests_taken` = `practice_tests_taken` + 1 WHERE `user_id` = new.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_chat` AFTER INSERT ON `messages` BEGIN
	UPDATE `study_metrics` SET
		`chat_milliseconds` = `chat_milliseconds`
			+ min(300000, max(0, new.`created_at` - coalesce(`last_chat_at`, new.`created_at`))),
		`last_chat_at` = max(new.`created_at`, coalesce(`last_chat_at`, 0))
	WHERE `user_id` = (SELECT `user_id` FROM `conversations` WHERE `id` = new.`conversation_id`);
END;
--> statement-breakpoint
-- However a file's row goes, also with its learner: its bytes are entered for removal with it.
CREATE TRIGGER `files_bytes` AFTER DELETE ON `files` BEGIN
	INSERT INTO `bytes_to_remove` (`key`, `due`) VALUES (old.`bytes_key`, 0) ON CONFLICT DO NOTHING;
END;
