-- Words as they are, like 'simple', for queries: "of" and "the" are in nearly every question, so that
-- looking them up takes long and finds nothing of use.
CREATE TEXT SEARCH DICTIONARY whole_words (TEMPLATE = pg_catalog.simple, STOPWORDS = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION whole_words (COPY = pg_catalog.simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION whole_words ALTER MAPPING REPLACE pg_catalog.simple WITH whole_words;
