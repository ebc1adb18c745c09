CREATE TABLE "daily_recommendations" (
	"date" date NOT NULL,
	"reason" text NOT NULL,
	"difference" smallint NOT NULL,
	"served" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"right_answers" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_recommendations_date_reason_difference_pk" PRIMARY KEY("date","reason","difference"),
	CONSTRAINT "daily_recommendations_reason_check" CHECK ("daily_recommendations"."reason" in ('review', 'first', 'weakest', 'weak', 'new', 'unseen', 'level', 'stretch')),
	CONSTRAINT "daily_recommendations_check" CHECK ("daily_recommendations"."right_answers" between 0 and "daily_recommendations"."answered" and "daily_recommendations"."answered" <= "daily_recommendations"."served")
);
--> statement-breakpoint
ALTER TABLE "learners" ADD COLUMN "served" jsonb;