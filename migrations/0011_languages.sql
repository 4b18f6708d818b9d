ALTER TABLE `review_calendars` ADD `language` text;--> statement-breakpoint
UPDATE `files` SET `problem` = 'reading_given_up' WHERE `problem` LIKE 'Fennec couldn''t read this file this time.%';--> statement-breakpoint
UPDATE `files` SET `problem` = 'damaged_picture' WHERE `problem` LIKE 'This file is damaged%';--> statement-breakpoint
UPDATE `files` SET `problem` = 'oversized_pages' WHERE `problem` LIKE 'The pictures on these pages are too large%';--> statement-breakpoint
UPDATE `files` SET `problem` = 'unreadable_pages' WHERE `problem` LIKE 'Fennec couldn''t read any text on these pages.%';--> statement-breakpoint
UPDATE `files` SET `problem` = 'oversized_picture' WHERE `problem` LIKE 'This picture is too large%';--> statement-breakpoint
UPDATE `files` SET `problem` = 'unreadable_picture' WHERE `problem` LIKE 'Fennec couldn''t read any text in this picture.%';
