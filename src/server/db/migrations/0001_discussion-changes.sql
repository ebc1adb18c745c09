-- Say which discussion has changed, so that pages that show others stay cached.
DROP TRIGGER "discussions_announce" ON "discussions";--> statement-breakpoint
DROP TRIGGER "comments_announce" ON "comments";--> statement-breakpoint
CREATE FUNCTION announce_discussion() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed discussions := COALESCE(NEW, OLD);
BEGIN
  PERFORM pg_notify('martingale_changes', concat('discussions:', changed.id, ':', changed.question_id));
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION announce_comment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed comments := COALESCE(NEW, OLD);
BEGIN
  PERFORM pg_notify('martingale_changes', concat('discussions:', changed.thread_id));
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER "discussions_announce"
  AFTER INSERT OR DELETE OR UPDATE OF
    title, content, content_html, preview, created_by, is_pinned, is_locked, comment_count,
    last_activity_at, deleted_at
  ON "discussions" FOR EACH ROW EXECUTE FUNCTION announce_discussion();--> statement-breakpoint
CREATE TRIGGER "comments_announce" AFTER INSERT OR UPDATE OR DELETE ON "comments"
  FOR EACH ROW EXECUTE FUNCTION announce_comment();--> statement-breakpoint
CREATE TRIGGER "discussions_announce_truncate" AFTER TRUNCATE ON "discussions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');--> statement-breakpoint
CREATE TRIGGER "comments_announce_truncate" AFTER TRUNCATE ON "comments"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');
