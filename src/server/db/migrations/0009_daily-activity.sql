CREATE TABLE "daily_active" (
	"date" date NOT NULL,
	"days" smallint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "daily_active_date_days_pk" PRIMARY KEY("date","days")
);
--> statement-breakpoint
CREATE TABLE "daily_activity" (
	"date" date PRIMARY KEY NOT NULL,
	"registrations" integer NOT NULL,
	"answers" integer NOT NULL,
	"first_tries" integer NOT NULL,
	"right_first_tries" integer NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_activity_check" CHECK ("daily_activity"."registrations" >= 0 and "daily_activity"."right_first_tries" between 0 and "daily_activity"."first_tries"
        and "daily_activity"."first_tries" <= "daily_activity"."answers")
);
--> statement-breakpoint
CREATE TABLE "daily_revenue" (
	"date" date NOT NULL,
	"provider" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_revenue_date_provider_currency_pk" PRIMARY KEY("date","provider","currency")
);
--> statement-breakpoint
CREATE INDEX "subscriptions_ended_at_idx" ON "subscriptions" USING btree ("ended_at","id") WHERE "subscriptions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_days_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "discussions_days_idx" ON "discussions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "question_status_events_days_idx" ON "question_status_events" USING brin ("created_at");