-- Lists are answered from a catalogue in memory; what is left here is what it is loaded from.
DROP INDEX "questions_name_idx";--> statement-breakpoint
DROP INDEX "questions_difficulty_idx";--> statement-breakpoint
DROP INDEX "questions_category_name_idx";--> statement-breakpoint
DROP INDEX "questions_category_difficulty_name_idx";--> statement-breakpoint
DROP INDEX "questions_difficulty_name_idx";--> statement-breakpoint
DROP INDEX "questions_difficulty_category_idx";--> statement-breakpoint
DROP INDEX "questions_facets_idx";--> statement-breakpoint
DROP INDEX "questions_category_idx";--> statement-breakpoint
CREATE INDEX "questions_catalogue_idx" ON "questions" USING btree ("name_key","id","difficulty_rank","name") WHERE "questions"."is_visible";--> statement-breakpoint
CREATE INDEX "questions_category_idx" ON "questions" USING btree ("category","id") WHERE "questions"."is_visible";