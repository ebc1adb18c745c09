CREATE TABLE "plan_days" (
	"user_id" integer NOT NULL,
	"date" date NOT NULL,
	"phase" text NOT NULL,
	"reviews" smallint NOT NULL,
	"questions" smallint NOT NULL,
	"drills" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	CONSTRAINT "plan_days_user_id_date_pk" PRIMARY KEY("user_id","date"),
	CONSTRAINT "plan_days_phase_check" CHECK ("plan_days"."phase" in ('practice', 'consolidate', 'light', 'interview'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"interview_on" date NOT NULL,
	"minutes" smallint NOT NULL,
	"role" text NOT NULL,
	"weekdays" jsonb NOT NULL,
	"exceptions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wants_mail" boolean DEFAULT false NOT NULL,
	"mail_on" date,
	"feed_token_hash" "bytea",
	"revision" integer DEFAULT 1 NOT NULL,
	"laid_out_on" date,
	"laid_out_at" timestamp (3) with time zone,
	"left_out_count" integer DEFAULT 0 NOT NULL,
	"left_out" integer[] DEFAULT '{}' NOT NULL,
	"minutes_for_all" smallint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_feed_token_hash_unique" UNIQUE("feed_token_hash"),
	CONSTRAINT "plans_minutes_check" CHECK ("plans"."minutes" between 10 and 240),
	CONSTRAINT "plans_role_check" CHECK ("plans"."role" in ('trader', 'researcher', 'developer'))
);
--> statement-breakpoint
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "plan_days" ADD CONSTRAINT "plan_days_user_id_plans_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."plans"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_mail_idx" ON "plans" USING btree ("user_id") WHERE "plans"."wants_mail";--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'revert_email', 'unsubscribe', 'unsubscribe_work', 'unsubscribe_reviews', 'unsubscribe_plans', 'unsubscribe_sign_ins'));