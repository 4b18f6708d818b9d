CREATE TABLE `practice_questions` (
	`test_id` text NOT NULL,
	`number` integer NOT NULL,
	`question` text NOT NULL,
	`options` text NOT NULL,
	`correct_answer` integer NOT NULL,
	`explanation` text NOT NULL,
	`source` text NOT NULL,
	`selected` integer,
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
CREATE INDEX `practice_tests_file` ON `practice_tests` (`file_id`);