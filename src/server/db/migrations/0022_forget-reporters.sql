-- Reports of accounts that were deleted before their address was forgotten with them.
UPDATE "error_reports" SET "reported_by_email" = 'anonymous' WHERE "reported_by" IS NULL;--> statement-breakpoint
-- Whatever browsers called themselves: no known name is as long.
UPDATE "security_log" SET "device" = 'Unknown device' WHERE length("device") > 60;
