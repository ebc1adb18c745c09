DROP INDEX "questions_catalogue_idx";--> statement-breakpoint
DROP INDEX "questions_all_name_idx";--> statement-breakpoint
DROP INDEX "questions_category_idx";--> statement-breakpoint
CREATE INDEX "questions_name_idx" ON "questions" USING btree ("name_key","id","is_visible");--> statement-breakpoint
CREATE INDEX "questions_difficulty_idx" ON "questions" USING btree ("difficulty_rank","name_key","id","is_visible");--> statement-breakpoint
CREATE INDEX "questions_category_idx" ON "questions" USING btree ("category_key","name_key","id","is_visible","category");