-- At least one row for every table, with values that are easily lost on the way.
insert into users (username, email, password_hash, is_admin, is_email_verified, time_zone, created_at) values
  ('Ada_Lovelace', 'Ada@Example.org', '$argon2id$v=19$m=1,t=2,p=1$\N\t\\', true, true, 'Europe/Paris', '2024-02-29 23:59:59.999+00'),
  ('gone', 'gone@example.org', '', false, false, null, '0044-03-15 12:00:00+00 BC'),
  ('bob-42', 'bob@example.org', '\.', false, true, '', 'infinity');
delete from users where username = 'gone';
insert into sessions (token_hash, user_id, user_agent, password_entered_at, expires_at) values
  ('\x00ff0a0d5c2e0a', 1, E'tab\there "quoted" \\ back\\\\slash', '2026-01-01', '2031-01-01');
insert into user_tokens (user_id, purpose, token_hash, email, session_id, expires_at, used_at) values
  (3, 'reset_password', '\x', 'BOB@example.org', null, '2031-01-01', null),
  (3, 'revert_email', '\x0a', 'bob@example.com', 2147483647, '2031-01-01', null);
insert into questions (name, description, description_html, difficulty, category, image_url, is_visible, version) values
  ('ÀÉÎ Straße ΣΊΣΥΦΟΣ İ', E'line one\nline two\r\n\\.\n\\N\n\ttab', E'<p>\\.</p>', 'Hard', 'Probability & "Odds"', '', true, 7),
  (E'\\.', E'\n', E'\\N', 'Easy', '概率 🎲', null, false, 1);
insert into questions (name, description, description_html) values ('removed', 'x', 'x');
delete from questions where name = 'removed';
insert into search_words (word) values ('straße');
insert into solutions (question_id, content, content_html) values (1, repeat(E'x\\\n', 100000), E'\b\f\v\u0001\u007f');
insert into question_revisions (question_id, subject, version, content, editor_id, editor_name) values
  (1, 'question', 1, '{"a": [1, 2.50, null, "\"\\n\u2028"], "é": {}}', 1, null);
insert into question_measures (question_id, rating, deviation, results, right_results) values (1, 1640, 72, 58, 20);
insert into question_paces (question_id, seconds) values (1, 95);
insert into daily_questions (date, question_id) values ('2024-02-29', 1);
insert into question_statuses (user_id, question_id, status) values (3, 1, 'solved');
insert into attempts (user_id, question_id, kind, status) values (3, 1, 'answer', 'attempted'), (3, null, 'mark', 'solved');
insert into attempt_judgments (attempt_id, verdict, grade, was_right) values (1, 'right', 3, false);
insert into answer_changes (question_id, changes) values (1, 2);
insert into question_results (attempt_id, question_id, is_right, learner_rating, learner_deviation) values (1, 1, true, 1500.1, 1e-300);
insert into result_networks (question_id, network, day, results) values (1, '\x00ff', '2024-02-29', 2);
insert into question_ratings (question_id, rating, deviation, volatility, start_rating, results, right_results) values (1, 1464.0506705393013, 151.51652412385727, 0.05999, 1500, 1, 1);
insert into learners (user_id, rated_on, rated_today, served) values (3, '2024-02-29', 1, '{"questionId": 1, "reason": "review", "difference": -5, "date": "2024-02-29"}');
insert into plans (user_id, interview_on, minutes, role, weekdays, exceptions, feed_token_hash, laid_out_on, left_out) values
  (3, '2024-03-31', 30, 'trader', '["full", "off"]', '{"2024-03-01": "easy"}', '\x000a', '2024-02-29', '{2,1}');
insert into plan_days (user_id, date, phase, reviews, questions, drills, minutes) values (3, '2024-02-29', 'light', 3, 0, 1, 9);
insert into daily_recommendations (date, reason, difference, served, answered, right_answers) values ('2024-02-29', 'review', -5, 3, 2, 1);
insert into learner_questions (user_id, question_id, solved_how, due, card) values (3, 1, 'alone', '2024-03-01 10:00+00', '{"stability": 2.3065, "due": "2024-03-01T10:00:00.000Z"}');
insert into learner_ratings (user_id, category, rating, deviation, volatility, current_deviation, results, rated_at) values (3, '', 1500, 350, 0.06, 350, 1, '2024-02-29');
insert into learner_rating_days (user_id, category, day, rating, deviation) values (3, '概率 🎲', '2024-02-29', 1500, 350);
insert into learner_confidence (user_id, confidence, answers, right_answers) values (3, 80, 2, 1);
insert into stars (user_id, question_id) values (3, 1), (1, 2);
insert into notes (user_id, question_id, content, version) values
  (3, 1, E'$\\frac12$\n\\.\n\\N', '0194d1b2-0000-7000-8000-00000000abcd');
insert into question_lists (user_id, name, description, share_token) values (3, 'רשימה\N', null, null), (1, 'b', E'\\.', 'token');
insert into list_questions (list_id, question_id, position) values (1, 2, 1), (1, 1, 7);
insert into drill_presets (slug, version, title, trains, format, evidence, is_edited) values
  ('sample', 1, E'\\N', 'Sums', '{"seconds": 120, "blocks": []}', '{"kind": "own", "note": "x", "date": "2024-02-29"}', true);
insert into own_drills (user_id, title, format, share_token) values (3, 'Übung', '{"blocks": []}', null);
-- A player that comes before the run that it was challenged with.
insert into drill_runs (id, user_id, kind, preset, version, title, format, seed, starts_at, ends_at, duel_id, player_name, is_quit, device_hash) values
  ('0194d1b2-0000-7000-8000-000000000001', null, 'duel', 'sample', 1, 'a', '{}', 's', '2024-06-01', '2024-06-02', '0194d1b2-0000-7000-8000-000000000002', E'\\.', false, '\x005cff'),
  ('0194d1b2-0000-7000-8000-000000000002', 3, 'preset', 'sample', 1, 'a', '{}', 's', '2024-06-01', '2024-06-02', '0194d1b2-0000-7000-8000-000000000002', null, true, null);
insert into finished_drills (run_id, user_id, finished_at) values ('0194d1b2-0000-7000-8000-000000000002', 3, '2024-06-01 10:02:00.5+00');
insert into drill_answers (run_id, item, response, edit, milliseconds, received_at, is_late) values
  ('0194d1b2-0000-7000-8000-000000000002', 0, '−1/2', 0, 1500, '2024-06-01 10:00:00.123+00', true);
insert into drill_facts (user_id, operator, "left", "right", box, due) values (3, '×', 7, 8, 1, '2024-06-01');
insert into interviews (user_id, role, level, minutes, is_one_way, started_at, ends_at, finished_at, place, viewed_at, share_token) values
  (3, 'trader', 'graduate', 45, true, '2024-06-01 10:00:00.5+00', '2024-06-01 10:45:00.5+00', null, 2, '2024-06-01 10:10:00.123+00', null),
  (1, 'developer', 'experienced', 60, false, '2024-06-01', '2024-06-01', '2024-06-01', 1, '2024-06-01', E'\\.');
insert into interview_questions (interview_id, place, question_id, variant, given, is_choice, confidence, milliseconds, verdict, message, is_withdrawn, is_revealed) values
  (1, 1, 1, '1.7', E'\\N', false, 80, 1500, 'close', E'a\tb', false, false), (1, 2, null, null, '', true, null, 0, null, null, true, true);
insert into meetings (id, link_hash, role, level, minutes, first_interviewer, phase, half, revision, created_at, expires_at) values
  ('0194d1b2-0000-7000-8000-000000000004', '\x00ff', 'trader', 'graduate', 20, 1, 'finished', 2, 12, '2024-06-01 10:00:00.5+00', '2024-06-02 10:00:00.5+00'),
  ('0194d1b2-0000-7000-8000-000000000005', '\x5c2e', 'developer', 'experienced', 45, 2, 'waiting', 1, 1, '2024-06-01', '2024-06-02');
insert into meeting_people (meeting_id, place, user_id, guest_name, guest_hash) values
  ('0194d1b2-0000-7000-8000-000000000004', 1, 3, null, null), ('0194d1b2-0000-7000-8000-000000000004', 2, null, E'Ada "\\N" L.', '\x0a0d'),
  ('0194d1b2-0000-7000-8000-000000000005', 1, null, null, null);
insert into meeting_halves (meeting_id, half, started_at, ends_at, pad_updates, pad_bytes) values
  ('0194d1b2-0000-7000-8000-000000000004', 1, '2024-06-01 10:01:00.123+00', '2024-06-01 10:21:00.123+00', 1, 4),
  ('0194d1b2-0000-7000-8000-000000000005', 1, null, null, 0, 0);
insert into meeting_questions (meeting_id, number, half, question_id, variant, shown_at, hints, open_parts, bets) values
  ('0194d1b2-0000-7000-8000-000000000004', 1, 1, 1, '1.7', '2024-06-01 10:01:00.123+00', '{1,3}', 2, '{80,0}'),
  ('0194d1b2-0000-7000-8000-000000000004', 2, 1, null, null, null, '{}', 1, '{}');
insert into meeting_pad_updates (meeting_id, half, number, bytes, at) values
  ('0194d1b2-0000-7000-8000-000000000004', 1, 1, '\x00095c00', '2024-06-01 10:02:00.123+00');
insert into meeting_notes (meeting_id, half, user_id, notes) values ('0194d1b2-0000-7000-8000-000000000004', 1, 3, E'a\tb\\N\n\u2028');
insert into meeting_feedback (meeting_id, half, seat, feedback, sent_at) values
  ('0194d1b2-0000-7000-8000-000000000004', 1, 'candidate', '{"seat": "candidate", "comment": "\\N\n"}', '2024-06-01 10:30:00.123+00');
insert into partner_searches (user_id, role, level, minutes, since) values (3, 'trader', 'graduate', 20, '2024-06-01 10:00:00.5+00');
insert into partner_slots (user_id, starts_at) values (3, '2024-06-03 18:30+00'), (3, '2024-06-03 19:00+00');
insert into partner_pairs (id, starts_at, role, level, minutes, meeting_id, outcome, created_at) values
  ('0194d1b2-0000-7000-8000-000000000006', '2024-06-01 10:30+00', 'trader', 'graduate', 20, '0194d1b2-0000-7000-8000-000000000004', 'met', '2024-06-01'),
  ('0194d1b2-0000-7000-8000-000000000007', '2024-06-02 10:30+00', 'developer', 'internship', 45, null, 'missed', '2024-06-01');
insert into partner_pair_people (pair_id, place, user_id, came_at, was_away) values
  ('0194d1b2-0000-7000-8000-000000000006', 1, 3, '2024-06-01 10:29:59.999+00', false), ('0194d1b2-0000-7000-8000-000000000006', 2, 1, '2024-06-01 10:31+00', false),
  ('0194d1b2-0000-7000-8000-000000000007', 1, 3, null, true), ('0194d1b2-0000-7000-8000-000000000007', 2, null, null, false);
insert into partner_reports (pair_id, starts_at, role, reported_by, reported_user, reason, text, created_at, resolved_at, resolved_by) values
  ('0194d1b2-0000-7000-8000-000000000006', '2024-06-01 10:30+00', 'trader', 3, 1, 'other', E'a\tb\\N\n\u2028', '2024-06-01 11:00:00.123+00', null, null),
  (null, '2024-01-01 10:30+00', 'developer', null, null, 'answers', null, '2024-01-01 11:00+00', '2024-01-02 11:00:00.5+00', 1);
insert into blocks (blocker_id, blocked_id, created_at) values (3, 1, '2024-06-01 10:00:00.123+00');
insert into bank_entries (slug, question_id, content_hash, question_version) values ('a/b', 2, 'hash', 1), ('gone', null, '', 3);
insert into question_answers (question_id, answer, hints, slug, has_simulation) values
  (2, '{"kind": "number", "value": 0.10, "unit": "%"}', '[{"source": "\\frac{1}{2}\n", "html": "<p>\"\u2028</p>"}]', 'a/b', true);
insert into question_answers (question_id, answer, hints, has_figure, follow_ups) values
  (1, null, '[]', true, '[{"question": {"source": "Why?", "html": "<p>Why?</p>"}, "answer": {"source": "", "html": ""}}]');
insert into question_variants (question_id, content, withdrawn) values
  (2, '{"version": 1, "template": {"answer": null, "texts": {}}, "formulas": ["\\n"], "variants": [{"parameters": {"n": "1/3"}, "values": ["0.10"]}]}', '{1}');
insert into discussions (question_id, created_by, variant, title, content, content_html) values
  (1, 1, '1.2', 'What about \N?', E'ten or more\n\n\\.\n', '');
-- A reply that comes before what it replies to.
insert into comments (id, thread_id, parent_id, user_id, content, content_html) overriding system value values (8, 1, null, 1, '\\', ''), (9, 1, null, null, 'b', 'b');
insert into comments (id, thread_id, parent_id, content, content_html) overriding system value values (2, 1, 8, '\', '\N');
select setval('comments_id_seq', 20);
insert into comment_likes (comment_id, user_id) values (2, 3);
insert into comment_reports (comment_id, reported_by, reason) values (8, 3, 'spam, "really"');
insert into discussion_views (discussion_id, visitor_hash, hour) values (1, '\xdeadbeef', '2024-06-01 10:00+00');
insert into error_reports (question_id, reported_by, description) values (1, 3, 'The answer is wrong.');
insert into error_report_replies (error_report_id, author_id, content) values (1, 1, 'It is not.');
insert into notifications (user_id, kind, actor_id, discussion_id, comment_id, error_report_id) values
  (1, 'reply', 3, 1, 8, null), (3, 'report', null, null, null, 1);
insert into feedback_messages (user_id, name, email, message) values (null, '', null, E'\\.');
insert into audience_signups (list, email, confirmation_token_hash) values ('ebook', 'İpek@example.org', '\x01');
insert into mail_messages (user_id, kind, recipient, subject, html, text, headers) values
  (1, 'welcome', 'ada@example.org', 'Grüße', '<b>', '', '{"List-Unsubscribe": "<https://e.org/?a=b\\c>"}');
insert into known_devices (user_id, token_hash, first_used_at, last_used_at) values
  (1, '\x0d', '2024-06-01 10:00:00.123+00', '2024-06-02 10:00:00.123+00');
insert into passkeys (user_id, name, credential_id, public_key, counter, transports, last_used_at) values
  (1, 'Schlüssel', '\x5c2e', '\xa501', 4294967295, '{usb,"a,b"}', '2024-06-02 10:00:00.123+00');
insert into passkey_challenges (hash, expires_at) values ('\x0d', '2024-06-02 10:00:00.123+00');
insert into authenticators (user_id, secret, confirmed_at, last_step) values
  (3, '\x00ff0a0d5c2e0a', '2024-02-29 12:00:00.001+00', 9007199254740991);
insert into recovery_codes (user_id, code_hash, used_at) values (3, '\x', null), (3, '\x5c2e', 'infinity');
insert into sign_in_steps (token_hash, user_id, tries, expires_at) values ('\x0a', 3, 5, '2031-01-01');
insert into identities (user_id, issuer, subject, last_used_at) values
  (3, 'https://accounts.example.org', E'\\N|\\.|é', '2024-06-02 10:00:00.123+00');
insert into openid_flows (token_hash, provider, purpose, session_id, return_to, expires_at) values
  ('\x0a', 'google', 'confirm', 1, '/account?tab=password', '2031-01-01');
insert into pending_identities (token_hash, issuer, subject, email, nickname, return_to, expires_at) values
  ('\x5c4e', 'https://accounts.example.org', '2', null, 'Ann-Lee', '/', '2031-01-01');
insert into security_log (user_id, kind, network, device) values
  (1, 'sign_in', '203.0.113.0/24', 'Firefox on Linux');
insert into security_log (user_id, kind, network, device, count) values
  (null, 'sign_in_refused', '203.0.113.0/24', 'Firefox on Linux', 12);
insert into csp_reports (directive, blocked, page, source, first_seen_at, last_seen_at) values
  ('img-src', 'inline', '/about', '', '2024-06-01 10:00:00.123+00', '2024-06-02 10:00:00.123+00');
insert into work_mail (user_id, timing, told_at) values (1, 'daily', '2024-06-01 10:00:00.123+00');
insert into billing_customers (user_id, provider, email_hash) values (3, 'sandbox', '\x5c');
insert into subscriptions (user_id, customer_id, provider, idempotency_key, plan, price_id, amount) values
  (3, 1, 'sandbox', 'key', 'annual', 'price', 19900);
insert into sandbox_subscriptions (id, customer_id, attempt, price_id, client_secret, created_at, period_anchor) values
  ('sub', 'cus', 'key', 'price', 'secret', '2024-01-31', '2024-02-07');
insert into webhook_events (event_id, provider, type, last_error) values ('evt_1', 'stripe', 'invoice.paid', E'a\nb');
insert into audit_log (actor_id, actor_name, action, subject_type, details) values (1, 'Ada', 'delete', 'question', '{"n": 1e400}');
insert into kept_exports (reason, format, row_count, data, created_by_name) values
  ('delete all', 'json', 2, decode(repeat('1f8b0a5c2e0a0d00', 20000), 'hex'), 'Ada');
insert into import_runs (key, started_by, is_dry_run, status, result) values
  ('a-run', 1, false, 'done', '{"success": 1, "total": 2, "errors": ["Row 2: \\u0022\\n"]}');
insert into uploads (filename, content_type, data, width, height, uploaded_by) values ('a.png', 'image/png', '\x89504e470d0a1a0a', 1, 1, 1);
insert into visits (visitor_hash, path, device, referrer) values ('\x0a', '/', 'phone', 'https://e.org/\');
insert into daily_visits (date, total_visits, unique_visitors) values ('2024-01-01', 9007199254740993, 2);
insert into daily_visitors (date, visitor_hash) values ('2024-01-01', '\x2e');
insert into daily_pages (date, path, count) values ('2024-01-01', E'/a\tb', 3);
insert into daily_devices (date, device, count) values ('2024-01-01', 'desktop', 1);
insert into daily_referrers (date, referrer, count) values ('2024-01-01', '\N', 1);
insert into daily_activity (date, registrations, answers, first_tries, right_first_tries, counted_at) values
  ('2024-01-01', 4, 3, 2, 1, '2024-01-02 01:00:00.123+00');
insert into daily_active (date, days, people) values ('2024-01-01', 28, 5);
insert into daily_revenue (date, provider, currency, amount) values ('2024-01-01', 'stripe', 'usd', 9007199254740993);
insert into visitor_salts (date, salt) values ('2024-01-01', '\x00');
insert into site_secrets (name, value) values ('billing identities', '\x5c');
insert into rate_limits (key, points, expire) values ('login:::1', 3, null);
