ALTER TABLE "drill_runs" ADD COLUMN "generator" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Items with options are dealt by the second generator from now on: bests and percentiles start afresh.
CREATE FUNCTION has_options(format jsonb) RETURNS boolean LANGUAGE sql AS $$
  SELECT EXISTS (
    SELECT FROM jsonb_array_elements(format -> 'blocks') AS block
    WHERE block ->> 'family' IN ('sequences', 'probability')
      OR (block ->> 'family' = 'eighty' AND block -> 'settings' ->> 'isTyped' = 'false')
      OR (block ->> 'family' = 'operations' AND block -> 'settings' ->> 'options' IS NOT NULL)
  )
$$;--> statement-breakpoint
INSERT INTO "drill_presets" ("slug", "version", "title", "trains", "format", "pass_line", "evidence", "is_edited")
SELECT "slug", "version" + 1, "title", "trains", "format", "pass_line", "evidence", "is_edited"
FROM (SELECT DISTINCT ON ("slug") * FROM "drill_presets" ORDER BY "slug", "version" DESC) AS current
WHERE has_options("format") AND EXISTS (
  SELECT FROM "drill_runs" WHERE "preset" = current."slug" AND "drill_runs"."version" = current."version"
);--> statement-breakpoint
UPDATE "own_drills" SET "version" = "version" + 1 WHERE has_options("format");--> statement-breakpoint
DROP FUNCTION has_options(jsonb);
