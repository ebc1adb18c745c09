CREATE TABLE "drill_answers" (
	"run_id" uuid NOT NULL,
	"item" smallint NOT NULL,
	"response" text NOT NULL,
	"edit" smallint NOT NULL,
	"milliseconds" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drill_answers_run_id_item_pk" PRIMARY KEY("run_id","item")
);
--> statement-breakpoint
CREATE TABLE "drill_facts" (
	"user_id" integer NOT NULL,
	"operator" text NOT NULL,
	"left" integer NOT NULL,
	"right" integer NOT NULL,
	"box" smallint NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drill_facts_user_id_operator_left_right_pk" PRIMARY KEY("user_id","operator","left","right"),
	CONSTRAINT "drill_facts_operator_check" CHECK ("drill_facts"."operator" in ('+', '−', '×', '÷')),
	CONSTRAINT "drill_facts_box_check" CHECK ("drill_facts"."box" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "drill_presets" (
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"trains" text NOT NULL,
	"format" jsonb NOT NULL,
	"pass_line" double precision,
	"evidence" jsonb NOT NULL,
	"is_edited" boolean NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drill_presets_slug_version_pk" PRIMARY KEY("slug","version")
);
--> statement-breakpoint
CREATE TABLE "drill_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"preset" text,
	"own_drill_id" integer,
	"version" integer,
	"title" text NOT NULL,
	"format" jsonb NOT NULL,
	"seed" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'running' NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"points" double precision DEFAULT 0 NOT NULL,
	"right" integer DEFAULT 0 NOT NULL,
	"wrong" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"is_too_fast" boolean DEFAULT false NOT NULL,
	"is_ranked" boolean DEFAULT false NOT NULL,
	"duel_id" uuid,
	"player_name" text,
	"duel_token" text,
	"duel_expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "drill_runs_duel_token_unique" UNIQUE("duel_token"),
	CONSTRAINT "drill_runs_kind_check" CHECK ("drill_runs"."kind" in ('preset', 'own', 'shared', 'facts', 'duel')),
	CONSTRAINT "drill_runs_state_check" CHECK ("drill_runs"."state" in ('running', 'finished', 'abandoned')),
	CONSTRAINT "drill_runs_finished_check" CHECK (("drill_runs"."state" = 'finished') = ("drill_runs"."finished_at" is not null)),
	CONSTRAINT "drill_runs_preset_check" CHECK ("drill_runs"."preset" is null or "drill_runs"."version" is not null)
);
--> statement-breakpoint
CREATE TABLE "own_drills" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_drills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"format" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"share_token" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_drills_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "own_drills_title_check" CHECK (octet_length("own_drills"."title") >= 1 and char_length("own_drills"."title") <= 60)
);
--> statement-breakpoint
ALTER TABLE "drill_answers" ADD CONSTRAINT "drill_answers_run_id_drill_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."drill_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_facts" ADD CONSTRAINT "drill_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD CONSTRAINT "drill_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD CONSTRAINT "drill_runs_own_drill_id_own_drills_id_fk" FOREIGN KEY ("own_drill_id") REFERENCES "public"."own_drills"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD CONSTRAINT "drill_runs_duel_id_drill_runs_id_fk" FOREIGN KEY ("duel_id") REFERENCES "public"."drill_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drill_runs" ADD CONSTRAINT "drill_runs_preset_fk" FOREIGN KEY ("preset","version") REFERENCES "public"."drill_presets"("slug","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_drills" ADD CONSTRAINT "own_drills_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_runs_user_idx" ON "drill_runs" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "drill_runs_user_preset_idx" ON "drill_runs" USING btree ("user_id","preset","finished_at");--> statement-breakpoint
CREATE INDEX "drill_runs_best_idx" ON "drill_runs" USING btree ("user_id","preset","version","points") WHERE "drill_runs"."is_ranked";--> statement-breakpoint
CREATE INDEX "drill_runs_percentile_idx" ON "drill_runs" USING btree ("preset","version","is_ranked","finished_at","points");--> statement-breakpoint
CREATE INDEX "drill_runs_own_drill_idx" ON "drill_runs" USING btree ("own_drill_id","version","points");--> statement-breakpoint
CREATE INDEX "drill_runs_running_idx" ON "drill_runs" USING btree ("user_id","ends_at") WHERE "drill_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "drill_runs_visitors_idx" ON "drill_runs" USING btree ("created_at") WHERE "drill_runs"."user_id" is null;--> statement-breakpoint
CREATE INDEX "drill_runs_duel_idx" ON "drill_runs" USING btree ("duel_id");--> statement-breakpoint
CREATE UNIQUE INDEX "drill_runs_player_key" ON "drill_runs" USING btree ("duel_id","user_id") WHERE "drill_runs"."duel_id" is not null and "drill_runs"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "own_drills_user_idx" ON "own_drills" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE TRIGGER drill_presets_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "drill_presets"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
