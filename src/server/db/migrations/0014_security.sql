CREATE TABLE "csp_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "csp_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"page" text NOT NULL,
	"source" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "csp_reports_key" UNIQUE("directive","blocked","page","source"),
	CONSTRAINT "csp_reports_count_check" CHECK ("csp_reports"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"network" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "security_log_kind_check" CHECK ("security_log"."kind" in ('sign_in', 'sign_in_failed', 'sign_in_refused', 'password_failed', 'password_changed', 'password_reset', 'reset_requested', 'email_changed', 'email_reverted', 'verification_resent', 'session_ended', 'sessions_ended', 'data_exported'))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "user_tokens" DROP CONSTRAINT "user_tokens_purpose_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mail_sign_ins" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "csp_reports_last_seen_at_idx" ON "csp_reports" USING btree ("last_seen_at","id");--> statement-breakpoint
CREATE INDEX "security_log_user_id_idx" ON "security_log" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_kind_idx" ON "security_log" USING btree ("kind","created_at","id");--> statement-breakpoint
CREATE INDEX "security_log_created_at_idx" ON "security_log" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'revert_email', 'unsubscribe', 'unsubscribe_work', 'unsubscribe_reviews', 'unsubscribe_sign_ins'));