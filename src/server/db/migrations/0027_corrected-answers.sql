CREATE TABLE "answer_changes" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"changes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempt_judgments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attempt_judgments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"attempt_id" bigint NOT NULL,
	"verdict" text NOT NULL,
	"grade" smallint,
	"was_right" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attempt_judgments_verdict_check" CHECK ("attempt_judgments"."verdict" in ('right', 'close', 'wrong')),
	CONSTRAINT "attempt_judgments_grade_check" CHECK ("attempt_judgments"."grade" between 1 and 4)
);
--> statement-breakpoint
DROP INDEX "attempts_question_id_idx";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "question_id" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "given" text;--> statement-breakpoint
ALTER TABLE "answer_changes" ADD CONSTRAINT "answer_changes_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_judgments_attempt_idx" ON "attempt_judgments" USING btree ("attempt_id","id");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_question_id_idx" ON "notifications" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "attempts_question_idx" ON "attempts" USING btree ("question_id","user_id","id");--> statement-breakpoint

-- Whoever changes an answer, an administrator or the bank: attempts are judged again.
CREATE FUNCTION note_answer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO answer_changes (question_id, changes) VALUES (NEW.question_id, 1)
    ON CONFLICT (question_id) DO UPDATE SET changes = answer_changes.changes + 1;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER question_answers_note_change AFTER UPDATE OF answer ON "question_answers"
  FOR EACH ROW WHEN (OLD.answer IS DISTINCT FROM NEW.answer) EXECUTE FUNCTION note_answer_change();
