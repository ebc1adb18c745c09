CREATE TABLE "interview_questions" (
	"interview_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"question_id" integer,
	"variant" text,
	"given" text DEFAULT '' NOT NULL,
	"is_choice" boolean DEFAULT false NOT NULL,
	"confidence" smallint,
	"milliseconds" integer DEFAULT 0 NOT NULL,
	"verdict" text,
	"message" text,
	"attempt_id" bigint,
	"is_withdrawn" boolean DEFAULT false NOT NULL,
	"is_revealed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "interview_questions_interview_id_place_pk" PRIMARY KEY("interview_id","place"),
	CONSTRAINT "interview_questions_verdict_check" CHECK ("interview_questions"."verdict" in ('right', 'close', 'wrong')),
	CONSTRAINT "interview_questions_confidence_check" CHECK ("interview_questions"."confidence" between 5 and 99)
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"level" text NOT NULL,
	"minutes" smallint NOT NULL,
	"is_one_way" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"place" smallint DEFAULT 1 NOT NULL,
	"viewed_at" timestamp (3) with time zone NOT NULL,
	"share_token" text,
	CONSTRAINT "interviews_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "interviews_role_check" CHECK ("interviews"."role" in ('trader', 'researcher', 'developer')),
	CONSTRAINT "interviews_level_check" CHECK ("interviews"."level" in ('internship', 'graduate', 'experienced')),
	CONSTRAINT "interviews_minutes_check" CHECK ("interviews"."minutes" in (30, 45, 60))
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_mode_check";--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_questions" ADD CONSTRAINT "interview_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interview_questions_question_id_idx" ON "interview_questions" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_running_key" ON "interviews" USING btree ("user_id") WHERE "interviews"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "interviews_user_idx" ON "interviews" USING btree ("user_id","started_at","id");--> statement-breakpoint
CREATE INDEX "interviews_overdue_idx" ON "interviews" USING btree ("ends_at") WHERE "interviews"."finished_at" is null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mode_check" CHECK ("attempts"."mode" in ('browse', 'review', 'carried', 'replay', 'interview'));