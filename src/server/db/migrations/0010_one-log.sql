INSERT INTO "attempts" ("user_id", "question_id", "kind", "status", "created_at")
  SELECT "user_id", "question_id", 'mark', "status", "created_at" FROM "question_status_events" ORDER BY "id";--> statement-breakpoint
DROP TABLE "question_status_events" CASCADE;
