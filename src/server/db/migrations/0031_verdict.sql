CREATE TABLE "question_paces" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"seconds" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_paces" ADD CONSTRAINT "question_paces_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_pace_idx" ON "attempts" USING btree ("question_id","id","active_seconds") WHERE ("attempts"."kind" = 'answer' and "attempts"."verdict" = 'right' and "attempts"."opponent_rating" is not null and "attempts"."active_seconds" > 0);