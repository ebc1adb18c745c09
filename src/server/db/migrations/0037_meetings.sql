CREATE TABLE "meeting_feedback" (
	"meeting_id" uuid NOT NULL,
	"half" smallint NOT NULL,
	"seat" text NOT NULL,
	"feedback" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_feedback_meeting_id_half_seat_pk" PRIMARY KEY("meeting_id","half","seat"),
	CONSTRAINT "meeting_feedback_half_check" CHECK ("meeting_feedback"."half" in (1, 2)),
	CONSTRAINT "meeting_feedback_seat_check" CHECK ("meeting_feedback"."seat" in ('interviewer', 'candidate'))
);
--> statement-breakpoint
CREATE TABLE "meeting_halves" (
	"meeting_id" uuid NOT NULL,
	"half" smallint NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"pad_updates" integer DEFAULT 0 NOT NULL,
	"pad_bytes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "meeting_halves_meeting_id_half_pk" PRIMARY KEY("meeting_id","half"),
	CONSTRAINT "meeting_halves_half_check" CHECK ("meeting_halves"."half" in (1, 2)),
	CONSTRAINT "meeting_halves_clock_check" CHECK (("meeting_halves"."started_at" is null) = ("meeting_halves"."ends_at" is null) and "meeting_halves"."ends_at" >= "meeting_halves"."started_at")
);
--> statement-breakpoint
CREATE TABLE "meeting_notes" (
	"meeting_id" uuid NOT NULL,
	"half" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"notes" text NOT NULL,
	CONSTRAINT "meeting_notes_meeting_id_half_pk" PRIMARY KEY("meeting_id","half"),
	CONSTRAINT "meeting_notes_half_check" CHECK ("meeting_notes"."half" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "meeting_pad_updates" (
	"meeting_id" uuid NOT NULL,
	"half" smallint NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meeting_pad_updates_meeting_id_half_number_pk" PRIMARY KEY("meeting_id","half","number"),
	CONSTRAINT "meeting_pad_updates_half_check" CHECK ("meeting_pad_updates"."half" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "meeting_people" (
	"meeting_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" integer,
	"guest_name" text,
	"guest_hash" "bytea",
	CONSTRAINT "meeting_people_meeting_id_place_pk" PRIMARY KEY("meeting_id","place"),
	CONSTRAINT "meeting_people_place_check" CHECK ("meeting_people"."place" in (1, 2)),
	CONSTRAINT "meeting_people_guest_name_check" CHECK (octet_length("meeting_people"."guest_name") >= 1 and char_length("meeting_people"."guest_name") <= 40),
	CONSTRAINT "meeting_people_guest_check" CHECK (("meeting_people"."guest_name" is null) = ("meeting_people"."guest_hash" is null) and ("meeting_people"."guest_name" is null or "meeting_people"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "meeting_questions" (
	"meeting_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"half" smallint NOT NULL,
	"question_id" integer,
	"variant" text,
	"shown_at" timestamp (3) with time zone,
	"hints" smallint[] DEFAULT '{}' NOT NULL,
	"open_parts" smallint DEFAULT 1 NOT NULL,
	"bets" smallint[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "meeting_questions_meeting_id_number_pk" PRIMARY KEY("meeting_id","number"),
	CONSTRAINT "meeting_questions_half_check" CHECK ("meeting_questions"."half" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"role" text NOT NULL,
	"level" text NOT NULL,
	"minutes" smallint NOT NULL,
	"first_interviewer" smallint NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"half" smallint DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "meetings_link_hash_unique" UNIQUE("link_hash"),
	CONSTRAINT "meetings_role_check" CHECK ("meetings"."role" in ('trader', 'researcher', 'developer')),
	CONSTRAINT "meetings_level_check" CHECK ("meetings"."level" in ('internship', 'graduate', 'experienced')),
	CONSTRAINT "meetings_phase_check" CHECK ("meetings"."phase" in ('waiting', 'ready', 'running', 'over', 'finished')),
	CONSTRAINT "meetings_minutes_check" CHECK ("meetings"."minutes" in (20, 30, 45)),
	CONSTRAINT "meetings_first_interviewer_check" CHECK ("meetings"."first_interviewer" in (1, 2)),
	CONSTRAINT "meetings_half_check" CHECK ("meetings"."half" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "meeting_feedback" ADD CONSTRAINT "meeting_feedback_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_halves" ADD CONSTRAINT "meeting_halves_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_notes" ADD CONSTRAINT "meeting_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_pad_updates" ADD CONSTRAINT "meeting_pad_updates_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_people" ADD CONSTRAINT "meeting_people_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_people" ADD CONSTRAINT "meeting_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_questions" ADD CONSTRAINT "meeting_questions_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_questions" ADD CONSTRAINT "meeting_questions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_notes_user_idx" ON "meeting_notes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_people_user_key" ON "meeting_people" USING btree ("user_id","meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_questions_question_id_idx" ON "meeting_questions" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "meetings_created_at_idx" ON "meetings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meetings_open_idx" ON "meetings" USING btree ("expires_at") WHERE "meetings"."phase" <> 'finished';