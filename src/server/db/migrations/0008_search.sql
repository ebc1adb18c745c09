CREATE TABLE "question_search" (
	"question_id" integer PRIMARY KEY NOT NULL,
	"is_visible" boolean NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_backlog" (
	"question_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "question_search" ADD CONSTRAINT "question_search_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_backlog" ADD CONSTRAINT "search_backlog_question_id_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_search_head_idx" ON "question_search" USING gin ("head");--> statement-breakpoint
CREATE INDEX "question_search_words_idx" ON "question_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_trigram_idx" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint

-- The texts stay out of the rows that a search scans, except for what it ranks by.
ALTER TABLE "question_search" ALTER COLUMN "head" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "question_search" ALTER COLUMN "words" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "question_search" SET (toast_tuple_target = 128);--> statement-breakpoint

-- Without accents, and without signs that would join two words, as modules/search/query-words.ts
-- splits a query. Most texts are ASCII, where normalizing would take most of the time.
CREATE FUNCTION search_text(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN translate(
    CASE WHEN octet_length(source) = char_length(source) THEN source
      ELSE regexp_replace(normalize(source, NFKD), '[\u0300-\u036f]', '', 'g') END,
    '/.@_-+&=''’', '          '
  );--> statement-breakpoint
-- Without formulas, commands and addresses. A tsvector cannot hold more than a megabyte.
CREATE FUNCTION statement_text(description text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN regexp_replace(
    left(description, 50000),
    '\\\$|\$\$[^$]*\$\$|\$[^$\n]*\$|\\[A-Za-z]+|https?://\S+', ' ', 'g'
  );--> statement-breakpoint
-- Whole words too: the last one of a query may be incomplete, and stems are no longer their beginnings.
CREATE FUNCTION search_vector(source text, weight "char") RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN setweight(
    to_tsvector('pg_catalog.english', source) || to_tsvector('pg_catalog.simple', source), weight
  );--> statement-breakpoint
CREATE FUNCTION index_questions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO question_search (question_id, is_visible, head, words)
    SELECT id, is_visible, heads.head,
        heads.head || setweight(
          to_tsvector('pg_catalog.english', search_text(statement_text(description))), 'D'
        )
      FROM changed
      CROSS JOIN LATERAL (
        SELECT search_vector(search_text(name), 'A')
          || search_vector(search_text(array_to_string(tags, ' ')), 'B')
          || search_vector(search_text(coalesce(subject, '')), 'C') AS head
      ) AS heads
    ON CONFLICT (question_id) DO UPDATE
      SET is_visible = excluded.is_visible, head = excluded.head, words = excluded.words;
  INSERT INTO search_backlog (question_id) SELECT id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER questions_index_added AFTER INSERT ON "questions"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_questions();--> statement-breakpoint
CREATE TRIGGER questions_index_changed AFTER UPDATE ON "questions"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION index_questions();--> statement-breakpoint
-- Index what is there.
UPDATE "questions" SET version = version;
