CREATE TABLE `derived_values` (
	`file_id` text NOT NULL,
	`name` text NOT NULL,
	`part` integer NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`file_id`, `name`, `part`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `files` ADD `reader_version` integer;--> statement-breakpoint
ALTER TABLE `passages` ADD `blocks` text;