CREATE TABLE `homes` (
	`username_key` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`shard` integer NOT NULL,
	`due` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `homes_user_id_unique` ON `homes` (`user_id`);--> statement-breakpoint
CREATE INDEX `homes_due` ON `homes` (`due`);--> statement-breakpoint
CREATE TABLE `passkey_challenges` (
	`challenge` text PRIMARY KEY NOT NULL,
	`session_hash` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`session_hash`) REFERENCES `sessions`(`token_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkey_challenges_session` ON `passkey_challenges` (`session_hash`);--> statement-breakpoint
CREATE INDEX `passkey_challenges_expiry` ON `passkey_challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credential_id_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `password_resets` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_resets_user` ON `password_resets` (`user_id`);--> statement-breakpoint
CREATE INDEX `password_resets_expiry` ON `password_resets` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`id` text NOT NULL,
	`device` text,
	`last_used_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_id_unique` ON `sessions` (`id`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`username_key` text NOT NULL,
	`email` text,
	`password_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`recovery_hash` text,
	`email_key` text,
	`banned_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_username_key_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE INDEX `users_email` ON `users` (`email_key`);--> statement-breakpoint
CREATE TABLE `admin_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`action` text NOT NULL,
	`learner_id` text,
	`note` text
);
--> statement-breakpoint
CREATE INDEX `admin_actions_at` ON `admin_actions` (`at`);--> statement-breakpoint
CREATE INDEX `admin_actions_learner` ON `admin_actions` (`learner_id`);--> statement-breakpoint
CREATE TABLE `payment_customers` (
	`provider` text NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`begun_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`checks` integer NOT NULL,
	`email` text,
	PRIMARY KEY(`provider`, `user_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_customers_customer` ON `payment_customers` (`provider`,`customer_id`);--> statement-breakpoint
CREATE INDEX `payment_customers_user` ON `payment_customers` (`user_id`);--> statement-breakpoint
CREATE INDEX `payment_customers_checked` ON `payment_customers` (`checked_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `payment_events_received` ON `payment_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `sandbox_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`client_secret` text NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	`period_end` integer NOT NULL,
	`cancel_at_period_end` integer NOT NULL,
	`ended_at` integer,
	`awaits_confirmation` integer NOT NULL,
	`renewal_fails` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_subscriptions_client_secret_unique` ON `sandbox_subscriptions` (`client_secret`);--> statement-breakpoint
CREATE INDEX `sandbox_subscriptions_customer` ON `sandbox_subscriptions` (`customer_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`premium_until` integer NOT NULL,
	`status` text,
	`period_end` integer,
	`ending` integer,
	`check_number` integer,
	`granted_until` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `conversations` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversations_user` ON `conversations` (`user_id`,`updated_at`);--> statement-breakpoint
CREATE INDEX `conversations_file` ON `conversations` (`file_id`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`conversation_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`citations` text NOT NULL,
	`created_at` integer NOT NULL,
	`answered` integer,
	`seeded` integer,
	FOREIGN KEY (`conversation_id`) REFERENCES `conversations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_conversation` ON `messages` (`conversation_id`,`ordinal`);--> statement-breakpoint
CREATE TABLE `spoken_replies` (
	`message_id` text PRIMARY KEY NOT NULL,
	`bytes_key` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
CREATE TABLE `cards` (
	`id` text PRIMARY KEY NOT NULL,
	`deck_id` text NOT NULL,
	`number` integer NOT NULL,
	`front` text NOT NULL,
	`back` text NOT NULL,
	`source` text NOT NULL,
	`due` integer NOT NULL,
	`stability` real NOT NULL,
	`difficulty` real NOT NULL,
	`scheduled_days` integer NOT NULL,
	`learning_steps` integer NOT NULL,
	`reps` integer NOT NULL,
	`lapses` integer NOT NULL,
	`state` integer NOT NULL,
	`last_review` integer,
	FOREIGN KEY (`deck_id`) REFERENCES `decks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `cards_deck` ON `cards` (`deck_id`,`number`);--> statement-breakpoint
CREATE TABLE `decks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text,
	`title` text NOT NULL,
	`topic` text,
	`count` integer NOT NULL,
	`include_term` integer NOT NULL,
	`include_definition` integer NOT NULL,
	`include_examples` integer NOT NULL,
	`track_mastery` integer NOT NULL,
	`notice` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `decks_user` ON `decks` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `decks_file` ON `decks` (`file_id`);--> statement-breakpoint
CREATE TABLE `bytes_to_remove` (
	`key` text PRIMARY KEY NOT NULL,
	`due` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `bytes_to_remove_due` ON `bytes_to_remove` (`due`);--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`file_id` text NOT NULL,
	`page` integer NOT NULL,
	`given_up_at` integer NOT NULL,
	PRIMARY KEY(`file_id`, `page`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `derived_values` (
	`file_id` text NOT NULL,
	`name` text NOT NULL,
	`part` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`file_id`, `name`, `part`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `files` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`bytes_key` text NOT NULL,
	`status` text NOT NULL,
	`problem` text,
	`pages` integer,
	`words` integer,
	`created_at` integer NOT NULL,
	`pages_read` integer,
	`reader_version` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `files_user` ON `files` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `passages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_id` text NOT NULL,
	`user_id` text NOT NULL,
	`ordinal` integer NOT NULL,
	`page` integer,
	`heading` text,
	`body` text NOT NULL,
	`blocks` text,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passages_file` ON `passages` (`file_id`,`ordinal`);--> statement-breakpoint
CREATE INDEX `passages_user` ON `passages` (`user_id`);--> statement-breakpoint
CREATE TABLE `vocabulary` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_id` text NOT NULL,
	`beginning` text NOT NULL,
	`words` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vocabulary_file` ON `vocabulary` (`file_id`,`beginning`);--> statement-breakpoint
CREATE TABLE `practice_questions` (
	`test_id` text NOT NULL,
	`number` integer NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`explanation` text NOT NULL,
	`source` text NOT NULL,
	`selected` integer,
	`option_sources` text,
	PRIMARY KEY(`test_id`, `number`),
	FOREIGN KEY (`test_id`) REFERENCES `practice_tests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `practice_tests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text,
	`title` text NOT NULL,
	`created_at` integer NOT NULL,
	`finished_at` integer,
	`score` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `practice_tests_user` ON `practice_tests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `practice_tests_file` ON `practice_tests` (`file_id`);--> statement-breakpoint
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
CREATE TABLE `quiz_questions` (
	`quiz_id` text NOT NULL,
	`number` integer NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`explanation` text NOT NULL,
	`source` text NOT NULL,
	`selected` integer,
	`option_sources` text,
	PRIMARY KEY(`quiz_id`, `number`),
	FOREIGN KEY (`quiz_id`) REFERENCES `quizzes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `quizzes` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`file_id` text,
	`title` text NOT NULL,
	`instructions` text NOT NULL,
	`difficulty` text NOT NULL,
	`notice` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	`retry_of` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `quizzes_user` ON `quizzes` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `quizzes_file` ON `quizzes` (`file_id`);--> statement-breakpoint
CREATE TABLE `track_plays` (
	`user_id` text NOT NULL,
	`track_id` text NOT NULL,
	`plays` integer NOT NULL,
	`first_played_at` integer NOT NULL,
	`played_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `track_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `track_plays_user` ON `track_plays` (`user_id`,`played_at`);