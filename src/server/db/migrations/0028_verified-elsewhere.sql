ALTER TABLE "user_tokens" ADD COLUMN "verified_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "verified_elsewhere" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The log names the email that was opened; its recipient may be gone.
UPDATE "audit_log" SET "details" = "details" - 'recipient' WHERE "action" IN ('mail.view', 'mail.resend');
