ALTER TABLE "attempts" DROP CONSTRAINT "attempts_kind_check";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "is_first" boolean;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "learner_questions" ADD COLUMN "is_undone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_kind_check" CHECK ("attempts"."kind" in ('answer', 'hint', 'simulation', 'solution', 'reveal', 'export', 'mark', 'grade', 'undo', 'postpone', 'suspend', 'resume'));