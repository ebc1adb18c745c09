/** What pages say instead of the next question. */
export const allAnswered =
  'You have answered every question open to you. New ones will show up here.';
