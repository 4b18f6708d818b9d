ALTER TABLE `practice_questions` ADD `option_sources` text;--> statement-breakpoint
ALTER TABLE `quiz_questions` ADD `option_sources` text;