-- Say which account has changed, so that what processes keep of it for a few seconds is dropped.
CREATE FUNCTION announce_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := to_jsonb(COALESCE(NEW, OLD));
BEGIN
  PERFORM pg_notify('martingale_changes', concat('members:', changed ->> TG_ARGV[0]));
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Not when somebody was last seen.
CREATE TRIGGER "users_announce_member"
  AFTER DELETE OR UPDATE OF username, email, is_admin, is_email_verified
  ON "users" FOR EACH ROW EXECUTE FUNCTION announce_member('id');--> statement-breakpoint
CREATE TRIGGER "sessions_announce_member" AFTER DELETE OR UPDATE OF password_entered_at
  ON "sessions" FOR EACH ROW EXECUTE FUNCTION announce_member('user_id');--> statement-breakpoint
CREATE TRIGGER "question_statuses_announce_member" AFTER INSERT OR DELETE OR UPDATE OF status
  ON "question_statuses" FOR EACH ROW EXECUTE FUNCTION announce_member('user_id');--> statement-breakpoint
CREATE TRIGGER "subscriptions_announce_member" AFTER INSERT OR UPDATE OR DELETE
  ON "subscriptions" FOR EACH ROW EXECUTE FUNCTION announce_member('user_id');--> statement-breakpoint
CREATE TRIGGER "users_announce_truncate" AFTER TRUNCATE ON "users"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('members');--> statement-breakpoint
CREATE TRIGGER "sessions_announce_truncate" AFTER TRUNCATE ON "sessions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('members');--> statement-breakpoint
CREATE TRIGGER "question_statuses_announce_truncate" AFTER TRUNCATE ON "question_statuses"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('members');--> statement-breakpoint
CREATE TRIGGER "subscriptions_announce_truncate" AFTER TRUNCATE ON "subscriptions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('members');
