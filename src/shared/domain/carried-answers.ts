/** How many questions a visitor can carry over into an account. */
export const mostCarriedAnswers = 200;
