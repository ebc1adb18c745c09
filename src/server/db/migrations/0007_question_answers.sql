CREATE TABLE "question_answers" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	"slug" text NOT NULL,
	"has_simulation" boolean NOT NULL,
	CONSTRAINT "question_answers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Pages that every process keeps say whether an answer can be checked.
CREATE TRIGGER question_answers_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_answers"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');
