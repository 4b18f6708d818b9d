ALTER TABLE `courses` ADD `exam_settled_on` text;--> statement-breakpoint
CREATE INDEX `courses_unsettled` ON `courses` (`exam_on`) WHERE "courses"."exam_on" IS NOT "courses"."exam_settled_on";--> statement-breakpoint
ALTER TABLE `cards` ADD `imported_key` text;--> statement-breakpoint
CREATE INDEX `cards_imported` ON `cards` (`user_id`,`imported_key`) WHERE "cards"."imported_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE `review_questions` ADD `course_id` text REFERENCES courses(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `review_questions` ADD `paper_id` text;--> statement-breakpoint
CREATE INDEX `review_questions_course` ON `review_questions` (`course_id`);--> statement-breakpoint
CREATE INDEX `review_questions_paper` ON `review_questions` (`user_id`,`paper_id`) WHERE "review_questions"."paper_id" IS NOT NULL;