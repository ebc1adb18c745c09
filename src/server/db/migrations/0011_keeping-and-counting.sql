CREATE TABLE "notes" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"content" text NOT NULL,
	"version" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notes_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "notes_content_check" CHECK (octet_length("notes"."content") >= 1)
);
--> statement-breakpoint
CREATE TABLE "stars" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stars_user_id_question_id_pk" PRIMARY KEY("user_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "list_questions" (
	"list_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_questions_list_id_question_id_pk" PRIMARY KEY("list_id","question_id")
);
--> statement-breakpoint
CREATE TABLE "question_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"share_token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_lists_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "question_lists_name_check" CHECK (octet_length("question_lists"."name") >= 1 and char_length("question_lists"."name") <= 100),
	CONSTRAINT "question_lists_description_check" CHECK (octet_length("question_lists"."description") >= 1 and char_length("question_lists"."description") <= 300)
);
--> statement-breakpoint
CREATE TABLE "question_measures" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"deviation" smallint NOT NULL,
	"results" integer NOT NULL,
	"right_results" integer NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stars" ADD CONSTRAINT "stars_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_questions" ADD CONSTRAINT "list_questions_list_id_question_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."question_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_questions" ADD CONSTRAINT "list_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_lists" ADD CONSTRAINT "question_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_measures" ADD CONSTRAINT "question_measures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notes_question_id_idx" ON "notes" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "stars_question_id_idx" ON "stars" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "list_questions_question_id_idx" ON "list_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_lists_user_idx" ON "question_lists" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "question_measures_rating_idx" ON "question_measures" USING btree ("rating","deviation","question_id");--> statement-breakpoint
CREATE INDEX "subscriptions_ended_at_idx" ON "subscriptions" USING btree ("ended_at","id") WHERE "subscriptions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "comments_days_idx" ON "comments" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "discussions_days_idx" ON "discussions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "attempts_days_idx" ON "attempts" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "learner_questions_suspended_idx" ON "learner_questions" USING btree ("user_id","question_id") WHERE "learner_questions"."is_suspended";--> statement-breakpoint
CREATE INDEX "learners_review_mail_idx" ON "learners" USING btree ("user_id") WHERE "learners"."wants_review_mail";--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'revert_email', 'unsubscribe', 'unsubscribe_work', 'unsubscribe_reviews'));--> statement-breakpoint
CREATE TRIGGER question_measures_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_measures"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');
