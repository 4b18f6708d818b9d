CREATE TABLE `payment_customers` (
	`provider` text NOT NULL,
	`user_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`begun_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`checks` integer NOT NULL,
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
ALTER TABLE `subscriptions` ADD `status` text;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `period_end` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `ending` integer;--> statement-breakpoint
ALTER TABLE `subscriptions` ADD `check_number` integer;