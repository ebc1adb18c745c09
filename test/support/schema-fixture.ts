import type pg from 'pg';

/** Ada (1001) did one of everything, Bob (1002) nothing; question 1001 has it all, 1002 a thread. */
const fixture = `
  insert into users (id, username, email, password_hash) overriding system value values
    (1001, 'Ada', 'ada@example.com', 'x'), (1002, 'Bob', 'bob@example.com', 'x');
  insert into sessions (token_hash, user_id, expires_at) values ('\\x01', 1001, now());
  insert into user_tokens (user_id, purpose, token_hash, email, expires_at)
    values (1001, 'verify_email', '\\x01', 'ada@example.com', now());
  insert into questions (id, name, description, description_html, import_key) overriding system value
    values (1001, 'Coin', 'Toss a coin', '', 'coin'), (1002, 'Dice', 'Roll a die', '', null);
  insert into solutions (question_id, content, content_html) values (1001, 'Half', '');
  insert into question_statuses (user_id, question_id, status) values (1001, 1001, 'attempted');
  insert into attempts (id, user_id, question_id, kind, status) overriding system value
    values (1001, 1001, 1001, 'answer', 'attempted');
  insert into question_results (attempt_id, question_id, is_right, learner_rating, learner_deviation)
    values (1001, 1001, true, 1500, 350);
  insert into question_ratings
    (question_id, rating, deviation, volatility, start_rating, results, right_results)
    values (1001, 1500, 200, 0.06, 1500, 1, 1);
  insert into question_measures (question_id, rating, deviation, results, right_results)
    values (1001, 1500, 200, 1, 1);
  insert into learners (user_id, served) values (1001, '{"questionId": 1001}');
  insert into plans (user_id, interview_on, minutes, role, weekdays)
    values (1001, '2026-03-31', 30, 'trader', '[]');
  insert into plan_days (user_id, date, phase, reviews, questions, drills, minutes)
    values (1001, '2026-03-02', 'practice', 1, 1, 1, 10);
  insert into daily_recommendations (date, reason, difference, served)
    values ('2026-01-01', 'first', -3, 1);
  insert into question_paces (question_id, seconds) values (1001, 95);
  insert into learner_questions (user_id, question_id) values (1001, 1001);
  insert into learner_ratings
    (user_id, category, rating, deviation, volatility, current_deviation, results, rated_at)
    values (1001, '', 1500, 350, 0.06, 350, 1, now());
  insert into learner_rating_days (user_id, category, day, rating, deviation)
    values (1001, '', '2026-01-01', 1500, 350);
  insert into learner_confidence (user_id, confidence, answers, right_answers)
    values (1001, 80, 1, 1);
  insert into drill_presets (slug, version, title, trains, format, evidence, is_edited)
    values ('sums', 1, 'Sums', 'Sums', '{}', '{}', false);
  insert into own_drills (id, user_id, title, format) overriding system value
    values (1001, 1001, 'Mine', '{}');
  insert into drill_runs (id, user_id, kind, preset, version, title, format, seed, starts_at, ends_at, duel_id)
    values ('00000000-0000-4000-8000-000000000001', 1001, 'preset', 'sums', 1, 'Sums', '{}', 's',
      now(), now(), '00000000-0000-4000-8000-000000000001'),
    ('00000000-0000-4000-8000-000000000002', 1002, 'duel', 'sums', 1, 'Sums', '{}', 's',
      now(), now(), '00000000-0000-4000-8000-000000000001');
  insert into drill_answers (run_id, item, response, edit, milliseconds, received_at)
    values ('00000000-0000-4000-8000-000000000001', 0, '4', 0, 1000, now());
  insert into finished_drills (run_id, user_id, finished_at)
    values ('00000000-0000-4000-8000-000000000001', 1001, now());
  insert into drill_facts (user_id, operator, "left", "right", box, due)
    values (1001, '×', 7, 8, 1, now());
  insert into interviews (id, user_id, role, level, minutes, is_one_way, started_at, ends_at, viewed_at)
    overriding system value
    values (1001, 1001, 'trader', 'graduate', 30, false, now(), now(), now());
  insert into interview_questions (interview_id, place, question_id) values (1001, 1, 1001);
  insert into meetings (id, link_hash, role, level, minutes, first_interviewer, expires_at)
    values ('0194d1b2-0000-7000-8000-000000001001', '\\x01', 'trader', 'graduate', 20, 1, now());
  insert into meeting_people (meeting_id, place, user_id)
    select id, place, 1000 + place from meetings, generate_series(1, 2) place;
  insert into meeting_halves (meeting_id, half) select id, 1 from meetings;
  insert into meeting_questions (meeting_id, number, half, question_id)
    select id, 1, 1, 1001 from meetings;
  insert into meeting_pad_updates (meeting_id, half, number, bytes, at)
    select id, 1, 1, '\\x01', now() from meetings;
  insert into meeting_notes (meeting_id, half, user_id, notes) select id, 1, 1001, 'N' from meetings;
  insert into meeting_feedback (meeting_id, half, seat, feedback, sent_at)
    select id, 1, 'interviewer', '{}', now() from meetings;
  insert into partner_searches (user_id, role, level, minutes, since)
    values (1001, 'trader', 'graduate', 20, now());
  insert into partner_slots (user_id, starts_at) values (1001, now());
  insert into partner_pairs (id, starts_at, role, level, minutes, meeting_id)
    select id, now(), 'trader', 'graduate', 20, id from meetings;
  insert into partner_pair_people (pair_id, place, user_id)
    select id, place, 1000 + place from partner_pairs, generate_series(1, 2) place;
  insert into partner_reports (pair_id, starts_at, role, reported_by, reported_user, reason)
    select id, now(), 'trader', 1001, 1002, 'effort' from partner_pairs
    union all select id, now(), 'trader', 1002, 1001, 'answers' from partner_pairs;
  insert into blocks (blocker_id, blocked_id) values (1001, 1002), (1002, 1001);
  insert into question_revisions (question_id, subject, version, content, editor_id, editor_name)
    values (1001, 'question', 1, '{}', 1001, 'Ada');
  insert into bank_entries (slug, question_id, content_hash, question_version)
    values ('coin', 1001, 'x', 1);
  insert into question_answers (question_id, answer, hints, slug, has_simulation)
    values (1001, '{}', '[]', 'coin', false);
  insert into discussions (id, question_id, created_by, title, content, content_html, submission_key)
    overriding system value values
    (1001, 1001, 1001, 'First thread', 'What is fair?', '', 'k'),
    (1002, 1002, null, 'Other thread', 'What is fair?', '', null);
  insert into comments (id, thread_id, parent_id, user_id, content, content_html, submission_key)
    overriding system value values
    (1001, 1001, null, 1001, 'A', '', 'k'), (1002, 1001, 1001, 1001, 'Reply', '', null),
    (1003, 1002, null, null, 'B', '', null);
  insert into comment_likes (comment_id, user_id) values (1001, 1001);
  insert into discussion_views (discussion_id, visitor_hash, hour)
    values (1001, '\\x01', '2024-01-01T10:00:00Z');
  insert into comment_reports (comment_id, reported_by, reason) values (1001, 1001, 'rude');
  insert into error_reports (id, question_id, reported_by, description) overriding system value
    values (1001, 1001, 1001, 'The answer is wrong');
  insert into error_report_replies (error_report_id, author_id, content) values (1001, 1001, 'Yes');
  insert into notifications (user_id, kind, actor_id, comment_id)
    values (1001, 'comment_reply', 1002, 1002);
  insert into settings (key, value) values ('app_title', 'Martingale');
  insert into billing_customers (id, user_id, provider, provider_customer_id)
    overriding system value values (1001, 1001, 'stripe', 'cus_1');
  insert into subscriptions
    (user_id, customer_id, provider, provider_subscription_id, idempotency_key, plan, price_id, amount)
    values (1001, 1001, 'stripe', 'sub_1', 'i1', 'monthly', 'price_1', 1999);
  insert into webhook_events (event_id, provider, type) values ('evt_1', 'stripe', 't');
  insert into uploads (filename, content_type, data, width, height, uploaded_by)
    values ('logo.png', 'image/png', '\\x01', 1, 1, 1001);
  insert into mail_messages (user_id, kind, recipient, subject, html, text, dedupe_key)
    values (1001, 'verify', 'ada@example.com', 's', '', '', 'd');
  insert into feedback_messages (user_id, message) values (1001, 'Nice');
  insert into audience_signups (list, email) values ('newsletter', 'ada@example.com');
  insert into audit_log (actor_id, actor_name, action, subject_type)
    values (1001, 'Ada', 'settings.update', 'setting');
  insert into kept_exports (reason, format, row_count, data, created_by, created_by_name)
    values ('delete all', 'json', 1, '\\x01', 1001, 'Ada');`;

/** Runs against the fixture, then rolls back. */
export async function withFixture<T>(
  pool: pg.Pool,
  run: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(fixture);
    return await run(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
