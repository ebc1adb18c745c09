DROP INDEX "questions_text_idx";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "text_key" text collate "pg_unicode_fast" GENERATED ALWAYS AS (lower((coalesce(subject, '') || ' ' || description) collate "pg_unicode_fast")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "questions_text_idx" ON "questions" USING gin ("text_key" gin_trgm_ops);