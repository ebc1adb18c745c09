/** How many questions a visitor can take along into an account. */
export const mostCarriedAnswers = 200;
