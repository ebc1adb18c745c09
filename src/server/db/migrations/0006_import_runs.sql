CREATE TABLE "import_runs" (
	"key" text PRIMARY KEY NOT NULL,
	"started_by" integer,
	"is_dry_run" boolean NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_runs_key_check" CHECK ("import_runs"."key" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "import_runs_status_check" CHECK ("import_runs"."status" in ('running', 'done', 'failed')),
	CONSTRAINT "import_runs_counts_check" CHECK ("import_runs"."total" >= 0 and "import_runs"."processed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_started_by_idx" ON "import_runs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");