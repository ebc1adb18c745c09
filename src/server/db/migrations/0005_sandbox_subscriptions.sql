CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"attempt" text NOT NULL,
	"price_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"period_anchor" timestamp (3) with time zone NOT NULL,
	"is_authentication_asked" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_subscriptions_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "idempotency_key" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text DEFAULT 'usd' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer_id_idx" ON "sandbox_subscriptions" USING btree ("customer_id");