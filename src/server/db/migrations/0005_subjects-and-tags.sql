ALTER TABLE "questions" ADD COLUMN "subject" text;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_subject_check" CHECK (octet_length("questions"."subject") >= 1 and char_length("questions"."subject") <= 160);