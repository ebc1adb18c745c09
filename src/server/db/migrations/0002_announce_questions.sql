-- Questions are shown on pages that every process keeps; solutions are shown apart from them, so
-- each is told of on its own.
CREATE TRIGGER questions_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "questions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('questions');--> statement-breakpoint
CREATE TRIGGER solutions_announce AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "solutions"
  FOR EACH STATEMENT EXECUTE FUNCTION announce_change('solutions');
