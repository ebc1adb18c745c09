CREATE TABLE "question_measures" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"rating" smallint NOT NULL,
	"deviation" smallint NOT NULL,
	"results" integer NOT NULL,
	"right_results" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_measures" ADD CONSTRAINT "question_measures_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_measures_rating_idx" ON "question_measures" USING btree ("rating","deviation","question_id");--> statement-breakpoint
CREATE TRIGGER question_measures_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_measures"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');
