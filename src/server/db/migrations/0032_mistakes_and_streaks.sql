CREATE TABLE "finished_drills" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attempts" DROP CONSTRAINT "attempts_mode_check";--> statement-breakpoint
ALTER TABLE "finished_drills" ADD CONSTRAINT "finished_drills_run_id_drill_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."drill_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_drills" ADD CONSTRAINT "finished_drills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finished_drills_user_idx" ON "finished_drills" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "attempts_rated_idx" ON "attempts" USING btree ("user_id","id") WHERE "attempts"."opponent_rating" is not null;--> statement-breakpoint
CREATE INDEX "learner_questions_mistakes_idx" ON "learner_questions" USING btree ("user_id","question_id") WHERE ("learner_questions"."last_review" ->> 'grade' = '1' and not "learner_questions"."is_suspended");--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mode_check" CHECK ("attempts"."mode" in ('browse', 'review', 'carried', 'replay'));--> statement-breakpoint

-- Drills that were finished before they counted.
INSERT INTO "finished_drills" ("run_id", "user_id", "finished_at")
  SELECT "id", "user_id", "finished_at" FROM "drill_runs"
  WHERE "user_id" IS NOT NULL AND "state" = 'finished' AND NOT "is_too_fast";
