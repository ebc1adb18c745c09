-- The first matches that the index finds, unordered. The planner takes the beginning of a word for frequent, and would
-- rather read the whole table in the order of its rows until it has enough.
CREATE FUNCTION search_candidates(is_head boolean, query tsquery, most integer)
  RETURNS SETOF "question_search" LANGUAGE plpgsql STABLE PARALLEL SAFE
  SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
  IF is_head THEN
    RETURN QUERY SELECT * FROM "question_search" WHERE is_visible AND head @@ query LIMIT most;
  ELSE
    RETURN QUERY SELECT * FROM "question_search" WHERE is_visible AND words @@ query LIMIT most;
  END IF;
END;
$$;
