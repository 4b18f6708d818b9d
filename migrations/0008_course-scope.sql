ALTER TABLE `conversations` ADD `course_id` text REFERENCES courses(id) ON DELETE cascade;--> statement-breakpoint
CREATE INDEX `conversations_course` ON `conversations` (`course_id`);--> statement-breakpoint
ALTER TABLE `decks` ADD `course_id` text REFERENCES courses(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `decks_course` ON `decks` (`course_id`);--> statement-breakpoint
ALTER TABLE `practice_tests` ADD `course_id` text REFERENCES courses(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `practice_tests_course` ON `practice_tests` (`course_id`);--> statement-breakpoint
ALTER TABLE `quizzes` ADD `course_id` text REFERENCES courses(id) ON DELETE set null;--> statement-breakpoint
CREATE INDEX `quizzes_course` ON `quizzes` (`course_id`);