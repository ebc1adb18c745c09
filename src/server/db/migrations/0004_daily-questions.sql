CREATE TABLE "daily_questions" (
	"date" date PRIMARY KEY NOT NULL,
	"question_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_questions" ADD CONSTRAINT "daily_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_questions_question_id_idx" ON "daily_questions" USING btree ("question_id");