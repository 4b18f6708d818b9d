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