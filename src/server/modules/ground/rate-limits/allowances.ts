const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How many times as much as one IPv6 network the larger one around it may do. */
export const siteFactor = 4;

/** The rate limits per client. */
export const allowances = {
  register: { points: 100, seconds: hour },
  /** Each one asks a sign-in provider. */
  visitProvider: { points: 100, seconds: hour },
  verifyEmail: { points: 60, seconds: hour },
  resendVerification: { points: 5, seconds: hour },
  forgotPasswordFrom: { points: 30, seconds: hour },
  forgotPasswordFor: { points: 5, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
  checkResetLink: { points: 60, seconds: hour },
  /** Per account and network; a two-step sign-in counts twice. */
  signIn: { points: 60, seconds: hour },
  signInFromSite: { points: 60 * siteFactor, seconds: hour },
  /** What follows is logged, and most of it mailed: it must neither flood an inbox nor the log. */
  changeName: { points: 30, seconds: hour },
  changeAddress: { points: 10, seconds: hour },
  changePassword: { points: 10, seconds: hour },
  changeTwoStep: { points: 30, seconds: hour },
  renewRecoveryCodes: { points: 10, seconds: hour },
  changePasskeys: { points: 30, seconds: hour },
  changeProviders: { points: 20, seconds: hour },
  endSessions: { points: 60, seconds: hour },
  exportData: { points: 10, seconds: hour },
  revertAddress: { points: 60, seconds: hour },
  /** Emails about an account to one inbox, possibly requested by a stranger. */
  mailTo: { points: 10, seconds: hour },
  passkeyChallenge: { points: 300, seconds: hour },
  report: { points: 20, seconds: hour },
  feedback: { points: 10, seconds: hour },
  signUp: { points: 60, seconds: hour },
  redeemSignUp: { points: 60, seconds: hour },
  discussion: { points: 10, seconds: hour },
  comment: { points: 30, seconds: 10 * minute },
  /** Unverified accounts may be bots. */
  discussionUnverified: { points: 2, seconds: hour },
  commentUnverified: { points: 5, seconds: 10 * minute },
  editComment: { points: 60, seconds: 10 * minute },
  like: { points: 120, seconds: 10 * minute },
  answer: { points: 120, seconds: 10 * minute },
  /** Of visitors on one network, such as a class. */
  answerFrom: { points: 600, seconds: 10 * minute },
  /** Not right, per network and premium question: “within 5%” leads there in a hundred or so. */
  answerPremium: { points: 60, seconds: day },
  /** Everything else that goes into the log of attempts. */
  practice: { points: 300, seconds: 10 * minute },
  setting: { points: 120, seconds: 10 * minute },
  readNotifications: { points: 300, seconds: 10 * minute },
  star: { points: 120, seconds: 10 * minute },
  /** Notes are saved while they are written. */
  note: { points: 300, seconds: 10 * minute },
  newNote: { points: 100, seconds: hour },
  /** Moving a question down a long list takes many. */
  changeList: { points: 300, seconds: 10 * minute },
  exportCards: { points: 30, seconds: hour },
  carryAnswers: { points: 10, seconds: hour },
  /** Short ones are often started again. */
  startDrill: { points: 300, seconds: hour },
  startDuel: { points: 60, seconds: hour },
  changeDrill: { points: 120, seconds: 10 * minute },
  carryRuns: { points: 30, seconds: hour },
  subscribe: { points: 30, seconds: hour },
  manageSubscription: { points: 60, seconds: hour },
  view: { points: 1_000, seconds: hour },
} as const;

/** Counted per process, for calls too frequent for the database. */
export const lightAllowances = {
  visit: { points: 1_000, duration: minute },
  clientError: { points: 60, duration: minute },
  cspReport: { points: 60, duration: minute },
  readAnswer: { points: 600, duration: minute },
  /** People search while they type, and a class does so behind one address. */
  search: { points: 1_200, duration: 10 * minute },
  tryAnswer: { points: 120, duration: minute },
  /** One for each item, by several people behind one address. */
  drillAnswers: { points: 1_000, duration: minute },
  /** Each one may take half a second. */
  dealAgain: { points: 20, duration: minute },
} as const;

export type Allowance = keyof typeof allowances | keyof typeof lightAllowances;
