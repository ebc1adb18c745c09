CREATE TABLE "site_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "trial_card_hash" "bytea";--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "trial_refused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "question_statuses" ADD COLUMN "explored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_entered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_trial_card_key" UNIQUE("provider","trial_card_hash");--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'revert_email', 'unsubscribe'));--> statement-breakpoint

-- Hashes written so far had no key. gen_random_uuid() is cryptographically random.
INSERT INTO "site_secrets" ("name", "value")
  SELECT 'billing identities', sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea)
  WHERE EXISTS (SELECT FROM "billing_customers" WHERE "email_hash" IS NOT NULL);--> statement-breakpoint
UPDATE "billing_customers" SET "email_hash" = sha256("site_secrets"."value" || "email_hash")
  FROM "site_secrets" WHERE "site_secrets"."name" = 'billing identities';
