-- Tells every process of the site what has changed, so that none shows what it kept in memory.
-- A trigger cannot be forgotten by a new piece of code, and also speaks for changes made by hand.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('martingale_changes', TG_ARGV[0]);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER settings_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "settings"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('settings');
