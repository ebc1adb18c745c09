-- The tables, keys and indexes are drizzle-kit's. It knows no extensions, functions or triggers:
-- those are written by hand, before and after.

-- Case-insensitive substring search.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "daily_devices" (
	"date" date NOT NULL,
	"device" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_devices_date_device_pk" PRIMARY KEY("date","device"),
	CONSTRAINT "daily_devices_count_check" CHECK ("daily_devices"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "daily_pages" (
	"date" date NOT NULL,
	"path" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_pages_date_path_pk" PRIMARY KEY("date","path"),
	CONSTRAINT "daily_pages_count_check" CHECK ("daily_pages"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "daily_referrers" (
	"date" date NOT NULL,
	"referrer" text NOT NULL,
	"count" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_referrers_date_referrer_pk" PRIMARY KEY("date","referrer"),
	CONSTRAINT "daily_referrers_count_check" CHECK ("daily_referrers"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "daily_visitors" (
	"date" date NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	CONSTRAINT "daily_visitors_date_visitor_hash_pk" PRIMARY KEY("date","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "daily_visits" (
	"date" date PRIMARY KEY NOT NULL,
	"total_visits" bigint DEFAULT 0 NOT NULL,
	"unique_visitors" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_visits_check" CHECK ("daily_visits"."total_visits" >= 0 and "daily_visits"."unique_visitors" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visitor_salts" (
	"date" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"occurred_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"path" text NOT NULL,
	"device" text NOT NULL,
	"referrer" text NOT NULL,
	CONSTRAINT "visits_path_check" CHECK (octet_length("visits"."path") >= 1 and char_length("visits"."path") <= 500),
	CONSTRAINT "visits_device_check" CHECK (octet_length("visits"."device") >= 1 and char_length("visits"."device") <= 50),
	CONSTRAINT "visits_referrer_check" CHECK (octet_length("visits"."referrer") >= 1 and char_length("visits"."referrer") <= 300)
);
--> statement-breakpoint
CREATE TABLE "question_answers" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"hints" jsonb NOT NULL,
	"slug" text NOT NULL,
	"has_simulation" boolean NOT NULL,
	CONSTRAINT "question_answers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "audience_signups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audience_signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" text NOT NULL,
	"email" text collate "pg_unicode_fast" NOT NULL,
	"confirmation_token_hash" "bytea",
	"confirmation_expires_at" timestamp (3) with time zone,
	"unsubscribe_token_hash" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"unsubscribed_at" timestamp (3) with time zone,
	CONSTRAINT "audience_signups_confirmation_token_hash_unique" UNIQUE("confirmation_token_hash"),
	CONSTRAINT "audience_signups_unsubscribe_token_hash_unique" UNIQUE("unsubscribe_token_hash"),
	CONSTRAINT "audience_signups_list_check" CHECK ("audience_signups"."list" in ('newsletter', 'ebook')),
	CONSTRAINT "audience_signups_email_check" CHECK (octet_length("audience_signups"."email") >= 3 and char_length("audience_signups"."email") <= 320)
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feedback_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"name" text,
	"email" text,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "feedback_messages_message_check" CHECK (octet_length("feedback_messages"."message") >= 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"actor_id" integer,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kept_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"format" text NOT NULL,
	"row_count" integer NOT NULL,
	"data" "bytea" NOT NULL,
	"created_by" integer,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "kept_exports_format_check" CHECK ("kept_exports"."format" in ('json', 'csv')),
	CONSTRAINT "kept_exports_row_count_check" CHECK ("kept_exports"."row_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"provider" text NOT NULL,
	"provider_customer_id" text,
	"idempotency_key" text DEFAULT gen_random_uuid()::text NOT NULL,
	"email_hash" "bytea",
	"trial_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_customers_user_key" UNIQUE("user_id","provider"),
	CONSTRAINT "billing_customers_provider_key" UNIQUE("provider","provider_customer_id"),
	CONSTRAINT "billing_customers_provider_check" CHECK ("billing_customers"."provider" in ('stripe', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"attempt" text NOT NULL,
	"price_id" text NOT NULL,
	"client_secret" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"period_anchor" timestamp (3) with time zone NOT NULL,
	"is_authentication_asked" boolean DEFAULT false NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "sandbox_subscriptions_attempt_unique" UNIQUE("attempt")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"customer_id" integer NOT NULL,
	"provider" text NOT NULL,
	"provider_subscription_id" text,
	"idempotency_key" text NOT NULL,
	"plan" text NOT NULL,
	"price_id" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'usd' NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"payment_confirmed" boolean DEFAULT false NOT NULL,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"trial_end" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"synced_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "subscriptions_provider_key" UNIQUE("provider","provider_subscription_id"),
	CONSTRAINT "subscriptions_provider_check" CHECK ("subscriptions"."provider" in ('stripe', 'sandbox')),
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('monthly', 'annual')),
	CONSTRAINT "subscriptions_status_check" CHECK (octet_length("subscriptions"."status") >= 1 and char_length("subscriptions"."status") <= 50),
	CONSTRAINT "subscriptions_amount_check" CHECK ("subscriptions"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"provider_customer_id" text,
	"last_error" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_events_provider_check" CHECK ("webhook_events"."provider" in ('stripe', 'sandbox'))
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comment_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"comment_id" integer NOT NULL,
	"reported_by" integer,
	"reason" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"resolved_by" integer,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_reason_check" CHECK (octet_length("comment_reports"."reason") >= 1 and char_length("comment_reports"."reason") <= 5000),
	CONSTRAINT "comment_reports_status_check" CHECK ("comment_reports"."status" in ('open', 'upheld', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"thread_id" integer NOT NULL,
	"parent_id" integer,
	"user_id" integer,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"submission_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	"deletion_reason" text,
	CONSTRAINT "comments_id_thread_key" UNIQUE("id","thread_id"),
	CONSTRAINT "comments_content_check" CHECK (btrim("comments"."content", E' \t\r\n') <> '' and octet_length("comments"."content") <= 20480),
	CONSTRAINT "comments_like_count_check" CHECK ("comments"."like_count" >= 0),
	CONSTRAINT "comments_parent_check" CHECK ("comments"."parent_id" <> "comments"."id")
);
--> statement-breakpoint
CREATE TABLE "discussion_views" (
	"discussion_id" integer NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "discussion_views_discussion_id_visitor_hash_hour_pk" PRIMARY KEY("discussion_id","visitor_hash","hour"),
	CONSTRAINT "discussion_views_hour_check" CHECK ("discussion_views"."hour" = date_trunc('hour', "discussion_views"."hour", 'UTC'))
);
--> statement-breakpoint
CREATE TABLE "discussions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discussions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"created_by" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"preview" text DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_locked" boolean DEFAULT false NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_activity_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submission_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" integer,
	"deletion_reason" text,
	CONSTRAINT "discussions_title_check" CHECK (octet_length("discussions"."title") >= 5 and char_length("discussions"."title") <= 100),
	CONSTRAINT "discussions_content_check" CHECK (octet_length("discussions"."content") >= 10),
	CONSTRAINT "discussions_comment_count_check" CHECK ("discussions"."comment_count" >= 0),
	CONSTRAINT "discussions_view_count_check" CHECK ("discussions"."view_count" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "mail_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"dedupe_key" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_attempt_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "mail_messages_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "mail_messages_recipient_check" CHECK (octet_length("mail_messages"."recipient") >= 3 and char_length("mail_messages"."recipient") <= 320),
	CONSTRAINT "mail_messages_status_check" CHECK ("mail_messages"."status" in ('queued', 'sent', 'failed')),
	CONSTRAINT "mail_messages_attempts_check" CHECK ("mail_messages"."attempts" >= 0),
	CONSTRAINT "mail_messages_sent_at_check" CHECK ("mail_messages"."status" <> 'sent' or "mail_messages"."sent_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer,
	"discussion_id" integer,
	"comment_id" integer,
	"error_report_id" integer,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "bank_entries" (
	"slug" text PRIMARY KEY NOT NULL,
	"question_id" integer,
	"content_hash" text NOT NULL,
	"question_version" integer NOT NULL,
	"solution_version" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_entries_question_id_unique" UNIQUE("question_id"),
	CONSTRAINT "bank_entries_question_version_check" CHECK ("bank_entries"."question_version" >= 1),
	CONSTRAINT "bank_entries_solution_version_check" CHECK ("bank_entries"."solution_version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "question_revisions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_revisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"editor_id" integer,
	"editor_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_revisions_version_key" UNIQUE("question_id","subject","version"),
	CONSTRAINT "question_revisions_subject_check" CHECK ("question_revisions"."subject" in ('question', 'solution')),
	CONSTRAINT "question_revisions_version_check" CHECK ("question_revisions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "question_status_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_status_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"question_id" integer,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_status_events_status_check" CHECK ("question_status_events"."status" in ('not_started', 'attempted', 'solved'))
);
--> statement-breakpoint
CREATE TABLE "question_statuses" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "question_statuses_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "question_statuses_status_check" CHECK ("question_statuses"."status" in ('attempted', 'solved'))
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text collate "pg_unicode_fast" NOT NULL,
	"name_key" text collate "pg_unicode_fast" GENERATED ALWAYS AS (lower(name)) STORED NOT NULL,
	"description" text NOT NULL,
	"description_html" text NOT NULL,
	"difficulty" text DEFAULT 'Medium' NOT NULL,
	"difficulty_rank" smallint GENERATED ALWAYS AS (case difficulty when 'Easy' then 1 when 'Medium' then 2 else 3 end) STORED NOT NULL,
	"category" text collate "pg_unicode_fast" DEFAULT 'General' NOT NULL,
	"category_key" text collate "pg_unicode_fast" GENERATED ALWAYS AS (lower(category)) STORED NOT NULL,
	"type" text DEFAULT 'Quantitative Researcher Interview Question' NOT NULL,
	"image_url" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"is_premium" boolean DEFAULT false NOT NULL,
	"keeps_answer" boolean DEFAULT true NOT NULL,
	"import_key" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "questions_name_check" CHECK (octet_length("questions"."name") >= 1 and char_length("questions"."name") <= 300),
	CONSTRAINT "questions_description_check" CHECK (octet_length("questions"."description") >= 1),
	CONSTRAINT "questions_category_check" CHECK (octet_length("questions"."category") >= 1 and char_length("questions"."category") <= 100),
	CONSTRAINT "questions_type_check" CHECK (octet_length("questions"."type") >= 1 and char_length("questions"."type") <= 200),
	CONSTRAINT "questions_difficulty_check" CHECK ("questions"."difficulty" in ('Easy', 'Medium', 'Hard')),
	CONSTRAINT "questions_version_check" CHECK ("questions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "solutions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "solutions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"content" text NOT NULL,
	"content_html" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "solutions_question_id_unique" UNIQUE("question_id"),
	CONSTRAINT "solutions_content_check" CHECK (octet_length("solutions"."content") >= 1),
	CONSTRAINT "solutions_version_check" CHECK ("solutions"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "error_report_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_report_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"error_report_id" integer NOT NULL,
	"author_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_report_replies_content_check" CHECK (octet_length("error_report_replies"."content") >= 1)
);
--> statement-breakpoint
CREATE TABLE "error_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "error_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"reported_by" integer,
	"reported_by_email" text DEFAULT 'anonymous' NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'New' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "error_reports_description_check" CHECK (octet_length("error_reports"."description") >= 10),
	CONSTRAINT "error_reports_status_check" CHECK (octet_length("error_reports"."status") >= 1 and char_length("error_reports"."status") <= 50)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_key_unique" UNIQUE("key"),
	CONSTRAINT "settings_key_check" CHECK (octet_length("settings"."key") >= 1 and char_length("settings"."key") <= 100),
	CONSTRAINT "settings_value_check" CHECK (octet_length("settings"."value") >= 0 and char_length("settings"."value") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"filename" text NOT NULL,
	"content_type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_by" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_filename_unique" UNIQUE("filename"),
	CONSTRAINT "uploads_filename_check" CHECK ("uploads"."filename" ~ '^[A-Za-z0-9_-]{1,100}[.](png|jpg|webp)$'),
	CONSTRAINT "uploads_content_type_check" CHECK ("uploads"."content_type" in ('image/png', 'image/jpeg', 'image/webp')),
	CONSTRAINT "uploads_data_check" CHECK (octet_length("uploads"."data") > 0),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."width" > 0 and "uploads"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" "bytea" NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"email" text collate "pg_unicode_fast" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "user_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "user_tokens_purpose_check" CHECK ("user_tokens"."purpose" in ('verify_email', 'reset_password', 'unsubscribe'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text collate "pg_unicode_fast" NOT NULL,
	"email" text collate "pg_unicode_fast" NOT NULL,
	"password_hash" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_email_verified" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"mail_notifications" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_active" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_username_check" CHECK ("users"."username" ~ '^[A-Za-z0-9_-]{3,20}$'),
	CONSTRAINT "users_email_check" CHECK (octet_length("users"."email") >= 3 and char_length("users"."email") <= 320 and position('@' in "users"."email") > 1)
);
--> statement-breakpoint
ALTER TABLE "question_answers" ADD CONSTRAINT "question_answers_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_exports" ADD CONSTRAINT "kept_exports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD CONSTRAINT "billing_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_customer_id_billing_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."billing_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_thread_id_discussions_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_same_thread_fk" FOREIGN KEY ("parent_id","thread_id") REFERENCES "public"."comments"("id","thread_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussion_views" ADD CONSTRAINT "discussion_views_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discussions" ADD CONSTRAINT "discussions_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_discussion_id_discussions_id_fk" FOREIGN KEY ("discussion_id") REFERENCES "public"."discussions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_error_report_id_error_reports_id_fk" FOREIGN KEY ("error_report_id") REFERENCES "public"."error_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_revisions" ADD CONSTRAINT "question_revisions_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_status_events" ADD CONSTRAINT "question_status_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_status_events" ADD CONSTRAINT "question_status_events_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statuses" ADD CONSTRAINT "question_statuses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statuses" ADD CONSTRAINT "question_statuses_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "solutions" ADD CONSTRAINT "solutions_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report_replies" ADD CONSTRAINT "error_report_replies_error_report_id_error_reports_id_fk" FOREIGN KEY ("error_report_id") REFERENCES "public"."error_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_report_replies" ADD CONSTRAINT "error_report_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "error_reports" ADD CONSTRAINT "error_reports_reported_by_users_id_fk" FOREIGN KEY ("reported_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_tokens" ADD CONSTRAINT "user_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "audience_signups_email_key" ON "audience_signups" USING btree ("list",lower("email"));--> statement-breakpoint
CREATE INDEX "audience_signups_created_at_idx" ON "audience_signups" USING btree ("list","created_at","id");--> statement-breakpoint
CREATE INDEX "audience_signups_confirmed_at_idx" ON "audience_signups" USING btree ("list","confirmed_at","id");--> statement-breakpoint
CREATE INDEX "audience_signups_search_idx" ON "audience_signups" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_messages_created_at_idx" ON "feedback_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_messages_open_idx" ON "feedback_messages" USING btree ("created_at","id") WHERE "feedback_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_messages_user_id_idx" ON "feedback_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_messages_search_idx" ON "feedback_messages" USING gin (("message" || ' ' || coalesce("name", '') || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" USING btree ("actor_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_type","subject_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin (("actor_name" || ' ' || "action" || ' ' || "subject_type" || ' ' || coalesce("subject_id", '') || ' ' || "details"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "kept_exports_created_at_idx" ON "kept_exports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "kept_exports_created_by_idx" ON "kept_exports" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "billing_customers_email_hash_idx" ON "billing_customers" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_customer_id_idx" ON "sandbox_subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_open_key" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_id_idx" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "subscriptions_open_period_idx" ON "subscriptions" USING btree ("provider","current_period_end") WHERE "subscriptions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "subscriptions_plan_idx" ON "subscriptions" USING btree ("plan","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end_idx" ON "subscriptions" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "webhook_events_received_at_idx" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "webhook_events_pending_idx" ON "webhook_events" USING btree ("received_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "comment_likes_user_id_idx" ON "comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comment_reports_comment_id_idx" ON "comment_reports" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "comment_reports_status_idx" ON "comment_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "comment_reports_reported_by_idx" ON "comment_reports" USING btree ("reported_by");--> statement-breakpoint
CREATE INDEX "comment_reports_resolved_by_idx" ON "comment_reports" USING btree ("resolved_by");--> statement-breakpoint
CREATE UNIQUE INDEX "comment_reports_open_key" ON "comment_reports" USING btree ("comment_id","reported_by") WHERE "comment_reports"."status" = 'open';--> statement-breakpoint
CREATE INDEX "comments_tree_idx" ON "comments" USING btree ("thread_id","parent_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_roots_idx" ON "comments" USING btree ("thread_id","created_at","id") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_user_id_idx" ON "comments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "comments_deleted_by_idx" ON "comments" USING btree ("deleted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_submission_key" ON "comments" USING btree ("user_id","submission_key");--> statement-breakpoint
CREATE INDEX "discussion_views_hour_idx" ON "discussion_views" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "discussions_question_activity_idx" ON "discussions" USING btree ("question_id","is_pinned","last_activity_at","id") WHERE "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_question_created_idx" ON "discussions" USING btree ("question_id","created_at","id");--> statement-breakpoint
CREATE INDEX "discussions_created_at_idx" ON "discussions" USING btree ("created_at","id") WHERE "discussions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "discussions_created_by_idx" ON "discussions" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "discussions_deleted_by_idx" ON "discussions" USING btree ("deleted_by");--> statement-breakpoint
CREATE UNIQUE INDEX "discussions_submission_key" ON "discussions" USING btree ("created_by","submission_key");--> statement-breakpoint
CREATE INDEX "import_runs_started_by_idx" ON "import_runs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "import_runs_created_at_idx" ON "import_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_messages_status_idx" ON "mail_messages" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "mail_messages_created_at_idx" ON "mail_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_messages_search_idx" ON "mail_messages" USING gin (("recipient" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_messages_user_id_idx" ON "mail_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_actor_id_idx" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notifications_discussion_id_idx" ON "notifications" USING btree ("discussion_id");--> statement-breakpoint
CREATE INDEX "notifications_comment_id_idx" ON "notifications" USING btree ("comment_id");--> statement-breakpoint
CREATE INDEX "notifications_error_report_id_idx" ON "notifications" USING btree ("error_report_id");--> statement-breakpoint
CREATE INDEX "question_revisions_editor_id_idx" ON "question_revisions" USING btree ("editor_id");--> statement-breakpoint
CREATE INDEX "question_status_events_user_idx" ON "question_status_events" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "question_status_events_question_id_idx" ON "question_status_events" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "question_status_events_solved_idx" ON "question_status_events" USING btree ("created_at") WHERE "question_status_events"."status" = 'solved';--> statement-breakpoint
CREATE INDEX "question_statuses_user_status_idx" ON "question_statuses" USING btree ("user_id","status","question_id");--> statement-breakpoint
CREATE INDEX "question_statuses_question_id_idx" ON "question_statuses" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "questions_name_idx" ON "questions" USING btree ("name_key","id","is_visible");--> statement-breakpoint
CREATE INDEX "questions_category_idx" ON "questions" USING btree ("category_key","name_key","id","is_visible","category");--> statement-breakpoint
CREATE INDEX "questions_search_idx" ON "questions" USING gin ("name_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "questions_difficulty_idx" ON "questions" USING btree ("difficulty_rank","name_key","id","is_visible");--> statement-breakpoint
CREATE INDEX "questions_updated_at_idx" ON "questions" USING btree ("updated_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "questions_import_key_key" ON "questions" USING btree ("import_key");--> statement-breakpoint
CREATE INDEX "solutions_updated_at_idx" ON "solutions" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "error_report_replies_report_idx" ON "error_report_replies" USING btree ("error_report_id","created_at","id");--> statement-breakpoint
CREATE INDEX "error_report_replies_author_id_idx" ON "error_report_replies" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "error_reports_question_id_idx" ON "error_reports" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "error_reports_reported_by_idx" ON "error_reports" USING btree ("reported_by","created_at");--> statement-breakpoint
CREATE INDEX "error_reports_status_idx" ON "error_reports" USING btree (lower("status"),"created_at","id");--> statement-breakpoint
CREATE INDEX "error_reports_email_idx" ON "error_reports" USING btree (lower("reported_by_email"),"id");--> statement-breakpoint
CREATE INDEX "error_reports_created_at_idx" ON "error_reports" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "error_reports_search_idx" ON "error_reports" USING gin (("description" || ' ' || "reported_by_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "uploads_uploaded_by_idx" ON "uploads" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_tokens_user_id_idx" ON "user_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "user_tokens_expires_at_idx" ON "user_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_username_search_idx" ON "users" USING gin (lower("username") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search_idx" ON "users" USING gin (lower("email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_last_active_idx" ON "users" USING btree ("last_active","id");--> statement-breakpoint
CREATE INDEX "users_admins_idx" ON "users" USING btree ("id") WHERE "users"."is_admin";--> statement-breakpoint

-- Announcements. They tell every process of the site what has changed, so that none shows what it
-- kept in memory. A trigger cannot be forgotten by a new piece of code, and also speaks for changes
-- made by hand.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('martingale_changes', TG_ARGV[0]);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER settings_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');--> statement-breakpoint

-- Questions are shown on pages that every process keeps; solutions are shown apart from them, so
-- each is told of on its own.
CREATE TRIGGER questions_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "questions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');--> statement-breakpoint
CREATE TRIGGER solutions_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "solutions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('solutions');--> statement-breakpoint
-- The same pages say whether an answer can be checked.
CREATE TRIGGER question_answers_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "question_answers"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');--> statement-breakpoint

-- Threads are shown on pages that every process keeps. Views are left out: each would drop them all.
CREATE TRIGGER discussions_announce
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    title, content, content_html, preview, created_by, is_pinned, is_locked, comment_count,
    last_activity_at, deleted_at
  ON "discussions" FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');--> statement-breakpoint
CREATE TRIGGER comments_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE OF username ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');--> statement-breakpoint

-- Likes also go with the account that gave them, so they are counted here and nowhere else.
CREATE FUNCTION count_likes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM changed) THEN
    RETURN NULL;
  END IF;
  -- Always in the same order: two accounts that leave at once must not wait for each other.
  PERFORM FROM comments WHERE id IN (SELECT comment_id FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE comments
    SET like_count = like_count + CASE TG_OP WHEN 'INSERT' THEN liked.times ELSE -liked.times END
    FROM (SELECT comment_id, count(*)::integer AS times FROM changed GROUP BY comment_id) AS liked
    WHERE comments.id = liked.comment_id;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER comment_likes_added AFTER INSERT ON "comment_likes"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes();--> statement-breakpoint
CREATE TRIGGER comment_likes_removed AFTER DELETE ON "comment_likes"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_likes();
