DROP INDEX "drill_runs_percentile_idx";--> statement-breakpoint
ALTER TABLE "drill_answers" ADD COLUMN "is_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD COLUMN "is_quit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD COLUMN "is_outdone" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "drill_runs" ADD COLUMN "network_hash" "bytea";--> statement-breakpoint
CREATE INDEX "drill_runs_device_idx" ON "drill_runs" USING btree ("duel_id") WHERE "drill_runs"."device_hash" is not null;--> statement-breakpoint
CREATE INDEX "drill_runs_percentile_idx" ON "drill_runs" USING btree ("preset","version","is_ranked","is_outdone","user_id","finished_at","points");--> statement-breakpoint
-- Until now only what came after the end of a run, with its grace, was late.
UPDATE "drill_answers" SET "is_late" = true FROM "drill_runs"
  WHERE "drill_runs"."id" = "run_id" AND "received_at" > "ends_at" + interval '5 seconds';--> statement-breakpoint
-- Each family has its own floor now. So far, every drill is of one family.
UPDATE "drill_runs" SET "is_too_fast" = true, "is_ranked" = false
  WHERE "is_ranked" AND "seconds" + 1 < ("right" + "wrong") * CASE "format" #>> '{blocks,0,family}'
    WHEN 'eighty' THEN 1.5 WHEN 'sequences' THEN 3 WHEN 'probability' THEN 4
    WHEN 'likelihood' THEN 5 WHEN 'order-book' THEN 2 ELSE 0.5 END;
