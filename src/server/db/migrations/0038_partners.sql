CREATE TABLE "blocks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_people_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "partner_pair_people" (
	"pair_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" integer,
	"came_at" timestamp (3) with time zone,
	"was_away" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partner_pair_people_pair_id_place_pk" PRIMARY KEY("pair_id","place"),
	CONSTRAINT "partner_pair_people_place_check" CHECK ("partner_pair_people"."place" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "partner_pairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL,
	"level" text NOT NULL,
	"minutes" smallint NOT NULL,
	"meeting_id" uuid,
	"outcome" text DEFAULT 'planned' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_pairs_role_check" CHECK ("partner_pairs"."role" in ('trader', 'researcher', 'developer')),
	CONSTRAINT "partner_pairs_level_check" CHECK ("partner_pairs"."level" in ('internship', 'graduate', 'experienced')),
	CONSTRAINT "partner_pairs_minutes_check" CHECK ("partner_pairs"."minutes" in (20, 30, 45)),
	CONSTRAINT "partner_pairs_outcome_check" CHECK ("partner_pairs"."outcome" in ('planned', 'met', 'missed', 'canceled'))
);
--> statement-breakpoint
CREATE TABLE "partner_searches" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"level" text NOT NULL,
	"minutes" smallint NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_searches_role_check" CHECK ("partner_searches"."role" in ('trader', 'researcher', 'developer')),
	CONSTRAINT "partner_searches_level_check" CHECK ("partner_searches"."level" in ('internship', 'graduate', 'experienced')),
	CONSTRAINT "partner_searches_minutes_check" CHECK ("partner_searches"."minutes" in (20, 30, 45))
);
--> statement-breakpoint
CREATE TABLE "partner_slots" (
	"user_id" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_slots_user_id_starts_at_pk" PRIMARY KEY("user_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pair_people" ADD CONSTRAINT "partner_pair_people_pair_id_partner_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."partner_pairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pair_people" ADD CONSTRAINT "partner_pair_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_pairs" ADD CONSTRAINT "partner_pairs_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_searches" ADD CONSTRAINT "partner_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_slots" ADD CONSTRAINT "partner_slots_user_id_partner_searches_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."partner_searches"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blocks_people_key" ON "blocks" USING btree ("blocker_id","blocked_id");--> statement-breakpoint
CREATE INDEX "blocks_blocked_id_idx" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_pair_people_user_key" ON "partner_pair_people" USING btree ("user_id","pair_id");--> statement-breakpoint
CREATE INDEX "partner_pairs_starts_at_idx" ON "partner_pairs" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "partner_pairs_planned_idx" ON "partner_pairs" USING btree ("starts_at") WHERE "partner_pairs"."outcome" = 'planned';--> statement-breakpoint
CREATE INDEX "partner_pairs_meeting_id_idx" ON "partner_pairs" USING btree ("meeting_id");--> statement-breakpoint
CREATE INDEX "partner_slots_starts_at_idx" ON "partner_slots" USING btree ("starts_at");