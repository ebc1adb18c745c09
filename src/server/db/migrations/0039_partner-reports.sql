CREATE TABLE "partner_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "partner_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"pair_id" uuid,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"role" text NOT NULL,
	"reported_by" integer,
	"reported_user" integer,
	"reason" text NOT NULL,
	"text" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" integer,
	CONSTRAINT "partner_reports_role_check" CHECK ("partner_reports"."role" in ('trader', 'researcher', 'developer')),
	CONSTRAINT "partner_reports_reason_check" CHECK ("partner_reports"."reason" in ('behavior', 'effort', 'answers', 'other')),
	CONSTRAINT "partner_reports_text_check" CHECK (octet_length("partner_reports"."text") >= 1 and char_length("partner_reports"."text") <= 5000)
);
--> statement-breakpoint
ALTER TABLE "partner_reports" ADD CONSTRAINT "partner_reports_pair_id_partner_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."partner_pairs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_reports" ADD CONSTRAINT "partner_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_reports" ADD CONSTRAINT "partner_reports_reported_user_users_id_fk" FOREIGN KEY ("reported_user") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_reports" ADD CONSTRAINT "partner_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_reports_pair_key" ON "partner_reports" USING btree ("pair_id","reported_by");--> statement-breakpoint
CREATE INDEX "partner_reports_created_at_idx" ON "partner_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "partner_reports_open_idx" ON "partner_reports" USING btree ("created_at","id") WHERE "partner_reports"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "partner_reports_reported_by_idx" ON "partner_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "partner_reports_reported_user_idx" ON "partner_reports" USING btree ("reported_user");--> statement-breakpoint
CREATE INDEX "partner_reports_resolved_by_idx" ON "partner_reports" USING btree ("resolved_by");