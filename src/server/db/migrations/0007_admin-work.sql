CREATE TABLE "work_mail" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"timing" text NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "work_mail_timing_check" CHECK ("work_mail"."timing" in ('at_once', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "work_mail" ADD CONSTRAINT "work_mail_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_payment_failed_idx" ON "subscriptions" USING btree ("payment_failed_at","id") WHERE "subscriptions"."payment_failed_at" is not null;--> statement-breakpoint
CREATE INDEX "mail_messages_failed_idx" ON "mail_messages" USING btree ("last_attempt_at","id") WHERE "mail_messages"."status" = 'failed';--> statement-breakpoint
CREATE INDEX "questions_text_idx" ON "questions" USING gin ((coalesce("subject", '') || ' ' || "description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_tags_idx" ON "questions" USING gin ("tags");--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'revert_email', 'unsubscribe', 'unsubscribe_work'));--> statement-breakpoint
-- When these payments failed was not recorded; the last sync is the closest.
UPDATE "subscriptions" SET "payment_failed_at" = "updated_at" WHERE "status" in ('past_due', 'unpaid') and "ended_at" is null;
