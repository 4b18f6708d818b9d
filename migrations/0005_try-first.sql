ALTER TABLE `messages` ADD `withheld` integer;--> statement-breakpoint
ALTER TABLE `messages` ADD `attempt` text;