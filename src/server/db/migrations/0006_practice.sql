ALTER TABLE "question_answers" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_answers" ALTER COLUMN "slug" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "question_answers" ALTER COLUMN "has_simulation" SET DEFAULT false;--> statement-breakpoint
ALTER TABLE "question_answers" ADD COLUMN "follow_ups" jsonb DEFAULT '[]'::jsonb NOT NULL;