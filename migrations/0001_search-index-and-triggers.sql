CREATE VIRTUAL TABLE `passage_index` USING fts5(`scope`, `terms`, content = '', contentless_delete = 1, tokenize = 'porter unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE TRIGGER `passage_index_delete` AFTER DELETE ON `passages` BEGIN DELETE FROM `passage_index` WHERE `rowid` = old.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `files_bytes` AFTER DELETE ON `files` BEGIN INSERT INTO `bytes_to_remove` (`key`, `due`) VALUES (old.`bytes_key`, 0) ON CONFLICT DO NOTHING; END;
--> statement-breakpoint
CREATE TRIGGER `spoken_replies_bytes` AFTER DELETE ON `spoken_replies` BEGIN INSERT INTO `bytes_to_remove` (`key`, `due`) VALUES (old.`bytes_key`, 0) ON CONFLICT DO NOTHING; END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_open` AFTER INSERT ON `users` BEGIN INSERT INTO `study_metrics` (`user_id`, `quizzes_created`, `flashcards_created`, `practice_tests_taken`, `audio_tts_usage`, `chat_milliseconds`) VALUES (new.`id`, 0, 0, 0, 0, 0); END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_quiz` AFTER INSERT ON `quizzes` WHEN new.`retry_of` IS NULL BEGIN UPDATE `study_metrics` SET `quizzes_created` = `quizzes_created` + 1 WHERE `user_id` = new.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_card` AFTER INSERT ON `cards` BEGIN UPDATE `study_metrics` SET `flashcards_created` = `flashcards_created` + 1 WHERE `user_id` = (SELECT `user_id` FROM `decks` WHERE `id` = new.`deck_id`); END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_test` AFTER UPDATE OF `finished_at` ON `practice_tests` WHEN old.`finished_at` IS NULL AND new.`finished_at` IS NOT NULL BEGIN UPDATE `study_metrics` SET `practice_tests_taken` = `practice_tests_taken` + 1 WHERE `user_id` = new.`user_id`; END;
--> statement-breakpoint
CREATE TRIGGER `study_metrics_chat` AFTER INSERT ON `messages` BEGIN UPDATE `study_metrics` SET `chat_milliseconds` = `chat_milliseconds` + min(300000, max(0, new.`created_at` - coalesce(`last_chat_at`, new.`created_at`))), `last_chat_at` = max(new.`created_at`, coalesce(`last_chat_at`, 0)) WHERE `user_id` = (SELECT `user_id` FROM `conversations` WHERE `id` = new.`conversation_id`); END;
--> statement-breakpoint
CREATE TRIGGER `admin_actions_notes` AFTER DELETE ON `users` BEGIN UPDATE `admin_actions` SET `note` = NULL WHERE `learner_id` = old.`id`; END;
--> statement-breakpoint
CREATE TRIGGER `users_named_elsewhere` BEFORE INSERT ON `users` WHEN EXISTS (SELECT 1 FROM `homes` WHERE `username_key` = new.`username_key` AND `user_id` <> new.`id`) BEGIN SELECT RAISE(IGNORE); END;
