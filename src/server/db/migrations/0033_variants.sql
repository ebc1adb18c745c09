CREATE TABLE "question_variants" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"withdrawn" smallint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discussions" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "error_reports" ADD COLUMN "variant" text;--> statement-breakpoint
ALTER TABLE "question_variants" ADD CONSTRAINT "question_variants_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER question_variants_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_variants"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');
