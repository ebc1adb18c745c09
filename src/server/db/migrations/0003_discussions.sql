ALTER TABLE "discussions" ADD COLUMN "preview" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Threads are shown on pages that every process keeps. Views are left out: each would drop them all.
CREATE TRIGGER discussions_announce
  AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF
    title, content, content_html, preview, created_by, is_pinned, is_locked, comment_count,
    last_activity_at, deleted_at
  ON "discussions" FOR EACH STATEMENT EXECUTE FUNCTION announce_change('discussions');--> statement-breakpoint
CREATE TRIGGER comments_announce
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "comments"
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
