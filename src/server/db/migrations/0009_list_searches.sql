DROP INDEX "error_reports_status_idx";--> statement-breakpoint
CREATE INDEX "audience_signups_confirmed_at_idx" ON "audience_signups" USING btree ("list","confirmed_at","id");--> statement-breakpoint
CREATE INDEX "audience_signups_search_idx" ON "audience_signups" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_messages_open_idx" ON "feedback_messages" USING btree ("created_at","id") WHERE "feedback_messages"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_messages_search_idx" ON "feedback_messages" USING gin (("message" || ' ' || coalesce("name", '') || ' ' || coalesce("email", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_search_idx" ON "audit_log" USING gin (("actor_name" || ' ' || "action" || ' ' || "subject_type" || ' ' || coalesce("subject_id", '') || ' ' || "details"::text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "subscriptions_plan_idx" ON "subscriptions" USING btree ("plan","id");--> statement-breakpoint
CREATE INDEX "subscriptions_status_idx" ON "subscriptions" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "subscriptions_period_end_idx" ON "subscriptions" USING btree ("current_period_end","id");--> statement-breakpoint
CREATE INDEX "mail_messages_search_idx" ON "mail_messages" USING gin (("recipient" || ' ' || "subject") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "error_reports_email_idx" ON "error_reports" USING btree (lower("reported_by_email"),"id");--> statement-breakpoint
CREATE INDEX "error_reports_search_idx" ON "error_reports" USING gin (("description" || ' ' || "reported_by_email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "error_reports_status_idx" ON "error_reports" USING btree (lower("status"),"created_at","id");