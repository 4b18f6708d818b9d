CREATE TABLE `spoken_replies` (
	`message_id` text PRIMARY KEY NOT NULL,
	`bytes_key` text NOT NULL,
	`media_type` text NOT NULL,
	`size` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
-- From here on by hand. However a spoken reply goes, also with its learner: its bytes are entered
-- for removal with it.
CREATE TRIGGER `spoken_replies_bytes` AFTER DELETE ON `spoken_replies` BEGIN
	INSERT INTO `bytes_to_remove` (`key`, `due`) VALUES (old.`bytes_key`, 0) ON CONFLICT DO NOTHING;
END;
