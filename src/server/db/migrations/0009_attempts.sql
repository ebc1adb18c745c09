CREATE TABLE "attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question_id" integer,
	"kind" text NOT NULL,
	"mode" text DEFAULT 'browse' NOT NULL,
	"seed" text,
	"verdict" text,
	"status" text,
	"hints" smallint DEFAULT 0 NOT NULL,
	"used_simulation" boolean DEFAULT false NOT NULL,
	"used_solution" boolean DEFAULT false NOT NULL,
	"confidence" smallint,
	"grade" smallint,
	"postponed_to" timestamp (3) with time zone,
	"shown_at" timestamp (3) with time zone,
	"active_seconds" integer,
	"opponent_rating" double precision,
	"opponent_deviation" double precision,
	"category" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempts_kind_check" CHECK ("attempts"."kind" in ('answer', 'hint', 'simulation', 'solution', 'reveal', 'mark', 'grade', 'undo', 'postpone', 'suspend', 'resume')),
	CONSTRAINT "attempts_mode_check" CHECK ("attempts"."mode" in ('browse', 'review', 'carried')),
	CONSTRAINT "attempts_verdict_check" CHECK ("attempts"."verdict" in ('right', 'close', 'wrong')),
	CONSTRAINT "attempts_status_check" CHECK ("attempts"."status" in ('not_started', 'attempted', 'solved')),
	CONSTRAINT "attempts_confidence_check" CHECK ("attempts"."confidence" between 5 and 99),
	CONSTRAINT "attempts_grade_check" CHECK ("attempts"."grade" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "learner_confidence" (
	"user_id" integer NOT NULL,
	"confidence" smallint NOT NULL,
	"answers" integer NOT NULL,
	"right_answers" integer NOT NULL,
	CONSTRAINT "learner_confidence_user_id_confidence_pk" PRIMARY KEY("user_id","confidence")
);
--> statement-breakpoint
CREATE TABLE "learner_questions" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"is_first_right" boolean,
	"solved_how" text,
	"is_rated" boolean DEFAULT false NOT NULL,
	"hints" smallint DEFAULT 0 NOT NULL,
	"used_simulation" boolean DEFAULT false NOT NULL,
	"used_solution" boolean DEFAULT false NOT NULL,
	"helped_at" timestamp (3) with time zone,
	"due" timestamp (3) with time zone,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"card" jsonb,
	"last_review" jsonb,
	CONSTRAINT "learner_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "learner_questions_solved_how_check" CHECK ("learner_questions"."solved_how" in ('alone', 'hints', 'simulation', 'revealed'))
);
--> statement-breakpoint
CREATE TABLE "learner_rating_days" (
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	CONSTRAINT "learner_rating_days_user_id_category_day_pk" PRIMARY KEY("user_id","category","day")
);
--> statement-breakpoint
CREATE TABLE "learner_ratings" (
	"user_id" integer NOT NULL,
	"category" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"current_deviation" double precision NOT NULL,
	"results" integer NOT NULL,
	"rated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learner_ratings_user_id_category_pk" PRIMARY KEY("user_id","category")
);
--> statement-breakpoint
CREATE TABLE "learners" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"rated_on" date,
	"rated_today" integer DEFAULT 0 NOT NULL,
	"wants_review_mail" boolean DEFAULT false NOT NULL,
	"review_mail_on" date
);
--> statement-breakpoint
CREATE TABLE "question_ratings" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"start_rating" double precision NOT NULL,
	"results" integer NOT NULL,
	"right_results" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_results" (
	"attempt_id" bigint PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL,
	"is_right" boolean NOT NULL,
	"learner_rating" double precision NOT NULL,
	"learner_deviation" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_confidence" ADD CONSTRAINT "learner_confidence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_questions" ADD CONSTRAINT "learner_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_questions" ADD CONSTRAINT "learner_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_rating_days" ADD CONSTRAINT "learner_rating_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_ratings" ADD CONSTRAINT "learner_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learners" ADD CONSTRAINT "learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_ratings" ADD CONSTRAINT "question_ratings_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_results" ADD CONSTRAINT "question_results_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_user_idx" ON "attempts" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "attempts_question_id_idx" ON "attempts" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "attempts_solved_idx" ON "attempts" USING btree ("created_at") WHERE "attempts"."status" = 'solved';--> statement-breakpoint
CREATE INDEX "learner_questions_due_idx" ON "learner_questions" USING btree ("user_id","due","question_id") WHERE not "learner_questions"."is_suspended";--> statement-breakpoint
CREATE INDEX "learner_questions_question_id_idx" ON "learner_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_ratings_measured_idx" ON "question_ratings" USING btree ("rating","question_id") WHERE "question_ratings"."deviation" < 110;--> statement-breakpoint
CREATE INDEX "question_results_question_id_idx" ON "question_results" USING btree ("question_id","attempt_id");