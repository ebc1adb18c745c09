ALTER TABLE "authenticators" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "passkeys" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD COLUMN "session_id" integer;--> statement-breakpoint
CREATE INDEX "user_tokens_revert_idx" ON "user_tokens" USING btree (lower("email")) WHERE "user_tokens"."purpose" = 'revert_email';