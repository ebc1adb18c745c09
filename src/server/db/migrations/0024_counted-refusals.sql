ALTER TABLE "security_log" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "security_log" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Processes counted on their own, and began again at each start: what they wrote in one hour is one event.
WITH merged AS (
  SELECT min(id) AS kept, count(*)::integer AS refusals, array_agg(id) AS ids FROM "security_log"
    WHERE kind = 'sign_in_refused'
    GROUP BY user_id, network, date_trunc('hour', created_at at time zone 'UTC')
    HAVING count(*) > 1
), removed AS (
  DELETE FROM "security_log" USING merged WHERE id = ANY (ids) AND id <> kept
)
UPDATE "security_log" SET count = refusals FROM merged WHERE id = kept;--> statement-breakpoint
CREATE UNIQUE INDEX "security_log_refused_idx" ON "security_log" USING btree (coalesce("user_id", 0),"network",date_trunc('hour', "created_at" at time zone 'UTC')) WHERE "security_log"."kind" = 'sign_in_refused';--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_user_check" CHECK ("security_log"."user_id" is not null or "security_log"."kind" = 'sign_in_refused');